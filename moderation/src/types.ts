export const classifications = [
  'threat',
  'sexual',
  'slur',
  'abuse',
  'self-harm',
  'doxxing',
  'scam',
] as const;
export type Classification = (typeof classifications)[number];

/**
 * `weak` counts only beside another find, `coarse` only in names and titles (or when aimed at
 * somebody, which a phrase finds and calls mild), `mild` and `severe` wherever the field says so.
 */
export const severities = ['weak', 'coarse', 'mild', 'severe'] as const;
export type Severity = (typeof severities)[number];

export const fieldKinds = [
  'post',
  'comment',
  'confession',
  'confessionComment',
  'communityName',
  'username',
  'name',
  'title',
  'description',
  'contact',
  'datingText',
  'chat',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Something found; `start` and `end` are UTF-16 offsets into the text as it was typed. */
export interface Find {
  readonly classification: Classification;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  /** A number or an address where none may be: what else the text says is no excuse. */
  readonly certain?: boolean;
  /** A word that has no other meaning, though it may be quoted. */
  readonly unmistakable?: boolean;
}

export interface Allowed {
  readonly verdict: 'allow';
}

export interface Refused {
  readonly verdict: 'refuse';
  readonly classification: Classification;
  readonly severity: Severity;
  /** What the author typed, cut to a readable length. */
  readonly fragment: string;
  /** One sentence for the author. */
  readonly reason: string;
}

export type TextVerdict = Allowed | Refused;

export interface FieldText {
  /** The name in the request, handed back in a refusal. */
  readonly field: string;
  readonly text: string;
  /** Which rules apply; `post` unless told. */
  readonly kind?: FieldKind;
}

export interface FieldRefused {
  readonly verdict: 'refuse';
  readonly field: string;
  readonly classification: Classification;
  readonly reason: string;
}

export type Verdict = Allowed | FieldRefused;
