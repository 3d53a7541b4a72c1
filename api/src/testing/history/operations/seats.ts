import { call, enter, pick, type Operation } from '../world';

const seatOf = (cabId: string, studentId: string) => `seat:${cabId}:${studentId}`;
/** Whoever grants a seat does not know who gives theirs back. */
const seatsGivenBack = (cabId: string) => `given back:${cabId}`;

export const askForSeat: Operation = async (world, actor) => {
  const cab = pick(world.shared.cab);
  if (cab === undefined || actor.own.cab.includes(cab)) return;
  const place = seatOf(cab.id, actor.id);
  const write = world.history.write(place, ['there']);
  world.history.vanishesWith(place, cab.place);
  const outcome = await call(world, 'seat asked for', {
    method: 'POST',
    url: `/api/cabs/${cab.id}/seat`,
    token: actor.token,
  });
  enter(write, outcome, 'there');
  if (outcome.kind === 'done') actor.asked.push(cab);
};

export const giveSeatBack: Operation = async (world, actor) => {
  const cab = pick(actor.asked);
  if (cab === undefined) return;
  actor.asked.splice(actor.asked.indexOf(cab), 1);
  const place = seatOf(cab.id, actor.id);
  const write = world.history.write(place, [undefined]);
  world.history.vanishesWith(place, cab.place);
  world.history.write(seatsGivenBack(cab.id), [undefined]);
  const outcome = await call(world, 'seat given back', {
    method: 'DELETE',
    url: `/api/cabs/${cab.id}/seat`,
    token: actor.token,
  });
  enter(write, outcome, undefined);
};

/** Grants whoever waits longest in one of the actor's own rides. */
export const grantSeat: Operation = async (world, actor) => {
  const cab = pick(actor.own.cab);
  if (cab === undefined) return;
  const url = `/api/cabs/${cab.id}/seat-requests`;
  const asked = await call(world, 'requests read', { method: 'GET', url, token: actor.token });
  if (asked.kind !== 'done') return;
  const requests = asked.answer.body as unknown as readonly { _id: string; state: string }[];
  const waiting = requests.find(({ state }) => state === 'asked');
  if (waiting === undefined) return;
  const place = `grant:${waiting._id}`;
  const write = world.history.write(place, ['granted']);
  world.history.vanishesWith(place, seatsGivenBack(cab.id));
  world.history.vanishesWith(seatsGivenBack(cab.id), cab.place);
  const outcome = await call(world, 'seat granted', {
    method: 'POST',
    url: `${url}/${waiting._id}`,
    body: { action: 'grant' },
    token: actor.token,
  });
  enter(write, outcome, 'granted');
};
