import { timingSafeEqual } from 'node:crypto';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { hashPassword, hasOldKey, verifyPassword } from '#server/access/identity/passwords.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { networkLimits } from '#server/access/limits/sign-in-rate-limit.js';
import { requireVisibleCustomer, visibleCustomers } from '#server/access/visibility/visibility.js';
import { type DashboardReader, readDashboard } from '#server/analytics/dashboard.service.js';
import { invalid, notFound } from '#server/core/errors.js';
import { localDateOf } from '#schema/writing/dates.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { resolveDays, parseView } from '#server/reports/view/view-address.js';
import { hourlyMoment } from './hourly-reading.js';
import { SharedLink } from './shared-link.entity.js';
import { listsOf, sharedViewOf } from './shared-view.js';
import type { SharedLinkAnswer, SharedView } from './shared-view.type.js';

const AUDIT_EVERY_MS = 60_000;
const TOKEN = /^[\w-]{43}$/;

/** One answer for every link that does not open, whatever the reason. */
const noLink = () => notFound('Public link');

function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function findLink({ em, now }: ServiceContext, token: string): Promise<SharedLink | null> {
  if (!TOKEN.test(token)) return null;

  const tokenHash = hashToken(token);
  const live = { tokenHash, revokedAt: null, expiresAt: { $gt: now() } };
  const link = await em.findOne(SharedLink, live);
  return link && isSameHash(link.tokenHash, tokenHash) ? link : null;
}

interface LinkReader extends DashboardReader {
  clientName: string;
  timeZone: string;
}

/** The creator as a reader of today. Throws NOT_FOUND where the creator may not see the client. */
async function requireReader(ctx: ServiceContext, link: SharedLink): Promise<LinkReader> {
  const creator = await ctx.em.findOne(User, { id: link.userId });
  const actor = creator && (await readerActor(ctx.em, creator));
  if (!actor) throw noLink();

  const readAt = ctx.now();
  const reader = { em: ctx.em, config: ctx.config, actor, now: () => readAt };
  const [client] = await ctx.em.find(
    Customer,
    { id: link.customerId, ...visibleCustomers(actor) },
    { limit: 1 },
  );
  if (!client) throw noLink();

  const { name: clientName, timeZone } = await requireVisibleCustomer(reader, link.customerId);
  return { ...reader, clientName, timeZone };
}

/**
 * The figures of a link as of the last full hour, over what its creator may see now. All links of a
 * client are of one moment, so that nobody learns single events from two openings or two links.
 */
async function readView(
  ctx: ServiceContext,
  { clientName, timeZone, ...reader }: LinkReader,
  { customerId, address, name, expiresAt }: SharedLink,
): Promise<SharedView> {
  const asOf = await hourlyMoment(ctx, customerId);
  const view = parseView(new URLSearchParams(address));
  const filter = {
    clientId: customerId,
    ...resolveDays(view.range, localDateOf(asOf.at, timeZone)),
    ...listsOf(view),
  };
  const figures = await readDashboard({ ...reader, asOf }, filter);

  return sharedViewOf({ name, clientName, view, figures, readAt: asOf.at, expiresAt });
}

/** Counts attempts before they are made. Throws TOO_MANY_REQUESTS, and INVALID for a wrong one. */
async function checkPassword(
  ctx: ServiceContext,
  link: SharedLink,
  password: string,
): Promise<void> {
  const network = keyedHash(ctx.config, 'network', ctx.clientIp);
  const { giveBack } = await acquireSlots(
    ctx.redis,
    [
      ['shared-link:password-network', `${link.id}:${network}`],
      ['shared-link:password', link.id],
    ],
    ctx.now(),
  );

  if (!(await verifyPassword(link.passwordHash, password, ctx.config)))
    throw invalid({ password: 'The password is wrong' });
  if (link.passwordHash !== null && hasOldKey(link.passwordHash, ctx.config))
    link.passwordHash = await hashPassword(password, ctx.config);
  await giveBack();
}

/** One entry of the history a minute at most, so that nobody fills it with a link. */
async function recordOpening(ctx: ServiceContext, { id }: SharedLink): Promise<void> {
  const now = ctx.now();

  await ctx.em.transactional(async (em) => {
    const link = await em.findOneOrFail(SharedLink, { id }, FOR_UPDATE);
    const { customerId, lastOpenedAt, openings } = link;
    const isAudited = !lastOpenedAt || now.getTime() - lastOpenedAt.getTime() >= AUDIT_EVERY_MS;

    link.openings = openings + 1;
    link.lastOpenedAt = now;
    if (!isAudited) return;

    audit(
      { ...ctx, em, actor: null },
      {
        action: 'sharedLink.open',
        subjectType: 'shared_link',
        subjectId: id,
        customerId,
        changes: { openings: { before: openings, after: openings + 1 } },
      },
    );
  });
}

/**
 * The figures behind a public link, for anybody who has it; without its password only that it asks
 * for one. Nothing of the call but token and password reaches the figures. Throws NOT_FOUND for
 * every link that does not open, INVALID for a wrong password, TOO_MANY_REQUESTS.
 */
export async function openSharedLink(
  ctx: ServiceContext,
  token: string,
  password: string | null,
): Promise<SharedLinkAnswer> {
  const attempt = await acquireSlots(ctx.redis, networkLimits(ctx, 'shared-link'), ctx.now());
  const link = await findLink(ctx, token);
  if (!link) throw noLink();
  await attempt.giveBack();

  const reader = await requireReader(ctx, link);
  const needsPassword = link.passwordHash !== null;
  if (needsPassword && password === null) return { needsPassword, view: null };
  if (needsPassword) await checkPassword(ctx, link, password ?? '');

  const view = await readView(ctx, reader, link);
  await recordOpening(ctx, link);

  return { needsPassword, view };
}
