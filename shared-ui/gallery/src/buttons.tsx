import { Badge, Button, Cluster, IconButton, buttonClass } from '../../src/index';
import { Disclosure } from '../../src/disclosure/index';
import { Section } from './section';

export function Buttons() {
  return (
    <Section title="Buttons, badges, disclosure">
      <Cluster>
        <Button variant="primary">Post</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Edit</Button>
        <Button variant="danger" icon="trash">
          Delete
        </Button>
        <a className={buttonClass('primary')} href="#content">
          A link
        </a>
      </Cluster>
      <Cluster>
        <Button variant="primary" size="large" icon="plus">
          Get Started
        </Button>
        <Button size="large">Sign In</Button>
        <Button size="small">Small</Button>
        <Button size="small" variant="quiet" icon="comment">
          Comments (3)
        </Button>
      </Cluster>
      <Cluster>
        <Button variant="primary" busy busyLabel="Posting...">
          Post
        </Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </Cluster>
      <Cluster gap={1}>
        <IconButton icon="arrow-up" label="Upvote" aria-pressed />
        <IconButton icon="arrow-down" label="Downvote" aria-pressed={false} />
        <IconButton icon="edit" label="Edit" size="small" />
        <IconButton icon="close" label="Close" variant="secondary" />
        <IconButton icon="upload" label="Uploading" busy />
      </Cluster>
      <Cluster gap={2}>
        <Badge>3</Badge>
        <Badge tone="good">Available</Badge>
        <Badge tone="bad">Sold</Badge>
        <Badge tone="warn">2 seats left</Badge>
        <Badge tone="note">New</Badge>
      </Cluster>
      <Disclosure label="Quick Access">
        <p>What was hidden is here.</p>
      </Disclosure>
    </Section>
  );
}
