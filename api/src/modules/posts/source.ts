import { writtenBy } from '../people/visibility';
import { isShown } from '../reports/visibility';

/** The source of a page's posts. */
export type Source =
  /** All posts of the college except confessions. */
  | { readonly kind: 'home' }
  | { readonly kind: 'community'; readonly communityId: string }
  | { readonly kind: 'confessions'; readonly communityId: string; readonly mine: boolean }
  /** Posts that a person wrote under their name. */
  | { readonly kind: 'author'; readonly username: string }
  /** The student's own posts, without confessions. */
  | { readonly kind: 'mine' };

type Bind = (value: string) => string;

const shown = isShown('posts', 'author_id');

/**
 * The part of the page query that selects the posts: `$1` is the college, `$2` the student. Each is written
 * so that one index provides it in page order, newest first.
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
