import { reportKinds } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { renderPage } from '@campus/shared-ui/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ReportDialog } from './report-dialog';

const ofSomebody = ['person', 'profile', 'message', 'conversation-message'];

test.each(reportKinds)('the report of a %s says who is not notified', async (kind) => {
  renderPage(
    '/',
    <ApiProvider>
      <MemoryRouter>
        <ReportDialog
          subject={{ kind, id: 'x1' }}
          title="Report"
          open
          onClose={() => undefined}
          onSent={() => undefined}
        />
      </MemoryRouter>
    </ApiProvider>,
  );
  const sentence = ofSomebody.includes(kind)
    ? /They won't know you reported them\./
    : /The author won't know you reported it\./;
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(sentence);
});
