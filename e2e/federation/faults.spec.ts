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
  type RemoteName,
} from '../support/federation';
import { faults, type Fault } from '../support/static-site';

type Kind = 'entry' | 'chunk' | 'page' | 'style';

/** File of a remote that the test breaks: its entry, what it exposes, or its page's own script and style. */
async function fileOf(remote: RemoteName, kind: Kind): Promise<string> {
  const { entry, exposes, chunks, declaration } = await buildOf(remote);
  const page = declaration.routes.find(({ path }) => path === pageOf[remote])?.chunk ?? '';
  const files = {
    entry: [entry],
    chunk: exposes['./App']?.js,
    page: chunks[page]?.js.filter((file) => file.startsWith(`${page}.`)),
    style: chunks[page]?.css.filter((file) => file.startsWith(`${page}.`)),
  };
  const [file] = files[kind] ?? [];
  if (!file) throw new Error(`${remote} has no ${kind}`);
  return file;
}

// What a page's own script fails like is the same code in every remote: one stands for all.
const kindsOf = (remote: RemoteName): readonly Kind[] =>
  remote === 'mfe-feed' ? ['entry', 'chunk', 'page', 'style'] : ['entry', 'chunk', 'style'];

/** So is what the body of a failure says instead. */
const faultsOf = (remote: RemoteName, kind?: Kind): readonly Fault[] =>
  remote === 'mfe-feed' && kind === 'entry' ? faults : ['404', '503', 'altered', 'hang'];

const otherThan = (remote: RemoteName): RemoteName =>
  remote === 'mfe-feed' ? 'mfe-static' : 'mfe-feed';

test.describe.configure({ mode: 'parallel' });

for (const remote of remoteNames) {
  test(`${remote}: a manifest that does not answer is not missed`, async ({ page, built }) => {
    for (const fault of faultsOf(remote)) {
      built.breakAnswers(new RegExp(`/r/${remote}/.*/mf-manifest\\.json`), fault);
      await open(page, remote);
      await expectShown(page, remote);
    }
  });

  for (const kind of kindsOf(remote)) {
    for (const fault of faultsOf(remote, kind)) {
      test(`${remote}: ${kind} answers ${fault}, then is back`, async ({ page, built }) => {
        const name = await fileOf(remote, kind);
        built.breakAnswers(new RegExp(`/r/${remote}/[^/]+/${name}`), fault);
        await open(page, remote);
        await expectMissing(page, remote);

        await goWithin(page, pageOf[otherThan(remote)]);
        await expectShown(page, otherThan(remote));

        await goWithin(page, pageOf[remote]);
        await expectMissing(page, remote);
        built.heal();
        await retry(page, remote);
        await expectShown(page, remote);
      });
    }
  }
}
