import type { Control } from './record/controls';
import type { InPage } from './record/gate-record';
import { ask, type Tab } from './tab';

/** What a remote did, ready for a sentence: `leaves a timer running`, and the file and line of it. */
export interface Finding {
  says: string;
  at?: string | undefined;
}

/** What a style sheet does, for a sentence: its selector, and where it stands. */
interface RuleAt {
  selector: string;
  at: string;
}

type Matched = Awaited<ReturnType<typeof matchedFor>>;

/** Rules that match what keeps a control from being used, those of its pseudo-elements last. */
async function matchedFor({ client }: Tab, name: string) {
  const expression = `gate.causes.get(${JSON.stringify(name)})?.element`;
  const { result } = await client.send('Runtime.evaluate', { expression });
  if (!result.objectId) return [];
  const { nodeId } = await client.send('DOM.requestNode', { objectId: result.objectId });
  const { matchedCSSRules = [], pseudoElements = [] } = await client.send(
    'CSS.getMatchedStylesForNode',
    { nodeId },
  );
  return [...matchedCSSRules, ...pseudoElements.flatMap(({ matches }) => matches)].map(
    ({ rule }) => rule,
  );
}

/** Of the remote's rules the last that says one of the properties. */
function ruleAmong(
  rules: Matched,
  { properties, files }: { properties: readonly string[]; files: ReadonlyMap<string, string> },
): RuleAt | undefined {
  const found = rules.findLast(
    ({ styleSheetId = '', style }) =>
      files.has(styleSheetId) &&
      style.cssProperties.some(({ name }) => properties.some((one) => name.startsWith(one))),
  );
  const [selector] = found?.selectorList.selectors ?? [];
  const file = files
    .get(found?.styleSheetId ?? '')
    ?.split('/')
    .at(-1);
  if (!found || !file) return undefined;
  const { startLine = 0, startColumn = 0 } = selector?.range ?? {};
  const at = `${file}:${startLine + 1}:${startColumn + 1}`;
  return { selector: found.selectorList.text, at };
}

/** Looks at the page's style sheets while `work` goes on: it costs the tab, so there is reason to. */
async function withStyles<T>(
  { client }: Tab,
  work: (files: ReadonlyMap<string, string>) => Promise<T>,
): Promise<T> {
  const files = new Map<string, string>();
  client.on('CSS.styleSheetAdded', ({ header: { styleSheetId, sourceURL } }) => {
    if (sourceURL) files.set(styleSheetId, sourceURL);
  });
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  await client.send('DOM.getDocument', { depth: 0 });
  const done = await work(files);
  await client.send('CSS.disable');
  await client.send('DOM.disable');
  return done;
}

/** Who changed or covered each control from code: the page knows of what remotes did themselves. */
async function touchedBy(tab: Tab, remote: string, names: readonly string[]) {
  return ask(
    tab,
    ({ remote, names }) => {
      const { gate } = window as unknown as InPage;
      return names.map((name) => {
        const cause = gate.causes.get(name);
        let inserted: string | undefined;
        for (let one = cause?.element; one && !inserted; one = one.parentElement ?? undefined) {
          inserted = gate.inserted.get(one);
        }
        const at = gate.setters[`${name} ${remote}`] ?? inserted;
        return { at, properties: cause?.properties ?? [] };
      });
    },
    { remote, names },
  );
}

/** Names the rule of the remote, else the code of it, that keeps controls from being used. */
export async function attributeFaults(
  tab: Tab,
  remote: string,
  faults: readonly Control[],
): Promise<Finding[]> {
  const touched = await touchedBy(
    tab,
    remote,
    faults.map(({ name }) => name),
  );
  return withStyles(tab, async (all) => {
    const files = new Map([...all].filter(([, url]) => url.includes(`/r/${remote}/`)));
    const findings: Finding[] = [];
    for (const [index, { name, fault }] of faults.entries()) {
      const { at, properties = [] } = touched[index] ?? {};
      const rule = ruleAmong(await matchedFor(tab, name), { properties, files });
      const says = `${fault} ${name}`;
      findings.push(rule ? { says: `${says} by "${rule.selector}"`, at: rule.at } : { says, at });
    }
    return findings;
  });
}
