import type { Control, InPage } from './record/gate-record';
import { ask, type Tab } from './tab';

/** A fault of a remote as part of a sentence, e.g. `leaves a timer running`, with its file and line. */
export interface Finding {
  says: string;
  at?: string | undefined;
}

/** A CSS rule for a sentence: its selector and its position. */
interface RuleAt {
  selector: string;
  at: string;
}

type Matched = Awaited<ReturnType<typeof matchedFor>>;

/** CSS rules that match the element that blocks a control; those of its pseudo-elements are last. */
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

/** The last of the remote's rules that sets one of the properties. */
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

/** Reads the page's style sheets while `work` runs. This slows the tab down, so use it only if needed. */
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

/** The code that changed or covered each control. The page only records changes made by remotes themselves. */
async function touchedBy(tab: Tab, remote: string, names: readonly string[]) {
  return ask(
    tab,
    ({ remote, names }) => {
      const { gate } = window as unknown as InPage;
      return names.map((name) => {
        const cause = gate.causes.get(name);
        let inserted: string | undefined;
        for (let one = cause?.element; one && !inserted; one = one.parentElement ?? undefined) {
          inserted = gate.inserted.get(one)?.at;
        }
        const at =
          gate.setters[`${name} ${remote}`] ??
          inserted ??
          (gate.attribute(remote, name) || undefined);
        return { at, properties: cause?.properties ?? [] };
      });
    },
    { remote, names },
  );
}

/** Names the remote's CSS rule, or else its code, that makes each control unusable. */
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
      findings.push(rule ? { says: `${says} with "${rule.selector}"`, at: rule.at } : { says, at });
    }
    return findings;
  });
}
