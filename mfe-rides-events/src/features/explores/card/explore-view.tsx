import { exploreCalendarPath, verifyExploreOrganizer, type Explore } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, buttonClass, Icon } from '@campus/shared-ui';
import { Thumbnails } from '@campus/shared-ui/images';
import {
  CardActions,
  CardGallery,
  Contact,
  Detail,
  Details,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { formatClock, formatDate } from '@campus/shared-ui/time';
import { ReportButton } from '@campus/shared-features/report';
import { greetingOf } from '../explore-words';
import { forgetExplore } from './forget-explore';
import { InterestButton } from './interest-button';
import { useDeleteExplore } from './use-delete-explore';

interface ExploreViewProps {
  readonly explore: Explore;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  readonly onViewing: (viewing: boolean) => void;
}

type OwnerToolsProps = Pick<ExploreViewProps, 'explore' | 'onEdit' | 'onDeleted'>;

function OwnerTools({ explore, onEdit, onDeleted }: OwnerToolsProps) {
  const { remove, busy } = useDeleteExplore(explore, onDeleted);
  return (
    <>
      <Button icon="edit" onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        busy={busy}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Delete
      </Button>
    </>
  );
}

function ReaderTools({ explore, onDeleted }: Pick<ExploreViewProps, 'explore' | 'onDeleted'>) {
  const leave = () => {
    onDeleted();
    forgetExplore(explore._id);
  };
  return (
    <ReportButton
      subject={{ kind: 'explore', id: explore._id }}
      title="Report this trip"
      onLeave={leave}
    />
  );
}

/** What the list said, until the server confirms or denies it; a failed question changes nothing. */
function useOwnership({ _id, isOrganizer }: Explore): boolean {
  const { data } = useCall(verifyExploreOrganizer, { params: { id: _id } });
  return data?.isOrganizer ?? isOrganizer;
}

/** The rest of a trip, to read. */
export function ExploreView({ explore, onEdit, onDeleted, onViewing }: ExploreViewProps) {
  const owner = useOwnership(explore);
  const several = explore.images.length > 1;
  // A lone picture is shown large, so it takes the full file.
  const images = explore.images.map((src, index) => ({
    src,
    thumb: several ? explore.thumbnails?.[index] : undefined,
  }));
  return (
    <>
      <CardGallery>
        <Thumbnails images={images} of={`of ${explore.title}`} onViewing={onViewing} />
      </CardGallery>
      <LongText>{explore.description}</LongText>
      <Details>
        <Detail icon="user" label="Organiser">
          {explore.organiserName}
        </Detail>
        <Detail icon="calendar" label="When">
          {formatDate(explore.exploreDate)}, {formatClock(explore.exploreTime)}
        </Detail>
        <Detail icon="car" label="From">
          {explore.source}
        </Detail>
        <Detail icon="compass" label="To">
          {explore.destination}
        </Detail>
        <Detail icon="sun" label="Duration">
          {explore.duration}
        </Detail>
      </Details>
      <CardActions>
        {!explore.hasEnded && <InterestButton explore={explore} />}
        <Contact
          phone={explore.phone}
          social={explore.socialMediaHandle}
          greeting={greetingOf(explore)}
        />
        {!explore.hasEnded && (
          <a className={buttonClass('quiet')} href={exploreCalendarPath(explore._id)} download>
            <Icon name="calendar" /> Add to calendar
          </a>
        )}
        <ShareButton title={explore.title} path={paths.trip(explore._id)} />
        {owner ? (
          <OwnerTools explore={explore} onEdit={onEdit} onDeleted={onDeleted} />
        ) : (
          <ReaderTools explore={explore} onDeleted={onDeleted} />
        )}
      </CardActions>
    </>
  );
}
