import { createModerator, moderateText, rules, type FieldKind } from '../../moderation';
import { findAll } from '../../moderation/find/find';
import { read } from '../../moderation/read/read';
import { quote } from '../../moderation/reasons';

export interface Why {
  readonly verdict: 'allow' | 'refuse';
  readonly field: string;
  /** The kind of field whose rules were asked. */
  readonly kind: FieldKind;
  readonly classification?: string;
  readonly severity?: string;
  readonly fragment?: string;
  /** What the author is told. */
  readonly reason?: string;
  /** What decided, as a sentence. */
  readonly rule: string;
  /** Everything that was found, whether the field minds or not. */
  readonly finds: readonly Find[];
}

interface Find {
  readonly classification: string;
  readonly severity: string;
  readonly fragment: string;
  /** From which severity on the field refuses this class. */
  readonly refusedFrom: string;
}

interface Asked {
  readonly text: string;
  /** As it was called. */
  readonly field: string;
  readonly kind: FieldKind;
}

/** @param hostedUrl the hosted check, asked where the embedded one allows */
export async function explain(asked: Asked, hostedUrl: string | undefined): Promise<Why> {
  const { text, field, kind } = asked;
  const { refuse } = rules[kind];
  const finds = unique(
    findAll(read(text), rules[kind]).map(({ classification, severity, start, end }) => ({
      classification,
      severity,
      fragment: quote(text, start, end),
      refusedFrom: refuse[classification],
    })),
  );
  const verdict = moderateText(text, kind);
  if (verdict.verdict === 'allow')
    return { field, kind, finds, ...(await hosted(asked, hostedUrl)) };
  const { classification, severity } = verdict;
  const rule = `${kind} refuses ${classification} from “${refuse[classification]}” on, and this is “${severity}”.`;
  return { field, kind, finds, ...verdict, rule };
}

/** One fragment may be known to several lists. */
function unique(finds: readonly Find[]): Find[] {
  return [...new Map(finds.map((find) => [JSON.stringify(find), find])).values()];
}

async function hosted({ text, field, kind }: Asked, url: string | undefined) {
  if (url === undefined) {
    return { verdict: 'allow', rule: `Nothing in it is refused in ${kind}.` } as const;
  }
  const answer = await createModerator({ url }).moderate([{ field, text, kind }]);
  if (answer.verdict === 'refuse') {
    const { verdict, classification, reason } = answer;
    return { verdict, classification, reason, rule: 'The hosted check refuses it.' } as const;
  }
  const rule = `Nothing in it is refused in ${kind}, and the hosted check does not object.`;
  return { verdict: 'allow', rule } as const;
}
