import path from 'node:path';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const suppression = /^\s*eslint-(disable|enable)(-next-line|-line)?\b/;

const kebabCaseFile = {
  meta: { type: 'suggestion', messages: { name: 'A file is named in kebab-case: {{name}}' } },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (!kebab.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};

const suppressionSaysWhy = {
  meta: {
    type: 'suggestion',
    messages: {
      why: 'A suppression states its reason after two hyphens: `eslint-disable-… rule -- why`',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!suppression.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue;
        if (/^\s*eslint-enable/.test(comment.value)) continue;
        context.report({ loc: comment.loc, messageId: 'why' });
      }
    },
  }),
};

export const houseRules = {
  rules: { 'kebab-case-file': kebabCaseFile, 'suppression-says-why': suppressionSaysWhy },
};

// Small house rules as selectors: each forbids one thing and its message names the alternative.
export const everywhere = [
  {
    selector: 'MemberExpression[property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'No snapshots: say what must be true.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'No sleeps: wait for what must happen.',
  },
  {
    selector:
      'CallExpression > MemberExpression.callee[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo)$/]',
    message:
      'Every test runs: no only, skip or todo. A test that needs a service asks for it by a helper.',
  },
];

export const inPages = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text is rendered as text.',
  },
  {
    selector: 'JSXAttribute[name.name="style"] Property > Identifier.key',
    message: 'Style in CSS Modules; only custom properties (`--x`) are set inline.',
  },
];

export const measuredFirst = [
  {
    selector:
      'CallExpression[callee.object.name="z"][callee.property.name=/^(regex|email|url|uuid|ipv[46]|iso|stringFormat)$/]',
    message: 'A pattern comes after a length: `shaped` of shared/text.',
  },
];

export const noDefaultExport = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Named exports only.' },
];

const only = (name, message) => ({ name, message });

export const routerFacade = only(
  'react-router',
  "Import from 'react-router-dom', the shared facade.",
);

export const notInSharedUi = {
  patterns: [
    {
      group: ['react-router*', '@tanstack/*', '@campus/contract/client', '@campus/contract/react'],
      message: 'The design system knows no router and fetches nothing.',
    },
  ],
};
