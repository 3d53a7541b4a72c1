/** A mail without a recipient. The text part contains a code once, and no other six-digit number. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies, if they must not reach the sender. The mail library writes the header. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

const signature = "Campus, your college's own site";

export function signUpCode(code: string, minutes: number): Mail {
  return withCode({
    subject: 'Your code to join Campus',
    before: 'Welcome! Enter this code to finish signing up:',
    code,
    after: `It works for ${minutes} minutes, once. If you didn't ask for it, you can ignore this mail.`,
  });
}

export function resetCode(code: string, minutes: number): Mail {
  return withCode({
    subject: 'Your code to reset your Campus password',
    before: 'Enter this code to choose a new password:',
    code,
    after: `It works for ${minutes} minutes. If you didn't ask for it, ignore this mail: your password stays the same.`,
  });
}

export function alreadyRegistered(site: string): Mail {
  return notice({
    subject: 'You already have a Campus account',
    paragraphs: [
      "Someone, probably you, tried to sign up with this email. It already has an account, so we didn't send a code.",
      `You can log in at ${site}/login, or choose a new password at ${site}/forgot-password.`,
    ],
  });
}

export function passwordChanged(site: string): Mail {
  return notice({
    subject: 'Your Campus password was changed',
    paragraphs: [
      'Your password was just changed, and we logged out all your other devices.',
      `If it wasn't you, choose a new one right away at ${site}/forgot-password.`,
    ],
  });
}

/** @param when the campus date and time, such as '24 Nov 2026, 5:30 pm' */
export function deletionScheduled(site: string, when: string): Mail {
  return notice({
    subject: 'Your Campus account will be deleted',
    paragraphs: [
      `You asked us to delete your account. We'll delete it on ${when}, and we've logged you out everywhere.`,
      `If you change your mind, log in before then at ${site}/login, and you keep your account.`,
      `If it wasn't you, log in and change your password, or choose a new one at ${site}/forgot-password and then log in.`,
    ],
  });
}

export function deletionTakenBack(site: string): Mail {
  return notice({
    subject: 'Your Campus account will not be deleted',
    paragraphs: [
      "Welcome back! Someone, probably you, just logged in, so we're keeping your account.",
      `If it wasn't you, choose a new password right away at ${site}/forgot-password.`,
    ],
  });
}

/**
 * A message of the contact page. The visitor's text is only in the body: the headers contain nothing of it except
 * the reply address.
 */
export function contactMessage(
  sent: Record<'name' | 'email' | 'subject' | 'message', string>,
): Mail {
  const mail = notice({
    subject: 'A message from the contact page',
    paragraphs: [`${sent.name} (${sent.email}) wrote:`, sent.subject, sent.message],
  });
  return { ...mail, replyTo: { name: '', address: sent.email } };
}

interface TakenBack {
  /** Its title with its folder and owner, such as `Feed (mfe-feed, Team Feed)`. */
  readonly remote: string;
  readonly build: string;
  /** What is live now. */
  readonly now: string;
  readonly reason: string;
}

/** For the operators: a build failed in the field and was taken offline. */
export function buildTakenBack(site: string, { remote, build, now, reason }: TakenBack): Mail {
  return notice({
    subject: `A build of ${remote} was rolled back`,
    paragraphs: [
      `Build ${build} of ${remote} failed for students: ${reason}. ${now} is live instead.`,
      `See what happened at ${site}/staff/remotes. We won't roll this build back a second time: publish a new one, or this one again once you know it wasn't the cause.`,
    ],
  });
}

interface CodeMail {
  readonly subject: string;
  readonly before: string;
  readonly code: string;
  readonly after: string;
}

function withCode({ subject, before, code, after }: CodeMail): Mail {
  return {
    subject,
    text: [before, `    ${code}`, after, `-- \n${signature}`].join('\n\n'),
    html: page([
      paragraph(before),
      `<p style="margin:24px 0;font:bold 32px/1 ui-monospace,monospace;letter-spacing:6px">${code}</p>`,
      paragraph(after),
    ]),
  };
}

function notice({ subject, paragraphs }: { subject: string; paragraphs: string[] }): Mail {
  return {
    subject,
    text: [...paragraphs, `-- \n${signature}`].join('\n\n'),
    html: page(paragraphs.map(paragraph)),
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function paragraph(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  const linked = escaped.replace(/https?:\/\/\S+?(?=[,.]?(\s|$))/g, '<a href="$&">$&</a>');
  // Last, because a link ends where the line ends.
  return `<p style="margin:0 0 16px">${linked.replace(/\r?\n/g, '<br>')}</p>`;
}

function page(parts: string[]): string {
  return [
    '<!doctype html><html lang="en"><body style="margin:0;background:#faf6ee">',
    '<div style="max-width:480px;margin:0 auto;padding:32px 24px;color:#23264d;',
    'font:16px/1.5 system-ui,sans-serif">',
    ...parts,
    `<p style="margin:32px 0 0;color:#5b5d78;font-size:14px">${signature}</p>`,
    '</div></body></html>',
  ].join('\n');
}
