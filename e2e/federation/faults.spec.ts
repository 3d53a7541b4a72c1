import type { Page } from '@playwright/test';
import {
  buildOf,
  expectMissing,
  expectShown,
  goWithin,
  open,
  pageOf,
  remoteNames,
  retry,
  test,
} from '../support/federation';
import { faults, type Fault, type StaticSite } from '../support/static-site';

type Kind = 'entry' | 'chunk' | 'page' | 'style';

/** File of a remote that the test breaks: its entry, what it exposes, its page's own script, or the page's style. */
async function fileOf(remote: string, kind: Kind): Promise<string> {
  const { entry, exposes, chunks, declaration } = await buildOf(remote);
  const page = declaration.routes.find(({ path }) => path === pageOf(remote))?.chunk ?? '';
  const files = {
    entry: [entry],
    chunk: exposes['./App']?.js,
    page: chunks[page]?.js.filter((file) => file.startsWith(`${page}.`)),
    style: [...(chunks[page]?.css ?? []), ...(exposes['./App']?.css ?? [])],
  };
  const [file] = files[kind] ?? [];
  if (!file) throw new Error(`${remote} has no ${kind}`);
  return file;
}

/**
 * One stands for all in what may be wrong with an answer and in how a page goes on without a remote, which is the
 * shell's to see; each of the others shows that every file of it can be missed. It is the one whose pages have all
 * kinds of files: where no widget needs the entry alone, what the remote exposes is in there.
 */
const whole = 'mfe-rides-events';
const kinds: readonly Kind[] = ['entry', 'style'];
/** What the body of a failure says instead is the same to every file. */
const ofEach: readonly Fault[] = ['404', '503', 'altered', 'hang'];

const otherThan = (remote: string): string => (remote === whole ? 'mfe-static' : whole);

async function breakFile(built: StaticSite, remote: string, [kind, fault]: [Kind, Fault]) {
  built.breakAnswers(new RegExp(`/r/${remote}/[^/]+/${await fileOf(remote, kind)}`), fault);
}

/** The rest of the site while the remote is missing, and the remote once its files are restored. */
async function expectTheRestAndItsReturn(page: Page, built: StaticSite, remote: string) {
  await goWithin(page, pageOf(otherThan(remote)));
  await expectShown(page, otherThan(remote));

  await goWithin(page, pageOf(remote));
  await expectMissing(page, remote);
  built.heal();
  await retry(page, remote);
  await expectShown(page, remote);
}

test.describe.configure({ mode: 'parallel' });

test('every remote loads without its mf-manifest.json', async ({ page, built }) => {
  const cases = remoteNames.flatMap((remote) =>
    (remote === whole ? ofEach : (['hang'] as const)).map((fault) => ({ remote, fault })),
  );
  for (const { remote, fault } of cases) {
    built.breakAnswers(new RegExp(`/r/${remote}/.*/mf-manifest\\.json`), fault);
    await open(page, remote);
    await expectShown(page, remote);
  }
});

/** The broken part of a remote, and the fault. */
function casesOf(remote: string): [Kind, Fault][] {
  if (remote !== whole) return kinds.map((kind) => [kind, '404']);
  return ([...kinds, 'chunk', 'page'] as const).flatMap((kind) =>
    (kind === 'entry' ? faults : ofEach).map((fault): [Kind, Fault] => [kind, fault]),
  );
}

for (const remote of remoteNames) {
  for (const [kind, fault] of casesOf(remote)) {
    test(`${remote} shows an error card while its ${kind} answers ${fault}, and loads on Retry`, async ({
      page,
      built,
    }) => {
      await breakFile(built, remote, [kind, fault]);
      await open(page, remote);
      await expectMissing(page, remote);
      await expectTheRestAndItsReturn(page, built, remote);
    });
  }
}
