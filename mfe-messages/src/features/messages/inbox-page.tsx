import {
  conversationMessages,
  listConversations,
  listingKind,
  listingMessages,
  type AnswerOf,
  type Conversation,
} from '@campus/contract';
import { useCall, usePagedList, usePages } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { messageTime, useNow } from '@campus/shared-features/chat';
import { lazyDialog } from '@campus/shared-features/lazy';
import { SignedOut } from '@campus/shared-features/listing';
import {
  Avatar,
  Badge,
  buttonClass,
  EmptyState,
  PageHeader,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { EmptyScene, ListFoot, ListStates } from '@campus/shared-ui/list';
import { formatFull } from '@campus/shared-ui/time';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Asked, AskDialogProps } from './ask-dialog';
import styles from './inbox.module.css';
import { ListingFacts, ListingPicture, titleOf } from './listing-card';
import { MessagesRoom } from './messages-room';

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      <Badge tone="warn">
        {count}
        <VisuallyHidden>{count === 1 ? ' unread message' : ' unread messages'}</VisuallyHidden>
      </Badge>
    </span>
  );
}

interface RowProps {
  readonly conversation: Conversation;
  readonly now: number;
}

/** A conversation: first the listing and its state, then the other student and the last message. */
function Row({ conversation, now }: RowProps) {
  const { _id: id, name, avatar, listing, lastMessage, unread, isOwner } = conversation;
  return (
    <li>
      <Link className={styles.row} to={paths.messages(id)} data-unread={unread > 0 || undefined}>
        <ListingPicture listing={listing} />
        <span className={styles.words}>
          <span className={styles.title}>{titleOf(listing)} </span>
          <span className={styles.facts}>
            <ListingFacts listing={listing}>
              {isOwner && <Badge tone="note">Yours</Badge>}
            </ListingFacts>{' '}
          </span>
          <span className={styles.who}>
            <Avatar name={name} {...(avatar !== null && { src: avatar })} size={20} />
            <span className={styles.name}>{name} </span>
          </span>
          {lastMessage && (
            <time
              className={styles.time}
              dateTime={lastMessage.createdAt}
              title={formatFull(lastMessage.createdAt)}
            >
              {messageTime(lastMessage.createdAt, now)}{' '}
            </time>
          )}
          <span className={styles.last}>
            {lastMessage &&
              `${lastMessage.sender === 'you' ? 'You: ' : ''}${lastMessage.message}`}{' '}
          </span>
          <Unread count={unread} />
        </span>
      </Link>
    </li>
  );
}

const rows = [1, 2, 3, 4, 5];

/** Placeholder for the rows while they load, in the same size. */
function InboxSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="rect" width="3.5rem" height="3.5rem" />
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState
      title="No messages yet"
      scene={<EmptyScene name="NoticeBoard" />}
      action={
        <Link className={buttonClass('primary')} to={paths.buySell()}>
          Look at Buy & Sell
        </Link>
      }
    >
      Ask about an item, a ride, an event or a trip, and you&apos;ll find the answer here.
    </EmptyState>
  );
}

const conversationsOf = ({ conversations }: AnswerOf<typeof listConversations>) => conversations;

function Inbox() {
  const now = useNow();
  const list = usePagedList(usePages(listConversations, {}, { staleTime: 0 }), {
    entriesOf: conversationsOf,
    listFailed: conversationMessages.listFailed,
    moreFailed: conversationMessages.moreFailed,
    networkFailed: listingMessages.serverError,
  });
  return (
    <ListStates
      list={list}
      loadingLabel="Loading messages"
      skeleton={<InboxSkeleton />}
      empty={<NoMessages />}
      signedOut={<SignedOut />}
    >
      <ul className={styles.list} aria-label="Conversations">
        {list.entries.map((conversation) => (
          <Row key={conversation._id} conversation={conversation} now={now} />
        ))}
      </ul>
      <ListFoot list={list} moreLabel="Load More" endText="That's everything." />
    </ListStates>
  );
}

const AskDialog = lazyDialog<AskDialogProps>(() =>
  import(/* webpackChunkName: "ask" */ './ask-dialog').then((part) => part.AskDialog),
);

/** The listing named in the URL, as `<kind>.<id>`. */
function readAsked(value: string | undefined): Asked | undefined {
  const [, kind = '', listing = ''] = /^([a-z]+)\.([\w-]+)$/.exec(value ?? '') ?? [];
  const parsed = listingKind.safeParse(kind);
  return parsed.success ? { kind: parsed.data, listing } : undefined;
}

/** Opens the dialog for the first message about a listing, or an existing conversation about it. */
function Asking() {
  const { value, close } = useSearchState('ask');
  const asked = readAsked(value);
  const [last, setLast] = useState(asked);
  if (asked && asked.listing !== last?.listing) setLast(asked);
  const query = { kind: last?.kind, listing: last?.listing };
  const { data, isPending } = useCall(
    listConversations,
    { query },
    { enabled: asked !== undefined, staleTime: 0 },
  );
  const begun = data?.conversations[0];
  if (!last) return null;
  if (asked && begun) return <Navigate to={paths.messages(begun._id)} replace />;
  return <AskDialog key={last.listing} about={last} open={!!asked && !isPending} onClose={close} />;
}

/** The student's conversations about listings, newest first. */
export function InboxPage() {
  usePageTitle('Messages');
  return (
    <MessagesRoom>
      <PageHeader title="Messages">About items, rides, events and trips.</PageHeader>
      <Inbox />
      <Asking />
    </MessagesRoom>
  );
}
