import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNotifications } from '../notify/notify';
import { Contact, Detail, Details, ExpandableCard, FilterBar, SearchBox, ShareButton } from '.';

afterEach(() => jest.useRealTimers());

test('a tap shows the contact with links to call and write, and without unsafe links', async () => {
  render(<Contact phone="9876543210, 080 1234 5678" social="@asha, javascript:x" greeting="Hi!" />);
  expect(screen.queryByText(/98765/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show contact' }));
  expect(screen.getByRole('list', { name: 'Contact' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '9876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp 9876543210' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=Hi!',
  );
  expect(screen.getByRole('link', { name: '080 1234 5678' })).toBeVisible();
  expect(screen.getByRole('link', { name: '@asha' })).toHaveAttribute(
    'rel',
    'noopener nofollow ugc',
  );
  expect(screen.getByText('javascript:x').closest('a')).toBeNull();
});

function Card() {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableCard
      id="one"
      title="Cycle"
      expanded={open}
      onToggle={() => setOpen(!open)}
      lead="400 rupees"
      summary={<a href="#asha">Asha</a>}
    >
      Hardly used
    </ExpandableCard>
  );
}

test('the title of a card opens and closes it', async () => {
  render(<Card />);
  const toggle = screen.getByRole('button', { name: 'Cycle' });
  expect(screen.getByRole('article', { name: 'Cycle' })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Hardly used')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Hardly used')).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByText('Hardly used')).not.toBeInTheDocument();
});

test('a closed card opens where it is pressed, but not on its links or to select its text', async () => {
  render(<Card />);
  const toggle = screen.getByRole('button', { name: 'Cycle' });
  await userEvent.click(screen.getByRole('link', { name: 'Asha' }));
  const lead = screen.getByText('400 rupees');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: lead, offset: 0 },
    { target: lead, offset: 3 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(getSelection()?.toString()).toBe('400');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(lead);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
  await userEvent.click(lead);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a detail without content is not shown', () => {
  render(
    <Details>
      <Detail icon="user" label="Seller">
        Asha
      </Detail>
      <Detail icon="car" label="Pickup">
        {''}
      </Detail>
    </Details>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('Asha');
  expect(screen.queryByText('Pickup')).not.toBeInTheDocument();
});

test('a search runs once after typing stops, and clearing searches for an empty text at once', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onSearch = jest.fn();
  const { rerender } = render(<SearchBox label="Search" value="" onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' lamp ');
  act(() => jest.advanceTimersByTime(349));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['lamp']]);
  rerender(<SearchBox label="Search" value="lamp" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  act(() => jest.advanceTimersByTime(0));
  expect(onSearch.mock.calls).toEqual([['lamp'], ['']]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a search text that the page ignores is reported only once', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const searched: string[] = [];
  function Page() {
    const [, setCount] = useState(0);
    const onSearch = (text: string) => setCount(searched.push(text));
    return <SearchBox label="Price" value="" onSearch={onSearch} />;
  }
  render(<Page />);
  await user.type(screen.getByRole('searchbox'), 'abc');
  for (let rest = 0; rest < 3; rest += 1) act(() => jest.advanceTimersByTime(1000));
  expect(searched).toEqual(['abc']);
  await user.type(screen.getByRole('searchbox'), 'd');
  act(() => jest.advanceTimersByTime(1000));
  expect(searched).toEqual(['abc', 'abcd']);
});

test('filters can be cleared only while one is set', async () => {
  const onClear = jest.fn();
  const { rerender } = render(
    <FilterBar label="Filter" active={false} onClear={onClear}>
      x
    </FilterBar>,
  );
  const clear = () => screen.queryByRole('button', { name: 'Clear filters' });
  expect(clear()).not.toBeInTheDocument();
  const filters = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  rerender(
    <FilterBar label="Filter" active onClear={onClear}>
      x
    </FilterBar>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('without sharing by the device, the full address is copied', async () => {
  const user = userEvent.setup();
  render(<ShareButton title="Cycle" path="/buy-sell?ad=7" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/buy-sell?ad=7');
  expect(useNotifications.getState().items.at(-1)?.message).toBe('Link copied');
});
