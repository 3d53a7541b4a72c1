import { cpus, totalmem } from 'node:os';

/** The result of every bench; `ratios` are ours divided by the baseline, measured in the same run. */
export interface BenchResult {
  readonly name: string;
  readonly ratios: Record<string, number>;
  readonly figures: Record<string, number>;
}

/** The options on the command line besides the name; each bench lists the ones it reads as its `flags`. */
export interface Asked {
  readonly embedded?: boolean;
  readonly million?: boolean;
  readonly hour?: boolean;
  readonly devtools?: boolean;
  readonly graphs?: boolean;
  readonly processes?: boolean;
}

export interface Bench {
  readonly summary: string;
  readonly flags?: Readonly<Partial<Record<keyof Asked, string>>>;
  readonly run: (asked: Asked) => BenchResult | Promise<BenchResult>;
}

/** The help text for `--embedded`, for every bench that has it. */
export const embedded = 'on the embedded database instead of PostgreSQL';

export const kindOf = (asked: Asked) => (asked.embedded ? 'embedded' : 'postgres');

export function machine(): Record<string, string | number> {
  const processors = cpus();
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}

export function round(value: number, places = 3): number {
  return Number(value.toFixed(places));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** From the smallest to the largest, formatted for readers. */
export function spread(values: readonly number[], places = 1): string {
  return `${Math.min(...values).toFixed(places)} to ${Math.max(...values).toFixed(places)}`;
}
