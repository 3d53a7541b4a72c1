import * as z from 'zod';
import type { FieldKind } from '@campus/moderation';
import { rules } from '@campus/moderation/rules';
import { command, sheet, table } from './command';

export interface Why {
  readonly verdict: 'allow' | 'refuse';
  readonly field: string;
  /** The kind of field whose rules were applied. */
  readonly kind: FieldKind;
  readonly classification?: string;
  readonly severity?: string;
  readonly fragment?: string;
  /** The text that the author reads. */
  readonly reason?: string;
  /** The deciding rule, as a sentence. */
  readonly rule: string;
  /** All findings, whether or not the field refuses them. */
  readonly finds: readonly Find[];
}

interface Find {
  readonly classification: string;
  readonly severity: string;
  readonly fragment: string;
  /** The severity from which the field refuses this class. */
  readonly refusedFrom: string;
}

interface Asked {
  readonly text: string;
  /** The name in the command. */
  readonly field: string;
  readonly kind: FieldKind;
}

/** @param hostedUrl the hosted check, called if the embedded one allows the text */
export async function explain(asked: Asked, hostedUrl: string | undefined): Promise<Why> {
  const { text, field, kind } = asked;
  const { everythingFound, moderateText } = await import('@campus/moderation');
  const { refuse } = rules[kind];
  const finds = unique(
    everythingFound(text, kind).map((find) => ({
      ...find,
      refusedFrom: refuse[find.classification],
    })),
  );
  const verdict = moderateText(text, kind);
  if (verdict.verdict === 'allow')
    return { field, kind, finds, ...(await hosted(asked, hostedUrl)) };
  const { classification, severity } = verdict;
  const rule = `${kind} refuses ${classification} of severity “${refuse[classification]}” or higher; this is “${severity}”.`;
  return { field, kind, finds, ...verdict, rule };
}

/** Several lists may contain the same fragment. */
function unique(finds: readonly Find[]): Find[] {
  return [...new Map(finds.map((find) => [JSON.stringify(find), find])).values()];
}

async function hosted({ text, field, kind }: Asked, url: string | undefined) {
  if (url === undefined) {
    return { verdict: 'allow', rule: `${kind} allows this text.` } as const;
  }
  const { createModerator } = await import('@campus/moderation');
  const answer = await createModerator({ url }).moderate([{ field, text, kind }]);
  if (answer.verdict === 'refuse') {
    const { verdict, classification, reason } = answer;
    return {
      verdict,
      classification,
      reason,
      rule: 'The hosted moderation refuses it.',
    } as const;
  }
  const rule = `${kind} allows this text, and so does the hosted moderation.`;
  return { verdict: 'allow', rule } as const;
}

const kinds = Object.keys(rules) as FieldKind[];

/** A kind of field by its own name, or by its name in the calls of the site. */
const byName: Readonly<Record<string, FieldKind>> = {
  content: 'post',
  message: 'chat',
  ...Object.fromEntries(kinds.map((kind) => [kind, kind])),
};
const names = Object.keys(byName);

const why = command({
  name: 'moderation why',
  takes: (it) => it.argument('<text>').option('--field <field>'),
  description: `Shows how moderation judges a text, and by which rule. <field> is one of ${names.join(', ')}.`,
  args: z.object({
    text: z.string(),
    field: z
      .string()
      .default('content')
      .refine((name) => names.includes(name), `must be one of ${names.join(', ')}`),
  }),
  // It needs no data: the rules are in the program, and the environment names the hosted check.
  here: ({ text, field }) =>
    explain(
      { text, field, kind: byName[field] ?? 'post' },
      process.env['MODERATION_URL'] || undefined,
    ),
  toText({ finds, ...answer }) {
    const said = sheet({
      Verdict: answer.verdict,
      Class: answer.classification,
      Fragment: answer.fragment,
      Rule: answer.rule,
      'Shown to author': answer.reason,
    });
    if (finds.length === 0) return said;
    const headings = {
      classification: 'Found',
      severity: 'Severity',
      refusedFrom: 'Refused from severity',
      fragment: 'Fragment',
    };
    return `${said}\n\n${table(finds, headings)}`;
  },
});

export const moderationCommands = [why];
