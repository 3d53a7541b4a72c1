import { ApiProvider } from '@campus/contract/react';
import { useSession } from '@campus/shared-auth';
import { usePageTitle } from '@campus/federation/remote';
import { MissingPage } from '../pages/missing-page';
import { PageWait } from '../pages/page-wait';
import { Remotes } from './remotes';

function Nowhere() {
  usePageTitle('Page not found');
  return <MissingPage />;
}

/** What is live, for those who run the site. Everybody else is told that no page has this address. */
export function StaffPage() {
  const { status, student } = useSession();
  if (!student && status !== 'signed-out') return <PageWait title="One moment" />;
  if (!student?.isStaff) return <Nowhere />;
  return (
    <ApiProvider>
      <Remotes Missing={Nowhere} />
    </ApiProvider>
  );
}
