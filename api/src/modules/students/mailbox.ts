/** What the mail servers of a college make of an address. */
const rules = {
  /** Nothing is known: that what follows a + is ignored holds nearly everywhere. */
  other: { ignoresTags: true, ignoresDots: false },
  /** Google Workspace. It minds dots, unlike addresses that end in @gmail.com. */
  google: { ignoresTags: true, ignoresDots: false },
  gmail: { ignoresTags: true, ignoresDots: true },
  microsoft: { ignoresTags: true, ignoresDots: false },
  zoho: { ignoresTags: true, ignoresDots: false },
  fastmail: { ignoresTags: true, ignoresDots: false },
  /** A + is a letter like any other: different addresses, different people. */
  exact: { ignoresTags: false, ignoresDots: false },
} as const;

export type MailProvider = keyof typeof rules;

export const mailProviders = Object.keys(rules) as [MailProvider, ...MailProvider[]];

/** The one mailbox that an address leads to, in lower case: whoever reads it is one student. */
export function mailboxOf(email: string, provider: MailProvider): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const { ignoresTags, ignoresDots } = rules[provider];
  const untagged = ignoresTags && name.includes('+') ? name.slice(0, name.indexOf('+')) : name;
  const box = ignoresDots ? untagged.replaceAll('.', '') : untagged;
  return `${box === '' ? name : box}${address.slice(at)}`;
}
