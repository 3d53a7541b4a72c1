import { defineRemote } from '@campus/federation/declaration';

const landing = { access: 'public', layout: 'landing' } as const;
const open = { access: 'public', layout: 'public' } as const;
const information = { area: 'information' } as const;

/** The public pages. */
export const remote = defineRemote({
  name: 'mfe-static',
  title: 'Information about Campus',
  owner: 'Team Static',
  routes: [
    {
      ...landing,
      path: '/',
      title: 'Everything your campus pins up',
      load: () => import('./src/features/landing/landing-page').then((page) => page.LandingPage),
    },
    {
      ...landing,
      path: '/home',
      title: 'Everything your campus pins up',
      load: () => import('./src/features/landing/landing-page').then((page) => page.LandingPage),
    },
    {
      ...open,
      path: '/colleges',
      title: 'Colleges',
      load: () => import('./src/features/colleges/colleges-page').then((page) => page.CollegesPage),
    },
    {
      ...open,
      path: '/about',
      title: 'About Campus',
      load: () => import('./src/features/about/about-page').then((page) => page.AboutPage),
    },
    {
      ...open,
      path: '/developers',
      title: 'Meet Our Developers',
      load: () =>
        import('./src/features/developers/developers-page').then((page) => page.DevelopersPage),
    },
    {
      ...open,
      path: '/contact',
      title: 'Contact Us',
      load: () => import('./src/features/contact/contact-page').then((page) => page.ContactPage),
    },
    {
      ...open,
      path: '/privacy',
      title: 'Privacy Policy',
      load: () => import('./src/features/privacy/privacy-page').then((page) => page.PrivacyPage),
    },
    {
      ...open,
      path: '/privacy-policy',
      title: 'Privacy and security details',
      load: () =>
        import('./src/features/privacy-policy/privacy-policy-page').then(
          (page) => page.PrivacyPolicyPage,
        ),
    },
    {
      ...open,
      path: '/disclaimer',
      title: 'Disclaimer',
      load: () =>
        import('./src/features/disclaimer/disclaimer-page').then((page) => page.DisclaimerPage),
    },
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
  budgets: { firstScreen: 16_000 },
  events: { hears: ['authChange'] },
});
