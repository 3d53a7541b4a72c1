export interface Size {
  readonly operations: number;
  readonly clients: number;
  readonly bursts: number;
}

/** One long check. */
export interface Check {
  readonly name: string;
  /** @returns what does not hold; nothing where all does */
  run(size: Size, say: (line: string) => void): Promise<readonly string[]>;
}
