import type { Classification, FieldKind, Severity } from './types';

export interface FieldRules {
  /** Each class is refused from this severity on; `off` never. */
  readonly refuse: Readonly<Record<Classification, Exclude<Severity, 'weak'> | 'off'>>;
  /** Permitted numbers and addresses: any, only one's own, or none at all. */
  readonly contacts: 'any' | 'own' | 'none';
  /** Roll numbers, rooms and handles count even if the surrounding words name nobody. */
  readonly anonymous: boolean;
  /** Words may run together: user and community names. */
  readonly runTogether: boolean;
  /** The name of a person: surnames pass, and likeness is not checked, since a name may resemble anything. */
  readonly person: boolean;
}

function every(severity: Exclude<Severity, 'weak'>): FieldRules['refuse'] {
  return {
    threat: severity,
    sexual: severity,
    slur: severity,
    abuse: severity,
    'self-harm': severity,
    doxxing: severity,
    scam: severity,
  };
}

const talk: FieldRules = {
  refuse: every('mild'),
  contacts: 'own',
  anonymous: false,
  runTogether: false,
  person: false,
};
/** Texts whose target cannot reply. */
const behindAMask: FieldRules = { ...talk, contacts: 'none', anonymous: true };
const publicName: FieldRules = {
  refuse: every('coarse'),
  contacts: 'none',
  anonymous: false,
  runTogether: true,
  person: false,
};

export const rules: Readonly<Record<FieldKind, FieldRules>> = {
  post: talk,
  comment: talk,
  confession: behindAMask,
  confessionComment: behindAMask,
  communityName: publicName,
  username: publicName,
  name: { ...publicName, runTogether: false, person: true },
  title: { ...talk, refuse: every('coarse') },
  description: talk,
  contact: { ...talk, contacts: 'any' },
  datingText: { ...talk, contacts: 'none' },
  // Between two students who accepted each other, coarse and mild words are allowed, threats are not.
  chat: { ...talk, refuse: { ...every('severe'), threat: 'mild' } },
};
