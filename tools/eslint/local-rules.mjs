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
