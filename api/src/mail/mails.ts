/** A mail before it is addressed. The text part has a code once, and nothing else of six digits. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const signature = 'Campus, the site of your college';

export function signUpCode(code: string, minutes: number): Mail {
  return withCode({
    subject: 'Your code to join Campus',
    before: 'Welcome! Enter this code to finish your sign-up:',
    code,
    after: `It is good for ${minutes} minutes and for one sign-up. If you did not ask for it, you can ignore this mail.`,
  });
}

export function resetCode(code: string, minutes: number): Mail {
  return withCode({
    subject: 'Your code to reset your Campus password',
    before: 'Enter this code to choose a new password:',
    code,
    after: `It is good for ${minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
  });
}

export function alreadyRegistered(site: string): Mail {
  return notice({
    subject: 'You already have a Campus account',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. It already has an account, so no code was made.',
      `You can sign in at ${site}/login, or choose a new password at ${site}/forgot-password.`,
    ],
  });
}

export function passwordChanged(site: string): Mail {
  return notice({
    subject: 'Your Campus password was changed',
    paragraphs: [
      'The password of your account was just changed, and all your other devices were signed out.',
      `If it was not you, choose a new one right away at ${site}/forgot-password.`,
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

function paragraph(text: string): string {
  const linked = text.replace(/https?:\/\/\S+?(?=[,.]?(\s|$))/g, '<a href="$&">$&</a>');
  return `<p style="margin:0 0 16px">${linked}</p>`;
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
