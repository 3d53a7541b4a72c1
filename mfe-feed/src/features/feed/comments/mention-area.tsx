import { limits, searchPeople, type FoundPerson } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useDebounced } from '@campus/shared-features/username';
import { Avatar, VisuallyHidden } from '@campus/shared-ui';
import { TextArea } from '@campus/shared-ui/field';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { pictureOf } from '../post/authorship';
import styles from './mention-area.module.css';

/** Milliseconds without typing before names are requested. */
const restDelay = 200;

/** The part of a name between `@` and the caret, or an empty string. */
function nameAt({ value, selectionStart }: HTMLTextAreaElement): string {
  const [, name = ''] = /(?:^|[^\w@])@(\w{1,20})$/.exec(value.slice(0, selectionStart)) ?? [];
  return name.slice(0, limits.usernameMax);
}

/** Replaces the typed part with the full name and fires `input`, so that React and Undo notice it. */
function complete(area: HTMLTextAreaElement, typed: string, name: string): void {
  const end = area.selectionStart;
  area.focus();
  area.setRangeText(`${name} `, end - typed.length, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const none: readonly FoundPerson[] = [];

/** Those found for the letters before stay while the next are requested: no option disappears under the pointer. */
function usePeople(typed: string): readonly FoundPerson[] {
  const q = useDebounced(typed, restDelay);
  const enabled = typed !== '' && q === typed;
  const { data } = useCall(searchPeople, { query: { q } }, { enabled, staleTime: 60_000 });
  const [last, setLast] = useState(none);
  if (data && data !== last) setLast(data);
  return (data ?? last).filter(({ username }) =>
    username.toLowerCase().includes(typed.toLowerCase()),
  );
}

function Face({ person }: { person: FoundPerson }) {
  return (
    <>
      <Avatar name={person.username} {...pictureOf(person)} size={28} />
      <span>
        {person.username}
        {person.department && <span className={styles.detail}>{person.department}</span>}
      </span>
    </>
  );
}

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, 'ref'> {
  /** Whether `@` completes names. */
  readonly completes: boolean;
}

/**
 * A text area in which `@` and the first letters of a name suggest matching people: arrows choose, Enter or Tab
 * accepts, Escape closes. For screen readers it stays a text box, and the number of suggestions is announced.
 */
export function MentionArea({ completes, ...props }: MentionAreaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState('');
  const found = usePeople(completes ? typed : '');
  const people = typed !== '' && typed !== closed ? found : [];
  const chosen = people[Math.min(at, people.length - 1)];

  const look = () => {
    const name = area.current ? nameAt(area.current) : '';
    if (name === typed) return;
    setTyped(name);
    setAt(0);
    if (name === '') setClosed('');
  };
  const take = ({ username }: FoundPerson) => {
    if (area.current) complete(area.current, typed, username);
    setTyped('');
  };
  const keys: Readonly<Record<string, (person: FoundPerson) => void>> = {
    ArrowDown: () => setAt((at + 1) % people.length),
    ArrowUp: () => setAt((at + people.length - 1) % people.length),
    Enter: take,
    Tab: take,
    Escape: () => setClosed(typed),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.shiftKey ? undefined : keys[event.key];
    if (!act || !chosen) return;
    event.preventDefault();
    event.stopPropagation();
    act(chosen);
  };
  const optionId = ({ username }: FoundPerson) => `${id}-${username}`;
  return (
    <div className={styles.place}>
      <TextArea
        {...props}
        ref={area}
        aria-autocomplete={completes ? 'list' : undefined}
        aria-controls={chosen && `${id}-list`}
        aria-activedescendant={chosen && optionId(chosen)}
        onChange={(event) => {
          props.onChange?.(event);
          look();
        }}
        onSelect={look}
        onKeyDown={press}
        onBlur={() => setTyped('')}
      />
      {chosen && (
        <div
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label="People to mention"
        >
          {people.map((person) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area has the keys
            <div
              key={person.username}
              id={optionId(person)}
              ref={person === chosen ? intoView : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              className={styles.option}
              // The text area keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Face person={person} />
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{chosen && countText(people.length)}</VisuallyHidden>
    </div>
  );
}

const countText = (count: number) => `${count === 1 ? '1 person' : `${count} people`} to mention`;

const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
