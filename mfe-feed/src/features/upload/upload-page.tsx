import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, Card, Cluster, PageHeader } from '@campus/shared-ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ComposerForm } from '../composer';
import styles from './upload.module.css';

/** Content that a phone shared with the installed site. */
interface Shared {
  readonly text: string;
  readonly pictures: readonly File[];
}

// The shell's service worker stores it here, as a form: shell/src/app-install/worker/share.ts.
const cacheName = 'campus:shared';
const address = '/upload?shared=1';

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** Reads the pending shared content; undefined if there is none or it cannot be read. */
async function readShared(): Promise<Shared | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const form = await (await caches.match(address, { cacheName }))?.formData();
    if (!form) return undefined;
    const text = form.get('text');
    return {
      text: typeof text === 'string' ? text : '',
      pictures: form.getAll('pictures').filter(isFile),
    };
  } catch {
    return undefined;
  }
}

/** Deletes the stored content. */
async function dropShared(): Promise<void> {
  await caches.delete(cacheName).catch(() => undefined);
}

/** Appends the text to the typed text: a share never replaces a draft. */
function write(field: HTMLTextAreaElement, text: string): void {
  const gap = field.value.trim() === '' ? '' : '\n\n';
  field.setRangeText(gap + text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function drop(place: Element, pictures: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const picture of pictures) dataTransfer.items.add(picture);
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/**
 * Enters the shared content into a form as a student would: the text into its text area and the pictures
 * by a drop on its picker, so that they are resized, counted and rejected like all pictures.
 */
function handOver(form: HTMLElement, { text, pictures }: Shared): void {
  const field = form.querySelector('textarea');
  const picker = form.querySelector('input[type="file"]');
  if (!field || !picker) throw new Error('The composer has no place for what was shared');
  if (text !== '') write(field, text);
  if (pictures.length > 0) drop(picker, pictures);
}

interface SharedOffer {
  /** The element around the form that receives the content. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The content that waits for the student's decision. */
  readonly offered: Shared | undefined;
  /** Enters the content into the form. */
  take(): void;
  discard(): void;
}

/**
 * The content shared with the site, until the student accepts or discards it. Only their press enters it, because a
 * browser cannot tell the share sheet of a phone from a form that another site sent.
 * @param wanted whether the visit was started by sharing something
 */
function useShared(wanted: boolean): SharedOffer {
  const box = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<Shared>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const shared = wanted ? await readShared() : undefined;
      // If the page was left meanwhile, the content is offered at the next visit.
      if (!isGone) setOffered(shared);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [wanted]);
  const discard = () => {
    setOffered(undefined);
    void dropShared();
  };
  const take = () => {
    if (offered && box.current) handOver(box.current, offered);
    discard();
  };
  return { box, offered, take, discard };
}

/** Number of characters shown of the shared text. */
const shownCharacters = 300;

interface SharedCardProps {
  shared: Shared;
  onTake: () => void;
  onDiscard: () => void;
}

/** Content shared by another app, or by a page pretending to be one, before it is added to the post. */
function SharedCard({ shared: { text, pictures }, onTake, onDiscard }: SharedCardProps) {
  const title = useId();
  const excerpt = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  return (
    <Card as="section" aria-labelledby={title} className={styles.offer}>
      <h2 id={title}>Shared with Campus</h2>
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      {pictures.length > 0 && (
        <p className={styles.excerpt}>{pictures.map(({ name }) => name).join(', ')}</p>
      )}
      <p>Add it only if you just shared it yourself.</p>
      <Cluster>
        <Button variant="primary" onClick={onTake}>
          Add to Post
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </Cluster>
    </Card>
  );
}

/**
 * The composer as its own page, mainly for phones. `?community=<id>` preselects a community,
 * `?shared=1` offers the content shared with the installed site.
 */
export function UploadPage() {
  usePageTitle('Create New Post');
  const navigate = useNavigate();
  const preselected = useSearchState('community').value;
  const { box, offered, take, discard } = useShared(useSearchState('shared').value !== undefined);
  return (
    <div ref={box} className={styles.page}>
      <PageHeader title="Create New Post">Tell your campus something.</PageHeader>
      {offered && <SharedCard shared={offered} onTake={take} onDiscard={discard} />}
      <Card>
        <ComposerForm
          place={{ to: 'chosen', preselected }}
          onDone={() => void navigate(paths.dashboard(), { replace: true })}
        />
      </Card>
    </div>
  );
}
