const written = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as it is written on the campus: '24 Nov 2026, 5:30 pm'. */
export function campusTime(moment: Date): string {
  return written.format(moment);
}
