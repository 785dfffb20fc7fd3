import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '#server/access/audit/audit-entry.entity.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { SharedLink } from '#server/reports/shared-links/shared-link.entity.js';
import { TagSheetMail } from '#server/reports/tag-sheets/tag-sheet-mail.entity.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { buildUser } from '#server/testing/people.js';
import type { WorldOrganisations } from './world-types.js';

const AT = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2099-01-01T00:00:00Z');

/** Gets reports and tag sheets of every organisation, and is named in the audit of each. */
export const COMMON_READER = 'reader@outside.example';

/**
 * Adds reports and links that a person of each organisation sends and shares of one client, to one
 * and the same reader.
 */
export async function addReports(
  em: EntityManager,
  callers: Record<EntityType, number>,
  { own, customers, rival }: WorldOrganisations,
): Promise<void> {
  const ofRival = await buildUser(em, { entityType: 'BROADCASTER', entityId: rival.id });
  const people = [
    ...Object.entries(callers).map(([entityType, userId]) => ({ userId, entityType })),
    { userId: ofRival.id, entityType: 'RIVAL' },
  ];

  const emailHash = keyedHash(
    { tokenSecret: TEST_SECRETS.TOKEN_SECRET },
    'mail address',
    COMMON_READER,
  );

  for (const { userId, entityType } of people) {
    const customerId = customers.client.id;
    const owned = { userId, customerId, address: `client=${customerId}`, createdAt: AT };
    const savedView = em.create(SavedView, { ...owned, name: `Report of ${entityType}` });
    const schedule = em.create(ReportSchedule, {
      savedView,
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      nextDueAt: LATER,
      createdAt: AT,
    });
    const outside = { schedule, email: COMMON_READER, emailHash, createdAt: AT };
    em.persist([
      savedView,
      schedule,
      em.create(ReportRecipient, outside),
      em.create(SharedLink, {
        ...owned,
        name: `Link of ${entityType}`,
        tokenHash: `link of ${entityType}`,
        passwordHash: null,
        expiresAt: LATER,
      }),
      em.create(TagSheetMail, {
        userId,
        customerId,
        email: COMMON_READER,
        choice: {},
        format: 'PIXEL',
        adServer: 'IAB',
        tagCount: 1,
        createdAt: AT,
        sentAt: AT,
      }),
    ]);
  }

  for (const kind of ['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'] as const)
    em.persist(
      em.create(AuditEntry, {
        occurredAt: AT,
        entityType: kind,
        entityId: own[kind],
        userId: callers[kind],
        action: 'customer.update',
        subjectType: 'world',
        subjectId: '1',
        requestId: 'world',
        changes: { adminEmail: { before: null, after: COMMON_READER } },
      }),
    );

  await em.flush();
}
