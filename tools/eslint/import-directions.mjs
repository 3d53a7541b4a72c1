// The import directions of DESIGN. Every import that is not allowed here is an error.
const element = (type, pattern, capture) => ({ type, pattern, capture, partialMatch: false });

export const elements = [
  element('feature', 'mfe-*/src/features/*', ['remote', 'feature']),
  element('remote', 'mfe-*', ['remote']),
  // The template of a new remote follows the rules of a remote.
  element('feature', 'tools/*/template/src/features/*', ['remote', 'feature']),
  element('remote', 'tools/*/template', ['remote']),
  element('shell', 'shell'),
  element('shared-ui', 'shared-ui'),
  element('shared-auth', 'shared-auth'),
  element('shared-features', 'shared-features'),
  element('contract', 'contract'),
  element('node-tools', 'node-tools'),
  element('federation-remote', 'federation/src/remote'),
  element('federation', 'federation'),
  element('moderation', 'moderation'),
  element('api-module', 'api/src/modules/*', ['module']),
  element('api', 'api'),
  element('seed', 'seed'),
  element('scripts', 'scripts'),
  element('e2e', 'e2e'),
  element('bench', 'bench'),
  element('links', 'tools/types'),
  element('tools', 'tools'),
];

const files = [
  { category: 'build-config', pattern: '{shell,mfe-*}/webpack.config.*' },
  { category: 'routes', pattern: 'api/src/modules/**/*.routes.ts' },
  { category: 'feature-door', pattern: 'mfe-*/src/features/*/index.{ts,tsx}' },
];

const is = (type, captured) => ({ element: { type, ...(captured && { captured }) } });
const any = (...types) => ({ element: { types: { anyOf: types } } });
const allow = (from, ...to) => ({ from: is(from), allow: { to: any(from, ...to) } });

const below = ['contract', 'shared-ui', 'shared-auth', 'federation-remote'];
const forPages = [...below, 'shared-features'];

const policies = [
  allow('contract'),
  allow('node-tools'),
  allow('shared-ui', 'contract'),
  allow('shared-auth', 'contract'),
  allow('federation-remote', 'contract'),
  allow('shared-features', ...below),
  allow('federation', 'federation-remote', 'node-tools'),
  allow('shell', ...forPages),
  {
    from: is('remote'),
    allow: {
      to: [any(...forPages), is('remote', { remote: '{{ from.element.captured.remote }}' })],
    },
  },
  {
    from: is('remote'),
    allow: { to: is('feature', { remote: '{{ from.element.captured.remote }}' }) },
  },
  {
    from: is('feature'),
    allow: {
      to: [
        any(...forPages),
        is('remote', { remote: '{{ from.element.captured.remote }}' }),
        is('feature', {
          remote: '{{ from.element.captured.remote }}',
          feature: '{{ from.element.captured.feature }}',
        }),
      ],
    },
  },
  {
    from: is('feature'),
    allow: {
      to: {
        element: { type: 'feature', captured: { remote: '{{ from.element.captured.remote }}' } },
        file: { categories: 'feature-door' },
      },
    },
  },
  allow('moderation', 'contract'),
  allow('api', 'api-module', 'contract', 'moderation', 'node-tools'),
  allow('api-module', 'api', 'contract', 'moderation', 'node-tools'),
  {
    from: is('api-module'),
    disallow: {
      to: {
        element: {
          type: 'api-module',
          captured: { module: '!{{ from.element.captured.module }}' },
        },
        file: { categories: 'routes' },
      },
    },
    message: "A module's routes are nobody else's: import its repository, its policy or its index.",
  },
  allow('seed', 'api', 'contract', 'moderation', 'node-tools'),
  allow(
    'scripts',
    'api',
    'seed',
    'federation',
    'federation-remote',
    'contract',
    'node-tools',
    'bench',
  ),
  allow('e2e', 'federation', 'federation-remote', 'contract', 'node-tools', 'scripts'),
  allow(
    'bench',
    'api',
    'api-module',
    'moderation',
    'node-tools',
    'federation',
    'federation-remote',
    'contract',
  ),
  allow('tools', 'federation', 'shared-ui'),
  allow('links', 'remote', 'shell', 'federation-remote'),
  {
    from: { file: { categories: 'build-config' } },
    allow: { to: any('federation', 'federation-remote') },
  },
];

export const importDirections = {
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/legacy-templates': false,
    'import/resolver': {
      typescript: {
        alwaysTryTypes: true,
        noWarnOnMultipleProjects: true,
        project: ['tsconfig.web.json', 'tsconfig.node.json'],
      },
    },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message:
          '{{from.element.type}} does not import {{to.element.type}} (see the import directions in CONTRIBUTING.md)',
        policies,
      },
    ],
  },
};
