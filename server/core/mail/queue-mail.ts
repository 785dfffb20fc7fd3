import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from './mail-kind.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

interface Sender {
  em: EntityManager;
  now: () => Date;
}

/**
 * Adds a mail to the unit of work. It is sent at least once after the commit of its change, and not
 * at all when that is rolled back. Inside `em.transactional` pass the context of that transaction.
 * The payload is stored as JSON.
 */
export function queueMail<Payload>(
  { em, now }: Sender,
  kind: MailKind<Payload>,
  payload: Payload,
): void {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + kind.usefulForMs);

  em.persist(
    em.create(OutgoingMail, {
      kind: kind.name,
      payload,
      createdAt,
      dueAt: createdAt,
      expiresAt,
      attempts: 0,
    }),
  );
}
