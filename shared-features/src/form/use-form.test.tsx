import { ApiFailure } from '@campus/contract/client';
import { hasUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from '.';

const empty = { title: '', phone: '' };
const taken = { _id: 'a' };

/** A write like that of `useWrite`, with answers from the test. */
function useHeldWrite(send: jest.Mock<Promise<object>, [object]>) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const mutateAsync = async (input: object) => {
    setPending(true);
    try {
      return await send(input);
    } catch (failure) {
      setError(failure);
      throw failure;
    } finally {
      setPending(false);
    }
  };
  return { error, isPending, mutateAsync };
}

function renderForm(send: jest.Mock<Promise<object>, [object]>, onSaved = jest.fn()) {
  const { result } = renderHook(() => {
    const draft = useFormDraft('thing', empty);
    const { values } = draft;
    return useForm({
      values,
      draft,
      isChanged: Object.values(values).some(Boolean),
      write: useHeldWrite(send),
      check: () => ({
        input: { body: values },
        problem: values.title ? undefined : { field: 'title', message: 'Please enter a title' },
      }),
      onSaved,
    });
  });
  const type = (name: 'title' | 'phone', value: string) =>
    act(() => result.current.change({ [name]: value }));
  return { result, type, onSaved };
}

beforeEach(emptyBrowser);

test('a validation error is shown at its field until a change, and nothing is sent', async () => {
  const send = jest.fn();
  const { result, type } = renderForm(send);
  expect(result.current.field('title').error).toBeUndefined();
  await act(() => result.current.submit());
  expect(result.current.field('title').error).toBe('Please enter a title');
  expect(result.current.field('phone').error).toBeUndefined();
  type('phone', '98');
  expect(result.current.field('title').error).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

test('a form is not sent again while it is being sent', async () => {
  let answer: (value: object) => void = () => undefined;
  const send = jest.fn((_input: object) => new Promise<object>((resolve) => (answer = resolve)));
  const { result, type, onSaved } = renderForm(send);
  type('title', 'Lamp');
  act(() => void result.current.submit());
  expect(result.current.isBusy).toBe(true);
  expect(await act(() => result.current.submit())).toBe(false);
  await act(async () => answer(taken));
  expect(send.mock.calls).toEqual([[{ body: { title: 'Lamp', phone: '' } }]]);
  expect(onSaved).toHaveBeenCalledWith(taken);
});

test('a rejection by moderation is shown at its field, and the typed text stays', async () => {
  const refused = new ApiFailure(422, {
    message: 'Content moderation failed',
    type: 'content_moderation_failed',
    field: 'title',
    reason: 'insults somebody',
  });
  const { result, type, onSaved } = renderForm(jest.fn().mockRejectedValue(refused));
  type('title', 'Idiot');
  expect(await act(() => result.current.submit())).toBe(false);
  expect(result.current.field('title')).toMatchObject({
    value: 'Idiot',
    error: 'insults somebody',
  });
  expect(result.current.problems).toMatchObject({
    refused: true,
    faulty: refused,
    refusal: refused,
  });
  expect(onSaved).not.toHaveBeenCalled();
});

test('typed text counts as unsaved work, and a restored draft can be discarded', () => {
  const first = renderForm(jest.fn());
  expect(hasUnsavedWork()).toBe(false);
  first.type('title', 'Half a thought');
  expect(hasUnsavedWork()).toBe(true);
  expect(first.result.current.discard).toBeUndefined();
  const { result } = renderForm(jest.fn());
  expect(result.current.values.title).toBe('Half a thought');
  act(() => result.current.discard?.());
  expect(result.current.values).toEqual(empty);
  expect(result.current.discard).toBeUndefined();
});
