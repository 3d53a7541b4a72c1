import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptionOf, isPublishedName, shellName } from './build-file';
import {
  buildFolder,
  type Change,
  type ChangedBy,
  type ChangeSource,
  changePointer,
  type Decide,
  type Decision,
  type Place,
  type Pointer,
  type Step,
} from './pointer';
import { Refusal } from '@campus/node-tools/refusal';

export interface RollbackOptions {
  /** The build to take back; refused if it is no longer live or the canary. */
  expected?: string;
  /** Default: `operator`. */
  by?: ChangedBy;
  /** Recorded in the history. */
  reason?: string;
  source?: ChangeSource | undefined;
  /** The build to make live instead; default: the previous one. */
  to?: string | undefined;
}

/** The author of a change; default: an operator. */
export type Author = Pick<RollbackOptions, 'by' | 'source'>;

/** The result of a command: `build` is live now, `from` was live until then. */
export interface Done {
  remote: string;
  build: string;
  from?: string;
  /** False if nothing had to change. */
  changed: boolean;
}

type DecideKnown = (before: Pointer) => Promise<Step | undefined> | Step | undefined;

async function operate(place: Place, decide: DecideKnown): Promise<Done> {
  const { remote } = place;
  if (!isPublishedName(remote)) throw new Refusal(`${remote} is not a valid remote name`);
  let done: Done | undefined;
  const known: Decide = async (before) => {
    if (!before) throw new Refusal(`${remote} has no live build yet`);
    const step = await decide(before);
    done = {
      remote,
      build: step?.pointer.current ?? before.current,
      ...(step?.change?.from && { from: step.change.from }),
      changed: step !== undefined,
    };
    return step;
  };
  await changePointer(place, known);
  if (!done) throw new Error(`${remote}: nothing was decided`);
  return done;
}

const lies = (place: Place, build: string): Promise<boolean> =>
  stat(join(buildFolder(place, build), descriptionOf(place.remote))).then(
    () => true,
    () => false,
  );

const wentLive = ({ action }: Change): boolean => action === 'publish' || action === 'promote';

/** The build that was live before another one, if the history knows it and it is still stored. */
async function before(place: Place, { history = [] }: Pointer, build: string) {
  const replaced = history.find((change) => wentLive(change) && change.build === build)?.from;
  return replaced && replaced !== build && (await lies(place, replaced))
    ? { previous: replaced }
    : {};
}

function endCanary(pointer: Pointer, ended: string): Step {
  const { canary: _canary, history: _history, ...rest } = pointer;
  return {
    pointer: rest,
    change: { action: 'rollback', build: pointer.current, from: ended },
  };
}

async function takeBack(place: Place, pointer: Pointer, to = pointer.previous): Promise<Step> {
  const { current } = pointer;
  if (!to) throw new Refusal(`${place.remote} has no previous build`);
  if (!(await lies(place, to))) {
    throw new Refusal(`The previous build ${to} of ${place.remote} no longer exists`);
  }
  const { canary: _canary, history: _history, previous: _previous, ...rest } = pointer;
  return {
    pointer: { ...rest, current: to, ...(await before(place, pointer, to)) },
    change: { action: 'rollback', build: to, from: current },
  };
}

/**
 * Rolls back at once: a running canary ends, otherwise the previous build is live again and
 * `previous` is the one that was live before it. `expected` names the build to take back.
 * @throws Refusal if there is nothing to go back to, or `expected` has been taken back already
 */
export async function rollback(
  remotesDir: string,
  remote: string,
  { expected, by, reason, source, to }: RollbackOptions = {},
): Promise<Done> {
  const place: Place = { remotesDir, remote, by, reason, source };
  return operate(place, (pointer) => {
    const { canary, current } = pointer;
    if (canary && (expected ?? canary.build) === canary.build) {
      return endCanary(pointer, canary.build);
    }
    if (expected && expected !== current) {
      throw new Refusal(`${remote} ${expected} is no longer live; ${current} is`);
    }
    return takeBack(place, pointer, to);
  });
}

/**
 * Records the breaker's decision about a build that stays live in the history, once for each reason.
 * @param decision `spared` is the end of the reason, after any figures
 */
export async function noteDecision(
  remotesDir: string,
  remote: string,
  { act, build, reason, spared }: Record<'build' | 'reason' | 'spared', string> & { act: Decision },
): Promise<void> {
  const isSaid = (change: Change) => change.build === build && change.reason?.endsWith(spared);
  await changePointer({ remotesDir, remote, by: 'breaker', reason }, (before) => {
    if (!before || before.history?.some(isSaid)) return undefined;
    const { history: _history, ...pointer } = before;
    return { pointer, change: { action: act, build } };
  });
}

/**
 * Makes the canary live for everybody; the build that was live becomes `previous`.
 * @throws Refusal if no canary runs
 */
export async function promote(
  remotesDir: string,
  remote: string,
  author: Author = {},
): Promise<Done> {
  return operate({ remotesDir, remote, ...author }, ({ canary, history: _history, ...rest }) => {
    if (!canary) throw new Refusal(`${remote} has no canary to promote`);
    const from = rest.current;
    return {
      pointer: { ...rest, current: canary.build, previous: from },
      change: { action: 'promote', build: canary.build, from },
    };
  });
}

/**
 * Takes a remote out of service: its pages show the notice.
 * @param notice text for visitors; default: that this part is taking a break
 * @throws Refusal if the remote has nothing live, and for the shell: nothing else could show the notice
 */
export async function switchOff(
  remotesDir: string,
  remote: string,
  { notice, ...author }: Author & { notice?: string | undefined } = {},
): Promise<Done> {
  if (remote === shellName)
    throw new Refusal('The shell cannot be taken out of service; rollback restores its last build');
  const place: Place = { remotesDir, remote, reason: notice, ...author };
  return operate(place, ({ history: _history, notice: _notice, ...rest }) => ({
    pointer: { ...rest, status: 'off', ...(notice && { notice }) },
    change: { action: 'off', build: rest.current },
  }));
}

/** Puts a remote back into service. @throws Refusal if the remote has nothing live */
export async function switchOn(
  remotesDir: string,
  remote: string,
  author: Author = {},
): Promise<Done> {
  return operate(
    { remotesDir, remote, ...author },
    ({ history: _history, notice: _notice, status, ...rest }) =>
      status === 'off'
        ? { pointer: rest, change: { action: 'on', build: rest.current } }
        : undefined,
  );
}
