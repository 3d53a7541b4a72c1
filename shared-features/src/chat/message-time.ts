import { dayKey, formatClock, formatPart, toDate, type Moment } from '@campus/shared-ui/time';
import { useEffect, useState } from 'react';
import type { Message } from './conversation';

const minute = 60_000;
const hour = 60 * minute;

/** Under 24 hours old '5:30 pm', under 48 'Yesterday', else '14 Mar' (SPEC.md section 4), on the campus clock. */
export function messageTime(at: Moment, now: number): string {
  const date = toDate(at);
  const age = now - date.getTime();
  if (age < 24 * hour) return formatClock(date);
  if (age < 48 * hour) return 'Yesterday';
  return `${formatPart('dayOfMonth', date)} ${formatPart('month', date)}`;
}

export interface Day {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Consecutive messages of the same campus day, grouped. */
export function byDay(messages: readonly Message[]): Day[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = dayKey(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** The current time, updated once a minute: 'Yesterday' may begin while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
