import { TextField } from '@campus/shared-ui/field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefusalBox, useRefusal } from './use-refusal';

interface FormProps {
  refusal?: object;
  /** At the field. */
  error?: string;
  /** Under the fields. */
  said?: string;
}

function Refused({ refusal, error, said }: FormProps) {
  return (
    <form ref={useRefusal(refusal)}>
      <TextField label="Name" error={error} aria-invalid={said ? true : undefined} />
      {said && <RefusalBox>{said}</RefusalBox>}
      <button type="submit">Send</button>
    </form>
  );
}

describe('useRefusal scrolls to the reason of a rejection and focuses it', () => {
  let scrolled: jest.SpyInstance;
  beforeEach(() => {
    scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  });
  const shown = () => scrolled.mock.contexts.at(-1);

  test('at the field with an error message, before the message of the form', () => {
    render(<Refused refusal={{}} error="Too short" said="Not taken" />);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(shown()).toContainElement(screen.getByText('Too short'));
  });

  test('at the message of the form if the invalid field has no message', () => {
    render(<Refused refusal={{}} said="Not taken" />);
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByText('Not taken')).toHaveFocus();
    expect(shown()).toBe(screen.getByText('Not taken'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
  });

  test('without animation if the visitor prefers reduced motion', () => {
    const media = jest.spyOn(globalThis, 'matchMedia');
    media.mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { media: query, matches: true }) as MediaQueryList,
    );
    render(<Refused refusal={{}} said="Not taken" />);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
    media.mockRestore();
  });

  test('once for each rejection, so that an older one does not interrupt typing', async () => {
    const first = {};
    const { rerender } = render(<Refused refusal={first} said="Not taken" />);
    rerender(<Refused refusal={{}} error="Too short" />);
    await userEvent.type(screen.getByLabelText('Name'), 'a');
    rerender(<Refused refusal={first} said="Not taken" />);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    rerender(<Refused refusal={{}} said="Not taken" />);
    expect(screen.getByText('Not taken')).toHaveFocus();
  });
});
