import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';

const options = [
  { value: '1', label: 'Indian Institute of Technology Bombay', detail: 'Maharashtra' },
  { value: '2', label: 'National Institute of Technology Karnataka', detail: 'Karnataka' },
  { value: '3', label: 'Delhi Technological University', detail: 'Delhi' },
];

function Page({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Combobox
        label="College"
        error={error}
        options={options}
        value={value}
        onChange={setValue}
        empty={<a href="#request">Request it</a>}
      />
      <p>Chosen: {value ?? 'none'}</p>
    </>
  );
}

test('typing filters the options and announces their number, but selects nothing', async () => {
  render(<Page />);
  const input = screen.getByRole('combobox', { name: 'College' });
  expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.type(input, 'techno');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await userEvent.type(input, ' karna');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByText('1 result')).toBeInTheDocument();
  expect(screen.getByText('Chosen: none')).toBeVisible();
});

test('arrow keys and Enter select an option', async () => {
  render(<Page />);
  const input = screen.getByRole('combobox', { name: 'College' });
  await userEvent.type(input, 'delhi');
  await screen.findByRole('option', { name: /Delhi/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Chosen: 3')).toBeVisible();
  expect(input).toHaveValue('Delhi Technological University');
});

test('Escape closes the list first, and clears the text when pressed again', async () => {
  render(<Page />);
  const input = screen.getByRole('combobox', { name: 'College' });
  await userEvent.type(input, 'delhi');
  await screen.findByRole('option', { name: /Delhi/ });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(input).toHaveValue(''));
});

test('leaving the field closes the list and discards the typed text', async () => {
  render(
    <>
      <Page />
      <button type="button">Next</button>
    </>,
  );
  const input = screen.getByRole('combobox', { name: 'College' });
  await userEvent.type(input, 'delhi');
  await screen.findByRole('option', { name: /Delhi/ });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(input).toHaveValue('');
});

test('an open list does not hide the rest of the page from screen readers', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('combobox', { name: 'College' }));
  await screen.findAllByRole('option');
  expect(screen.getByText('Chosen: none').closest('[aria-hidden]')).toBeNull();
});

test('without a match the alternative action is shown', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('combobox', { name: 'College' }), 'zzz');
  expect(await screen.findByRole('link', { name: 'Request it' })).toBeVisible();
});

test('an error marks the field as invalid and describes it', () => {
  render(<Page error="Please select a college" />);
  const input = screen.getByRole('combobox', { name: 'College' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please select a college');
});
