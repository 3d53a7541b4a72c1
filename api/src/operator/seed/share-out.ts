interface Place {
  readonly weight: number;
  /** The most that it can take. */
  readonly room: number;
}

/** Takes up what adding fractions loses. */
const tiny = 1e-6;

/** Shares a number out by weight, in whole parts. @returns a part for each place, in their order */
export function shareOut(total: number, places: readonly Place[]): number[] {
  const shares = places.map(({ weight, room }) => ({ weight, room, part: 0 }));
  let left = total;
  // What a full place cannot take is shared out among the others.
  for (let open = withRoom(shares); left > 0 && open.length > 0; open = withRoom(open)) {
    left -= handOut(left, open);
  }
  return shares.map(({ part }) => part);
}

type Share = Place & { part: number };

function withRoom(shares: readonly Share[]): Share[] {
  return shares.filter(({ part, room }) => part < room);
}

function handOut(total: number, open: readonly Share[]): number {
  const weights = open.reduce((sum, { weight }) => sum + weight, 0);
  let due = 0;
  let before = 0;
  let given = 0;
  for (const share of open) {
    due += (share.weight / weights) * total;
    const upTo = Math.floor(due + tiny);
    const part = Math.min(upTo - before, share.room - share.part);
    before = upTo;
    share.part += part;
    given += part;
  }
  return given;
}
