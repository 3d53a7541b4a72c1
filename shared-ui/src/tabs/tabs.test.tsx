import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

function Page() {
  const [value, setValue] = useState('all');
  return (
    <Tabs value={value} onChange={setValue}>
      <TabList label="Whose">
        <Tab value="all">All</Tab>
        <Tab value="your">Your</Tab>
      </TabList>
      <TabPanel value="all">Everything</TabPanel>
      <TabPanel value="your">Mine</TabPanel>
    </Tabs>
  );
}

test('arrow keys only move focus, and Enter opens a tab', async () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'Whose' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const your = screen.getByRole('tab', { name: 'Your' });
  expect(your).toHaveFocus();
  expect(your).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Everything');
  await userEvent.keyboard('{Enter}');
  expect(your).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Your' })).toHaveTextContent('Mine');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{Home}{End}');
  expect(your).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Your' })).toHaveFocus();
});
