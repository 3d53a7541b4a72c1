import { budgets, files, styles } from './rules/assets';
import { events, exposes, permissions, widgets } from './rules/declaration';
import { collisions, navigation, routes } from './rules/routes';
import { exports, ranges } from './rules/shared-modules';
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
