import { budgets } from './rules/budgets';
import { events } from './rules/events';
import { exports } from './rules/exports';
import { exposes, widgets } from './rules/exposes';
import { files } from './rules/files';
import { permissions } from './rules/permissions';
import { ranges } from './rules/ranges';
import { collisions, navigation, routes } from './rules/routes';
import { styles } from './rules/styles';
import type { Candidate, Live, Reason, Rule, RuleName } from './types';

const rules: Readonly<Record<Exclude<RuleName, 'boots'>, Rule>> = {
  files,
  exposes,
  widgets,
  routes,
  collisions,
  navigation,
  permissions,
  events,
  exports,
  ranges,
  styles,
  budgets,
};

/**
 * Says why a build does not fit what is live, from what it tells of itself: nothing of it is run.
 * @returns one reason for each fault; none where it may go live
 */
export function judge(candidate: Candidate, live: Live): Reason[] {
  return Object.entries(rules).flatMap(([rule, faults]) =>
    faults(candidate, live).map((sentence) => ({ rule: rule as RuleName, sentence })),
  );
}
