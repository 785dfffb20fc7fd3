import { TEXT_FIELDS } from '#schema/field-rules.js';
import {
  DEFAULT_LINK_DAYS,
  MAX_LINK_DAYS,
  MAX_LINK_PASSWORD,
  MIN_LINK_PASSWORD,
} from '#schema/shared-links.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { hashPassword } from '#server/access/identity/passwords.js';
import { newOpaqueToken } from '#server/access/identity/tokens.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { requirePerson } from '#server/reports/saved-views/own-view.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { formatView, parseView } from '#server/reports/view/view-address.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import { colleaguesLinks, ownLinks, revocableLinks } from './own-link.js';
import { SharedLink } from './shared-link.entity.js';
import type { SharedLinkInput } from './shared-link.input.js';
import { sharedLinkPolicy } from './shared-link.policy.js';
import type { NewSharedLink } from './shared-link.type.js';

const DAY_MS = 86_400_000;
/** Open links of one person; more than a person uses. */
const MAX_LINKS = 100;

/**
 * The caller's own links that are not revoked, expired ones too, newest first. An API key has none.
 */
export function listSharedLinks(
  ctx: ServiceContext,
  customerId: number | null,
): Promise<SharedLink[]> {
  return newestLinks(ctx, ownLinks(requireActor(ctx)), customerId, 2 * MAX_LINKS);
}

/** The links of the caller's colleagues that are not revoked, newest first; none but for admins. */
export function listColleaguesLinks(
  ctx: ServiceContext,
  customerId: number | null,
): Promise<SharedLink[]> {
  return newestLinks(ctx, colleaguesLinks(requireActor(ctx)), customerId, 5 * MAX_LINKS);
}

function newestLinks(
  { em }: ServiceContext,
  where: ReturnType<typeof ownLinks>,
  customerId: number | null,
  limit: number,
): Promise<SharedLink[]> {
  const ofClient = customerId === null ? {} : { customerId };
  return em.find(
    SharedLink,
    { ...where, ...ofClient },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  );
}

/**
 * Creates a public link to a view of a client that the caller sees. Its address is answered here
 * only. Throws INVALID, NOT_FOUND for a client the caller may not see, FORBIDDEN, CONFLICT beyond
 * 100 links.
 */
export async function createSharedLink(
  ctx: ServiceContext,
  input: SharedLinkInput,
): Promise<NewSharedLink> {
  const { actor, userId } = requirePerson(ctx);
  authorize(actor, sharedLinkPolicy, 'create');

  const { name, view, days, password } = checkInput(input);
  const { customerId } = view;

  await requireVisibleCustomer(ctx, customerId);

  const passwordHash = password === null ? null : await hashPassword(password, ctx.config);
  const { token, hash } = newOpaqueToken();

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const now = ctx.now();
    const open = { userId, revokedAt: null, expiresAt: { $gt: now } };

    if ((await em.count(SharedLink, open)) >= MAX_LINKS)
      throw new ServiceError(
        'CONFLICT',
        `There is room for ${MAX_LINKS} public links: revoke one first`,
      );

    const fields = { name, address: formatView(view) };
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const link = em.create(SharedLink, {
      ...fields,
      userId,
      customerId,
      passwordHash,
      expiresAt,
      tokenHash: hash,
      createdAt: now,
    });

    await em.persist(link).flush();
    audit(tx, {
      action: 'sharedLink.create',
      subjectType: 'shared_link',
      subjectId: link.id,
      customerId,
      changes: {
        name: { after: name },
        address: { after: fields.address },
        expiresAt: { after: expiresAt.toISOString() },
        hasPassword: { after: passwordHash !== null },
      },
    });

    return { link, url: publicBaseUrl(ctx.config, `/shared#${token}`) };
  });
}

/**
 * Ends a link at once. Throws NOT_FOUND unless it is the caller's own, or of a colleague of an
 * admin; FORBIDDEN.
 */
export async function revokeSharedLink(ctx: ServiceContext, id: number): Promise<void> {
  const { actor } = requirePerson(ctx);

  await ctx.em.transactional(async (em) => {
    const link = await em.findOne(SharedLink, { id, ...revocableLinks(actor) }, FOR_UPDATE);
    if (!link) throw notFound('Public link');
    authorize(actor, sharedLinkPolicy, 'revoke');

    link.revokedAt = ctx.now();
    audit(
      { ...ctx, em },
      {
        action: 'sharedLink.revoke',
        subjectType: 'shared_link',
        subjectId: id,
        customerId: link.customerId,
        changes: { name: { before: link.name, after: null } },
      },
    );
  });
}

/** A reader sees one page: layout and comparison are not part of it. */
const withoutLayout = (view: DashboardView): DashboardView => ({
  ...view,
  layout: 'summary',
  compare: 'none',
});

function checkInput({ name, address, expiresInDays, password }: SharedLinkInput) {
  const check = new FieldCheck();
  const days = expiresInDays ?? DEFAULT_LINK_DAYS;
  const secret = password ? password : null;
  const length = secret === null ? MIN_LINK_PASSWORD : [...secret].length;
  const view = readView(address, check);

  const checked = { name: check.text('name', name, TEXT_FIELDS.sharedLinkName) };
  check.require(
    'expires_in_days',
    days >= 1 && days <= MAX_LINK_DAYS,
    `A link opens for 1 to ${MAX_LINK_DAYS} days`,
  );
  check.require(
    'password',
    length >= MIN_LINK_PASSWORD && length <= MAX_LINK_PASSWORD,
    `The password has ${MIN_LINK_PASSWORD} to ${MAX_LINK_PASSWORD} characters`,
  );
  check.done();

  return { ...checked, view: withoutLayout(view), days, password: secret };
}

/** Records an error of the field `address`; the placeholder is refused by `done`. */
function readView(address: string | null | undefined, check: FieldCheck): DashboardView {
  try {
    return parseView(new URLSearchParams(address ?? ''));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    check.fail('address', error.message);
    return parseView(new URLSearchParams('client=1'));
  }
}
