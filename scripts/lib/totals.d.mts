export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}
export function sum(totals: Totals[]): Totals;
export function one(passed: boolean): Totals;
export function jestTotals(file: string): Promise<Totals>;
export function playwrightTotals(file: string): Promise<Totals>;
export function inWords(totals: Totals): string;
