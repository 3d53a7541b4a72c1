import { paths } from '@campus/federation/remote';
import { buttonClass, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Link } from 'react-router-dom';

/** Nobody to write to yet. */
export function NoMatches() {
  return (
    <EmptyState
      title="No matches yet"
      scene={<EmptyScene name="BanyanBench" />}
      action={
        <Link className={buttonClass('primary')} to={paths.datingMatchRequests()}>
          Match Requests
        </Link>
      }
    >
      Accept some match requests to start chatting!
    </EmptyState>
  );
}
