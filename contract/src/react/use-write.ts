import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type CallInput } from '../client/call';
import type { ApiFailure } from '../client/failure';
import type { AnswerOf, Endpoint } from '../endpoint';

/** 128 random bits; `crypto.randomUUID` is missing where a page is not served securely. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * A write. Sending the same input again after a failure uses the same idempotency key, so that a
 * retry after a lost answer never makes a second row; a success or another input starts a new one.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<AnswerOf<E>, ApiFailure, CallInput<E>> {
  const attempt = useRef<{ input: string; key: string }>(undefined);
  return useMutation<AnswerOf<E>, ApiFailure, CallInput<E>>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) {
        attempt.current = { input: text, key: randomKey() };
      }
      const answer = await call(endpoint, input, { idempotencyKey: attempt.current.key });
      attempt.current = undefined;
      return answer;
    },
  });
}
