import { paths } from '@campus/federation/remote';
import { Each, Unless, When } from '@campus/federation/template';
import { Avatar, classes, Icon, IconButton } from '@campus/shared-ui';
import { pictureRow } from '@campus/shared-ui/pictures';
import { AvatarTemplate } from '@campus/shared-ui/template';
import type { Vote } from '../votes/vote-intent';
import listStyles from '../list/feed-list.module.css';
import reportStyles from '../report/report-button.module.css';
import actionStyles from './post-actions.module.css';
import { VoteFace } from './post-actions';
import boxStyles from './post-box.module.css';
import headerStyles from './post-header.module.css';
import photoStyles from './post-photos.module.css';
import textStyles from './post-text.module.css';

function Photos({ of }: { of: 'images' | 'thumbnails' }) {
  return (
    <Each of={of}>
      <ul className={classes(photoStyles.photos, pictureRow)} data-count="{{images.length}}">
        <li>
          <button type="button" className={photoStyles.photo}>
            <img src="{{.}}" alt="" loading="lazy" decoding="async" />
          </button>
        </li>
      </ul>
    </Each>
  );
}

const givenVotes = { like: 'userLiked', dislike: 'userDisliked' } as const;

function VoteButton({ vote }: { vote: Vote }) {
  return (
    <>
      <When value={givenVotes[vote]}>
        <VoteFace vote={vote} isGiven count={`{{${vote}s}}`} />
      </When>
      <Unless value={givenVotes[vote]}>
        <VoteFace vote={vote} isGiven={false} count={`{{${vote}s}}`} />
      </Unless>
    </>
  );
}

function AuthorPicture() {
  return (
    <>
      <When value="user_id.avatar">
        <Avatar name="" src="{{user_id.avatar}}" size={44} />
      </When>
      <Unless value="user_id.avatar">
        <AvatarTemplate path="user_id.username" size={44} />
      </Unless>
    </>
  );
}

/** The template of `PostBox`: text, pictures and counts. */
function PostTemplate({ isConfession }: { isConfession: boolean }) {
  return (
    <article className={boxStyles.box}>
      <header className={headerStyles.header}>
        {isConfession ? (
          <span className={headerStyles.mask}>
            <Icon name="mask" size={24} />
          </span>
        ) : (
          <AuthorPicture />
        )}
        <div className={headerStyles.words}>
          {isConfession ? (
            <span className={headerStyles.author}>Anonymous</span>
          ) : (
            <a className={headerStyles.author} href="/people/{{user_id.username|part}}">
              {'{{user_id.username}}'}
            </a>
          )}
          <span className={headerStyles.place}>
            <a
              className={headerStyles.community}
              href={
                isConfession
                  ? paths.confession()
                  : '/community/{{community_id._id|part}}/{{community_id.name|part}}'
              }
            >
              {'{{community_id.name}}'}
            </a>
            <a className={headerStyles.time} href="/post/{{_id|part}}">
              <time>{'{{date|full}}'}</time>
            </a>
          </span>
        </div>
        <div className={headerStyles.tools}>
          <When value="isAuthor">
            <IconButton icon="edit" label="Edit" size="small" />
            <IconButton icon="trash" label="Delete" size="small" />
          </When>
          <Unless value="isAuthor">
            <IconButton
              icon="flag"
              label={isConfession ? 'Report this confession' : 'Report this post'}
              size="small"
              className={reportStyles.quiet}
            />
          </Unless>
        </div>
      </header>
      <div className={boxStyles.said}>
        <div>
          <p className={textStyles.text}>{'{{content}}'}</p>
        </div>
        <When value="thumbnails.1">
          <Photos of="thumbnails" />
        </When>
        <Unless value="thumbnails.1">
          <Photos of="images" />
        </Unless>
      </div>
      <div className={actionStyles.actions}>
        <div className={actionStyles.votes}>
          <VoteButton vote="like" />
          <VoteButton vote="dislike" />
        </div>
        <div className={actionStyles.more}>
          <button type="button" className={actionStyles.comments}>
            <Icon name="comment" />
            {'Comments ({{commentsCount}})'}
          </button>
          <IconButton icon="link" label="Share" />
        </div>
      </div>
      <div hidden />
    </article>
  );
}

interface FeedTemplateProps {
  call: string;
  /** Confessions show no author; default false. */
  isConfession?: boolean;
}

/** The posts in the answer of one of the page's first calls. */
export function FeedTemplate({ call, isConfession = false }: FeedTemplateProps) {
  return (
    <Each of="posts" call={call}>
      <div className={listStyles.feed}>
        <PostTemplate isConfession={isConfession} />
      </div>
    </Each>
  );
}
