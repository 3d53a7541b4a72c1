/** Encodings that files lie in ready-made, best first, with the ending of each. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

function isAccepted(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [token = '', ...options] = part.trim().toLowerCase().split(';');
    const refused = options.some((option) => /^\s*q=0(?:\.0*)?$/.test(option));
    return token === name && !refused;
  });
}

/** Encodings that a client's Accept-Encoding allows, best first. */
export const acceptedEncodings = (header = ''): Encoding[] =>
  encodings.filter(({ name }) => isAccepted(header, name));
