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
 * `weak` counts only together with another match, `coarse` only in names and titles (if aimed at
 * a person, a phrase matches it as mild), `mild` and `severe` depending on the field.
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

/** A match; `start` and `end` are UTF-16 offsets in the text as typed. */
export interface Find {
  readonly classification: Classification;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  /** A number or an address where none is allowed: the rest of the text cannot excuse it. */
  readonly certain?: boolean;
  /** An unambiguous word, which may still be quoted. */
  readonly unmistakable?: boolean;
}

export interface Allowed {
  readonly verdict: 'allow';
}

export interface Refused {
  readonly verdict: 'refuse';
  readonly classification: Classification;
  readonly severity: Severity;
  /** The author's text, cut to a readable length. */
  readonly fragment: string;
  /** One sentence to the author. */
  readonly reason: string;
}

export type TextVerdict = Allowed | Refused;

export interface FieldText {
  /** The name in the request, returned in a refusal. */
  readonly field: string;
  readonly text: string;
  /** The rules to apply; default `post`. */
  readonly kind?: FieldKind;
}

export interface FieldRefused {
  readonly verdict: 'refuse';
  readonly field: string;
  readonly classification: Classification;
  readonly reason: string;
}

export type Verdict = Allowed | FieldRefused;
