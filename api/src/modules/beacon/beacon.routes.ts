import { sendBeacon, type BodyOf } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { isFault } from '../../breaker/should-roll-back';
import { buildsOf } from '../../breaker/remotes-port';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { incidentRows, shellName } from './incident-rows';
import { addIncidents, noteSeen, type BuildName } from './incidents.repository';
import { nameBrowser } from './name-browser';

/** Bytes: twice what a full call of the contract takes. */
const bodyLimit = 16 * 1024;

/** Rows that one process stores in a minute: a flood tells no more than its beginning. */
const rowsPerMinute = 3000;

function createBudget(): (rows: number, now: Date) => boolean {
  let minute = 0;
  let left = rowsPerMinute;
  return (rows, now) => {
    const present = Math.floor(now.getTime() / 60_000);
    if (present !== minute) left = rowsPerMinute;
    minute = present;
    if (rows > left) return false;
    left -= rows;
    return true;
  };
}

const keyOf = ({ remote, build }: BuildName) => `${remote}/${build}`;

/** What open tabs tell of the builds that run in them. It knows neither students nor addresses. */
export function beaconRoutes(app: FastifyInstance, services: Services): void {
  const { breaker, clock, config, database, remotes } = services;
  const mayStore = createBudget();

  async function knownBuilds(): Promise<(name: BuildName) => boolean> {
    const known = new Set((await remotes.list()).flatMap(buildsOf).map(keyOf));
    return (name) => name.remote === shellName || known.has(keyOf(name));
  }

  async function store({ tab, incidents, seen }: BodyOf<typeof sendBeacon>): Promise<void> {
    const now = clock();
    const isKnown = await knownBuilds();
    const browser = nameBrowser(config.sessionSecret, tab, now);
    const rows = incidentRows(incidents, { now, browser, isKnown });
    const builds = new Map(seen.filter(isKnown).map((name) => [keyOf(name), name]));
    const sightings = [...builds.keys()].sort().flatMap((key) => builds.get(key) ?? []);
    if (!mayStore(rows.length + sightings.length, now)) return;
    await addIncidents(database.orm, rows);
    await noteSeen(database.orm, sightings, now);
    if (rows.some(({ kind }) => isFault(kind))) breaker.nudge();
  }

  route(app, sendBeacon, {
    access: 'public',
    limit: 'beacon-address',
    bodyLimit,
    async handler({ body }) {
      await store(body);
      return undefined;
    },
  });
}
