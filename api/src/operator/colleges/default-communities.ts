/** What a college begins with, beside its community of confessions: without one nobody could post. */
export const defaultCommunities = [
  {
    name: 'Notice Board',
    description: 'What everybody should know: dates, closures, lost and found.',
  },
  {
    name: 'Hostel Life',
    description: 'Mess menus, roommates, water timings and midnight Maggi.',
  },
  {
    name: 'Placements and Internships',
    description: 'Drives, interview stories, referrals and prep groups.',
  },
] as const;
