import { tables, type Orm } from '../database/database';

interface Decision {
  /** The command that it was. */
  readonly action: string;
  readonly subjectId: string;
  readonly reason?: string;
  readonly now: Date;
}

/** Writes down what an operator decided, in the transaction that does it. */
export async function logDecision(tx: Orm, decision: Decision): Promise<void> {
  const { action, subjectId, reason = '', now } = decision;
  await tx.insert(tables.operatorLog).values({ action, subjectId, reason, createdAt: now });
}
