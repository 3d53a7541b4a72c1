import { peopleMessages, type Person, readPerson } from '@campus/contract';
import { ApiFailure, failureMessage } from '@campus/contract/client';
import { queryClient, useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { ReportButton, useBlock } from '@campus/shared-features/report';
import {
  Avatar,
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Icon,
  LoadingRegion,
  PageHeader,
  Skeleton,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { FeedList, pictureOf, useFeed } from '../feed';
import { Items, Rides, Trips } from './offers';
import { studiesOf } from './index';
import styles from './people.module.css';

/** Block and Report. Both remove the other student from every list of this student. */
function PersonActions({ person: { _id: id, username } }: { person: Person }) {
  const navigate = useNavigate();
  const { block, busy } = useBlock(username, async () => id);
  const leave = async () => {
    await navigate(paths.people(), { replace: true });
    await queryClient.invalidateQueries();
  };
  const press = async () => {
    if (await block()) await leave();
  };
  return (
    <>
      <Button variant="quiet" icon="eye-off" busy={busy} onClick={() => void press()}>
        Block
      </Button>
      <ReportButton
        subject={{ kind: 'person', id }}
        title={`Report ${username}`}
        onLeave={() => void leave()}
      />
    </>
  );
}

/** The same text for a person who never existed, left, is hidden, or was blocked by either of the two. */
function Missing() {
  return (
    <EmptyState
      title="Nobody here"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Link to={paths.people()}>Search for people</Link>}
    >
      {peopleMessages.missing}.
    </EmptyState>
  );
}

function Face({ person }: { person: Person }) {
  return (
    <div className={styles.face}>
      <Avatar name={person.username} {...pictureOf(person)} size={96} />
      <p className={styles.studies}>{studiesOf(person) || 'No department or year given'}</p>
      <div className={styles.actions}>
        {person.isYou ? (
          <Link className={buttonClass('quiet')} to={paths.profile()}>
            <Icon name="edit" /> Edit your profile
          </Link>
        ) : (
          <PersonActions person={person} />
        )}
      </div>
    </div>
  );
}

function FaceSkeleton() {
  return (
    <div className={styles.face} aria-hidden="true">
      <Skeleton shape="circle" width="6rem" height="6rem" />
      <p className={styles.studies}>
        <Skeleton width="9rem" height="1lh" />
      </p>
      <div className={styles.actions} />
    </div>
  );
}

function Posts({ username }: { username: string }) {
  const feed = useFeed({ from: 'author', username });
  return (
    <FeedList
      feed={feed}
      label={`Posts of ${username}`}
      endText="You've seen all of their posts."
      empty={<p className={styles.none}>No posts that you can see.</p>}
    />
  );
}

const tabs = [
  { value: 'posts', label: 'Posts', List: Posts },
  { value: 'items', label: 'Items', List: Items },
  { value: 'rides', label: 'Rides', List: Rides },
  { value: 'trips', label: 'Trips', List: Trips },
] as const;

interface WhatTheyDoProps {
  readonly username: string;
  /** The person with their counts, once loaded. */
  readonly person: Person | undefined;
}

/** A panel is mounted only while its tab is open, so each list is requested when first opened. */
function WhatTheyDo({ username, person }: WhatTheyDoProps) {
  const tab = useSearchState('tab');
  const open = tabs.find(({ value }) => value === tab.value) ?? tabs[0];
  return (
    <Tabs value={open.value} onChange={(value) => tab.open(value === 'posts' ? undefined : value)}>
      <TabList label={`What ${username} posts and offers`}>
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value}>
            {label} <span className={styles.number}>{person?.[value] ?? ''}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ value, List }) => (
        <TabPanel key={value} value={value}>
          <List username={username} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** A student's page by username: their details, posts and offers. */
export function PersonPage() {
  const { username = '' } = useParams();
  const { data: person, error, refetch } = useCall(readPerson, { params: { username } });
  const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  const title = isMissing ? 'Nobody here' : (person?.username ?? username);
  usePageTitle(title);
  if (isMissing) {
    return (
      <div className={styles.page}>
        <PageHeader title={title} />
        <Missing />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title={<span className={styles.title}>{title}</span>} />
      {error && !person ? (
        <ErrorState
          message={failureMessage(error, peopleMessages.failed)}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <LoadingRegion busy={!person} label={`Loading the page of ${username}`}>
            {person ? <Face person={person} /> : <FaceSkeleton />}
          </LoadingRegion>
          <WhatTheyDo key={username} username={username} person={person} />
        </>
      )}
    </div>
  );
}
