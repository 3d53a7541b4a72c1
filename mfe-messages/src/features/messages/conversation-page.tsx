import {
  conversationMessages,
  findConversation,
  listConversations,
  listingMessages,
  readPerson,
  type AnswerOf,
  type Conversation,
  type ListingCard,
} from '@campus/contract';
import { call, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { LogSkeleton, OpenConversation } from '@campus/shared-features/chat';
import { useBlock } from '@campus/shared-features/report';
import {
  Avatar,
  buttonClass,
  EmptyState,
  ErrorState,
  Icon,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import type { InfiniteData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import styles from './conversation-page.module.css';
import { ListingFacts, ListingPicture, pathOf, titleOf } from './listing-card';
import { MessagesRoom } from './messages-room';

type Inbox = InfiniteData<AnswerOf<typeof listConversations>>;

/** The conversation as cached by the inbox. */
function listed(id: string): Conversation | undefined {
  const inbox = queryClient.getQueryData<Inbox>(callKey(listConversations, {}));
  return inbox?.pages.flatMap((page) => page.conversations).find(({ _id }) => _id === id);
}

/** The listing of the conversation; a link as long as the listing exists. */
function About({ listing }: { listing: ListingCard }) {
  const inside = (
    <>
      <ListingPicture listing={listing} />
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(listing)}</span>
        <ListingFacts listing={listing} />
      </span>
    </>
  );
  if (listing.state === 'gone') return <div className={styles.about}>{inside}</div>;
  return (
    <Link className={styles.about} to={pathOf(listing)}>
      {inside}
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

function BackToMessages() {
  return (
    <Link className={buttonClass('quiet')} to={paths.messages()} aria-label="Back to messages">
      <Icon name="chevron-left" />
    </Link>
  );
}

function SafetyMenu({ name }: { name: string }) {
  const navigate = useNavigate();
  const { block } = useBlock(name, async () => {
    const person = await call(readPerson, { params: { username: name } });
    return person._id;
  });
  const press = async () => {
    if (!(await block())) return;
    await navigate(paths.messages(), { replace: true });
    await queryClient.invalidateQueries();
  };
  return (
    <Menu label="More actions">
      <MenuItem icon="user" onSelect={() => void navigate(paths.person(name))}>
        View their page
      </MenuItem>
      <MenuItem icon="eye-off" onSelect={() => void press()}>
        Block
      </MenuItem>
    </Menu>
  );
}

/** The other student, the listing, and the controls to leave the conversation. */
function Header({ conversation }: { conversation: Conversation }) {
  const { name, avatar, listing } = conversation;
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <BackToMessages />
        <Avatar name={name} {...(avatar !== null && { src: avatar })} size={36} />
        <h2 className={styles.name}>
          <Link to={paths.person(name)}>{name}</Link>
        </h2>
        <SafetyMenu name={name} />
      </div>
      <About listing={listing} />
    </header>
  );
}

function HeaderSkeleton() {
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <BackToMessages />
        <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
        <Skeleton width="8rem" />
      </div>
      <div className={styles.about}>
        <Skeleton shape="rect" width="3.5rem" height="3.5rem" />
        <span className={styles.words}>
          <Skeleton lines={2} />
        </span>
      </div>
    </header>
  );
}

/** One of the two left or blocked the other; the page does not say which. */
function Missing() {
  return (
    <EmptyState
      title={conversationMessages.missing}
      scene={<EmptyScene name="PaperPlane" />}
      action={
        <Link className={buttonClass('primary')} to={paths.messages()}>
          Back to messages
        </Link>
      }
    />
  );
}

function Frame({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <MessagesRoom filled={filled}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>Messages</VisuallyHidden>
      </h1>
      {filled ? <div className={styles.board}>{children}</div> : children}
    </MessagesRoom>
  );
}

function OneConversation({ id }: { id: string }) {
  const answer = useCall(findConversation, { params: { id } }, { staleTime: 0 });
  const [before] = useState(() => listed(id));
  const { error, data: conversation = before } = answer;
  usePageTitle(conversation ? `Messages with ${conversation.name}` : 'Messages');
  if (error?.status === 404 || error?.status === 400) {
    return (
      <Frame>
        <Missing />
      </Frame>
    );
  }
  if (error && !conversation) {
    const { serverError } = listingMessages;
    const { listFailed } = conversationMessages;
    return (
      <Frame filled>
        <div>
          <header className={styles.header}>
            <div className={styles.who}>
              <BackToMessages />
            </div>
          </header>
          <ErrorState
            message={isNetworkFailure(error) ? serverError : failureMessage(error, listFailed)}
            onRetry={() => void answer.refetch()}
            busy={answer.isFetching}
          />
        </div>
      </Frame>
    );
  }
  if (!conversation) {
    return (
      <Frame filled>
        <LoadingRegion busy label="Loading the conversation">
          <HeaderSkeleton />
          <LogSkeleton />
        </LoadingRegion>
      </Frame>
    );
  }
  return (
    <Frame filled>
      <OpenConversation
        partner={{ conversationId: id, name: conversation.name, sender: 'them' }}
        header={<Header conversation={conversation} />}
      />
    </Frame>
  );
}

/** One conversation about a listing. */
export function ConversationPage() {
  const { id = '' } = useParams();
  return <OneConversation key={id} id={id} />;
}
