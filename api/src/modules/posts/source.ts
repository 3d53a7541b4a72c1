import { writtenBy } from '../people/visibility';
import { isShown } from '../reports/visibility';

/** Where the posts of a page come from. */
export type Source =
  /** Everything of the college but confessions. */
  | { readonly kind: 'home' }
  | { readonly kind: 'community'; readonly communityId: string }
  | { readonly kind: 'confessions'; readonly communityId: string; readonly mine: boolean }
  /** What somebody wrote under their name. */
  | { readonly kind: 'author'; readonly username: string }
  /** The student's own, without confessions. */
  | { readonly kind: 'mine' };

type Bind = (value: string) => string;

const shown = isShown('posts', 'author_id');

/**
 * The part of the page query that says which posts: `$1` is the college, `$2` the student. It is
 * written so that one index answers it in the order of the page, newest first.
 */
export function membersOf(source: Source, bind: Bind): string {
  switch (source.kind) {
    case 'home':
      return `from posts where college_id = $1 and author_id is not null and ${shown}`;
    case 'author':
      return `from posts where college_id = $1 and ${shown}
        and ${writtenBy(source.username, 'author_id', bind).join()}`;
    case 'mine':
      return `from posts where college_id = $1 and author_id = $2 and hidden_at is null`;
    case 'community':
      return `from posts where college_id = $1 and community_id = ${bind(source.communityId)}
        and ${shown}`;
    case 'confessions': {
      const all = `from posts where college_id = $1 and community_id = ${bind(source.communityId)}
        and ${shown}`;
      if (!source.mine) return all;
      return `${all} and id in (select post_id from confession_authors
        where college_id = $1 and author_id = $2)`;
    }
  }
}
