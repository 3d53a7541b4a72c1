import { dayKey, formatClock, formatDay, formatFull, toDate } from '@campus/shared-ui/time';
import { useState } from 'react';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago, then the day on the campus clock. */
function sinceWords(moment: string, now: number): string {
  const passed = now - toDate(moment).getTime();
  if (passed < minute) return 'Just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (dayKey(moment) === dayKey(now)) return `${Math.floor(passed / hour)} h ago`;
  const day = formatDay(moment, now);
  return day === 'Yesterday' ? `${day}, ${formatClock(moment)}` : day;
}

/** When something happened, as seen when the list was opened; the exact moment is in the tooltip. */
export function Since({ moment }: { moment: string }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={moment} title={formatFull(moment)}>
      {sinceWords(moment, now)}
    </time>
  );
}
