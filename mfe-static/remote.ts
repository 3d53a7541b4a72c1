import type { RemoteDeclaration } from '@campus/federation/remote';

const landing = { access: 'public', layout: 'landing', chunk: 'landing' } as const;
const open = { access: 'public', layout: 'public' } as const;
const information = { area: 'information' } as const;

/** The pages that anybody may read. */
export const remote = {
  name: 'mfe-static',
  container: 'mfe_static',
  title: 'Information about Campus',
  owner: 'Team Static',
  routes: [
    { ...landing, path: '/', title: 'Everything your campus pins up' },
    { ...landing, path: '/home', title: 'Everything your campus pins up' },
    { ...open, path: '/colleges', title: 'Colleges', chunk: 'colleges' },
    { ...open, path: '/about', title: 'About Campus', chunk: 'about' },
    { ...open, path: '/developers', title: 'Meet Our Developers', chunk: 'developers' },
    { ...open, path: '/contact', title: 'Contact Us', chunk: 'contact' },
    { ...open, path: '/privacy', title: 'Privacy Policy', chunk: 'privacy' },
    {
      ...open,
      path: '/privacy-policy',
      title: 'Privacy and security details',
      chunk: 'privacy-policy',
    },
    { ...open, path: '/disclaimer', title: 'Disclaimer', chunk: 'disclaimer' },
  ],
  navigation: [
    { ...information, to: '/colleges', label: 'Colleges', icon: 'compass', order: 10 },
    { ...information, to: '/about', label: 'About', icon: 'info', order: 20 },
    { ...information, to: '/developers', label: 'Developers', icon: 'spark', order: 30 },
    { ...information, to: '/contact', label: 'Contact', icon: 'comment', order: 40 },
    { ...information, to: '/privacy', label: 'Privacy', icon: 'eye-off', order: 50 },
    { ...information, to: '/privacy-policy', label: 'Privacy details', icon: 'lock', order: 60 },
    { ...information, to: '/disclaimer', label: 'Disclaimer', icon: 'warning', order: 70 },
  ],
  widgets: [],
  requires: {},
  budgets: { firstScreen: 16_000 },
  events: { hears: ['authChange'] },
} satisfies RemoteDeclaration;
