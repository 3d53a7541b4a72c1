import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeMailsNaming } from './mailer';
import { contactMessage, passwordChanged } from './mails';
import { outboxTransport } from './transports';

const site = 'https://campus.example';
const address = 'asha@college.example';

describe('removeMailsNaming', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-outbox-'));
  const transport = outboxTransport(folder, 'no-reply@campus.example');
  afterAll(() => rmSync(folder, { recursive: true }));
  const about = (email: string, message: string) =>
    contactMessage({ name: 'A', email, subject: 'Hello', message });

  it('deletes every mail that names the address, in any case or encoding, and no other', async () => {
    await transport.carry(address, passwordChanged(site));
    await transport.carry('office@campus.example', about('Asha@College.example', 'Plain words'));
    await transport.carry('office@campus.example', about(address, `café ${'x'.repeat(60)} =`));
    await transport.carry(
      'office@campus.example',
      about(address, 'नमस्ते, मुझे मदद चाहिए। '.repeat(20)),
    );
    const others = ['natasha@college.example', 'asha@college.example.org', 'sha@college.example'];
    for (const other of others) await transport.carry(other, passwordChanged(site));
    expect(readdirSync(folder)).toHaveLength(7);

    await removeMailsNaming(folder, address);
    const left = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(left.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual(others.sort());
  });

  it('does nothing if the outbox does not exist', async () => {
    await expect(removeMailsNaming(join(folder, 'nowhere'), address)).resolves.toBeUndefined();
  });
});
