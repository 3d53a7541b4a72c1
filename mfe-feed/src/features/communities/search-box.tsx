import { Icon, IconButton, VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { useRef } from 'react';
import styles from './communities.module.css';

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Number of matches, undefined until loaded. */
  readonly count: number | undefined;
}

function countText(count: number | undefined, query: string): string {
  if (count === undefined) return '';
  const communities = count === 1 ? '1 community' : `${count} communities`;
  return query.trim() === '' ? communities : `${communities} found`;
}

/** Searches while the user types, and announces the number of matches politely. */
export function SearchBox({ query, onQuery, count }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <div role="search" className={styles.search}>
      <TextField
        ref={input}
        label={<VisuallyHidden>Search communities</VisuallyHidden>}
        type="search"
        placeholder="Search communities"
        autoComplete="off"
        value={query}
        prefix={<Icon name="search" />}
        suffix={
          query !== '' && (
            <IconButton icon="close" label="Clear search" size="small" onClick={clear} />
          )
        }
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      <p className={styles.count} role="status">
        {countText(count, query)}
      </p>
    </div>
  );
}
