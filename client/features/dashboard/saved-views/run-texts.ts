import type { Schedule } from './schedule-texts';

type Run = Schedule['runs'][number];

/** The state of a report, as a chip. */
export const RUN_CHIPS: Readonly<
  Record<Run['state'], { text: string; tone: 'neutral' | 'success' | 'danger' }>
> = {
  WAITING: { text: 'Being made', tone: 'neutral' },
  SENDING: { text: 'On its way', tone: 'neutral' },
  SENT: { text: 'Sent', tone: 'success' },
  FAILED: { text: 'Not sent', tone: 'danger' },
};

/** Names who got a report, and who did not, with the reason. */
export function runText({ state, lastFailure, deliveries }: Run): string {
  const sent = deliveries.filter((delivery) => delivery.state === 'SENT').map(({ name }) => name);
  const missed = deliveries.filter(
    (delivery) => delivery.state === 'FAILED' || delivery.state === 'LEFT_OUT',
  );
  const parts = [
    sent.length > 0 && `To ${sent.join(', ')}.`,
    ...missed.map(({ name, reason }) => `Not to ${name}: ${reason ?? 'it was not taken'}`),
    lastFailure !== null && state === 'WAITING' && `${lastFailure} It is tried again.`,
    lastFailure !== null && state === 'FAILED' && lastFailure,
  ];

  return parts.filter(Boolean).join(' ');
}
