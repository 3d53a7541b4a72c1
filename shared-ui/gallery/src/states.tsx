import {
  Avatar,
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  Spinner,
  Stack,
} from '../../src/index';
import { LoadMore } from '../../src/list/index';
import {
  AutoRickshaw,
  BanyanBench,
  ChaiStall,
  LibraryLamp,
  NoticeBoard,
  PaperPlane,
} from '../../src/scenes/scenes';
import { Section } from './foundations';
import styles from './gallery.module.css';

const scenes = { NoticeBoard, ChaiStall, AutoRickshaw, LibraryLamp, BanyanBench, PaperPlane };
const nothing = () => undefined;

export function States() {
  return (
    <Section title="States">
      <div className={styles.grid}>
        <Card as="article">
          <Cluster>
            <Avatar name="Asha Rao" />
            <Avatar name="vikram_s" />
            <Avatar name="Meera" />
            <Avatar name="zoya.k" size={32} />
            <Spinner size={28} label="Loading" />
          </Cluster>
          <p>A card with what somebody wrote on it, quiet border, no shadow.</p>
        </Card>
        <Card>
          <LoadingRegion busy label="Loading">
            <Stack gap={3}>
              <Cluster>
                <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
                <Skeleton width="8rem" />
              </Cluster>
              <Skeleton lines={3} />
              <Skeleton shape="rect" height="8rem" />
            </Stack>
          </LoadingRegion>
        </Card>
        <Card>
          <ErrorState message="Failed to fetch posts" onRetry={nothing} />
        </Card>
      </div>
      <div className={styles.grid}>
        {Object.entries(scenes).map(([name, Scene]) => (
          <Card key={name}>
            <EmptyState
              title="Nothing here yet"
              scene={<Scene />}
              action={<Button variant="primary">Be the first</Button>}
            >
              {name}: why there is nothing, in one line.
            </EmptyState>
          </Card>
        ))}
      </div>
      <LoadMore hasMore busy={false} onMore={nothing} label="Load More" />
      <LoadMore hasMore busy onMore={nothing} label="Load More" />
      <LoadMore
        hasMore
        busy={false}
        onMore={nothing}
        label="Load More"
        error="Failed to fetch more posts"
      />
      <LoadMore
        hasMore={false}
        busy={false}
        onMore={nothing}
        label="Load More"
        endText="You've reached the end!"
      />
    </Section>
  );
}
