import * as z from 'zod';
import { rules, type FieldKind } from '../../moderation';
import { command } from '../command';
import { sheet, table } from '../table';
import { explain } from './explain';

const kinds = Object.keys(rules) as FieldKind[];

/** A kind of field by its own name, or by the one that it has in the calls of the site. */
const byName: Readonly<Record<string, FieldKind>> = {
  content: 'post',
  message: 'chat',
  ...Object.fromEntries(kinds.map((kind) => [kind, kind])),
};
const names = Object.keys(byName);

const why = command({
  name: 'moderation why',
  usage: '<text> [--field <field>]',
  says: `Says what moderation makes of a text, and by which rule. <field> is one of ${names.join(', ')}.`,
  args: z.object({
    text: z.string(),
    field: z
      .string()
      .default('content')
      .refine((name) => names.includes(name), `must be one of ${names.join(', ')}`),
  }),
  // It needs no data: the rules are here, and the hosted check is named by the environment.
  here: ({ text, field }) =>
    explain(
      { text, field, kind: byName[field] ?? 'post' },
      process.env['MODERATION_URL'] || undefined,
    ),
  tell({ finds, ...answer }) {
    const said = sheet({
      Verdict: answer.verdict,
      Class: answer.classification,
      Fragment: answer.fragment,
      Rule: answer.rule,
      'Author reads': answer.reason,
    });
    if (finds.length === 0) return said;
    const headings = {
      classification: 'Found',
      severity: 'Severity',
      refusedFrom: 'Refused from',
      fragment: 'Fragment',
    };
    return `${said}\n\n${table(finds, headings)}`;
  },
});

export const moderationCommands = [why];
