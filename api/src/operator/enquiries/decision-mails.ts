import type { Mail } from '../../mail/mails';

/** To whoever asked for a college that is there now. */
export function collegeAccepted(college: string, site: string): Mail {
  return letter('Your college is on Campus', [
    `You asked for ${college} to be added. It is there now: everybody with an address of the college can sign up.`,
    `${site}/signup`,
  ]);
}

/** To whoever asked for a college that is not going to be added, and why. */
export function collegeRefused(college: string, reason: string): Mail {
  return letter('About your request for a college', [
    `You asked for ${college} to be added. We cannot add it:`,
    reason,
  ]);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function letter(subject: string, paragraphs: readonly string[]): Mail {
  const all = [...paragraphs, 'Campus, the site of your college'];
  const escaped = all.map((text) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign));
  return {
    subject,
    text: all.join('\n\n'),
    html: escaped.map((text) => `<p>${text}</p>`).join('\n'),
  };
}
