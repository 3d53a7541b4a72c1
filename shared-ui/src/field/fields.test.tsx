import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox, Choice, Select } from './choices';
import { PasswordField, TextField } from './text-field';
import { TextArea } from './text-area';
import { useFocusWrong } from './field';

describe.each([
  [
    'TextField',
    (error?: string) => <TextField label="Name" hint="As on your card" error={error} />,
  ],
  [
    'PasswordField',
    (error?: string) => <PasswordField label="Name" hint="As on your card" error={error} />,
  ],
  [
    'TextArea',
    (error?: string) => (
      <TextArea label="Name" hint="As on your card" error={error} value="" onChange={jest.fn()} />
    ),
  ],
  [
    'Select',
    (error?: string) => (
      <Select label="Name" hint="As on your card" error={error}>
        <option>One</option>
      </Select>
    ),
  ],
  ['Checkbox', (error?: string) => <Checkbox label="Name" hint="As on your card" error={error} />],
])('%s', (_name, field) => {
  test('is labelled and described by its hint', () => {
    render(field());
    const control = screen.getByLabelText('Name');
    expect(control).toHaveAccessibleDescription('As on your card');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  test('is marked invalid and described by its hint and its error', () => {
    render(field('Name is required'));
    const control = screen.getByLabelText('Name');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(/As on your card.*Name is required/);
  });
});

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" />);
  // Not the button either, whatever its name has in it.
  const field = screen.getByLabelText(/password/i);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

function Counted() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="About"
      value={value}
      limit={10}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

test('a counter announces nine tenths of the limit, the limit, and text over the limit', async () => {
  render(<Counted />);
  const area = screen.getByLabelText('About');
  const status = screen.getByRole('status');
  await userEvent.type(area, '12345678');
  expect(screen.getByText('8 / 10')).toBeVisible();
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(area, '9');
  expect(status).toHaveTextContent('Close to the limit of 10 characters');
  await userEvent.type(area, '0');
  expect(status).toHaveTextContent('Limit of 10 characters reached');
  await userEvent.type(area, '1');
  expect(status).toHaveTextContent('Over the limit of 10 characters');
  expect(area).toHaveValue('12345678901');
});

test('a text area can be focused through its ref', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TextArea ref={ref} label="About" value="" onChange={jest.fn()} />);
  ref.current?.focus();
  expect(screen.getByLabelText('About')).toHaveFocus();
});

function Chosen({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  const form = useFocusWrong(error);
  return (
    <form ref={form}>
      <Choice
        label="Size"
        options={['small', 'large']}
        value={value}
        error={error}
        onChange={setValue}
      />
    </form>
  );
}

test('a choice is a radio group that works by keyboard', async () => {
  render(<Chosen />);
  const group = screen.getByRole('radiogroup', { name: 'Size' });
  expect(group).toBeValid();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Small' })).not.toBeChecked();
});

test('an invalid choice is described by its error, and its first option takes focus', () => {
  render(<Chosen error="Please choose a size" />);
  const group = screen.getByRole('radiogroup', { name: 'Size' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose a size');
  expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
});
