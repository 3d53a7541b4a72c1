import type { RemoteDeclaration } from '@campus/federation/remote';

const landing = { access: 'public', layout: 'landing', chunk: 'landing' } as const;

/** The pages that anybody may read. */
export const remote = {
  name: 'mfe-static',
  container: 'mfe_static',
  title: 'Landing page',
  owner: 'team-static',
  routes: [
    { ...landing, path: '/', title: 'Everything your campus pins up' },
    { ...landing, path: '/home', title: 'Everything your campus pins up' },
  ],
  navigation: [],
  widgets: [],
  requires: {},
  budgets: { firstScreen: 16_000 },
} satisfies RemoteDeclaration;
