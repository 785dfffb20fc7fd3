import type { FilterQuery } from '@mikro-orm/core';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { assignChanges, diffForCreate } from '#server/core/input/partial-update.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { endSchedule } from '#server/reports/schedules/end-schedule.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { addressLengthError, formatView, parseView } from '#server/reports/view/view-address.js';
import { ownViews, requirePerson } from './own-view.js';
import { SavedView } from './saved-view.entity.js';
import type { SavedViewInput } from './saved-view.input.js';
import { savedViewPolicy } from './saved-view.policy.js';
import { colleaguesViews, getReadableView } from './shared-view-access.js';

/** More than a person uses. */
const MAX_VIEWS = 200;
const MAX_COLLEAGUES_VIEWS = 500;

/**
 * The caller's own saved views, of one client or of all visible ones, by name. An API key has none.
 */
export const listSavedViews = (ctx: ServiceContext, customerId: number | null) =>
  listByName(ctx, ownViews(requireActor(ctx)), customerId);

/** The views that colleagues of the caller share, of visible clients, by name. */
export const listColleaguesViews = (ctx: ServiceContext, customerId: number | null) =>
  listByName(ctx, colleaguesViews(requireActor(ctx)), customerId, MAX_COLLEAGUES_VIEWS);

const listByName = (
  { em }: ServiceContext,
  visible: FilterQuery<SavedView>,
  customerId: number | null,
  limit?: number,
): Promise<SavedView[]> =>
  em.find(SavedView, customerId === null ? visible : { $and: [visible, { customerId }] }, {
    orderBy: { name: 'asc', id: 'asc' },
    ...(limit !== undefined && { limit }),
  });

/**
 * Stores a view of the caller under a name. Throws INVALID, NOT_FOUND for a client the caller may
 * not see, FORBIDDEN, CONFLICT beyond 200.
 */
export async function createSavedView(
  ctx: ServiceContext,
  input: SavedViewInput,
): Promise<SavedView> {
  const { actor, userId } = requirePerson(ctx);
  authorize(actor, savedViewPolicy, 'create');

  const name = checkName(input.name);
  const view = checkAddress(input.address);
  const { customerId } = view;

  await requireVisibleCustomer(ctx, customerId);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    if ((await em.count(SavedView, { userId, archivedAt: null })) >= MAX_VIEWS) {
      throw new ServiceError(
        'CONFLICT',
        `There is room for ${MAX_VIEWS} saved views: delete one first`,
      );
    }

    const fields = {
      name,
      address: formatView(view),
      sharedAt: input.isShared ? ctx.now() : null,
    };
    const saved = em.create(SavedView, { ...fields, userId, customerId, createdAt: ctx.now() });

    await em.persist(saved).flush();
    audit(tx, {
      action: 'savedView.create',
      subjectType: 'saved_view',
      subjectId: saved.id,
      customerId,
      changes: diffForCreate(fields),
    });

    return saved;
  });
}

/**
 * Updates the fields of the input. Throws NOT_FOUND, INVALID, FORBIDDEN, CONFLICT for an old
 * version.
 */
export async function updateSavedView(
  ctx: ServiceContext,
  id: number,
  input: SavedViewInput,
): Promise<SavedView> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const saved = await getReadableView(tx, id);

    authorize(requireActor(ctx), savedViewPolicy, 'update', saved);
    checkVersion(saved, input);

    const name = input.name === undefined ? saved.name : checkName(input.name);
    const view = input.address === undefined ? null : checkAddress(input.address);
    if (view && view.customerId !== saved.customerId) {
      throw invalid({ address: 'This view is of another client: save it as a new one' });
    }

    const changes = assignChanges(saved, {
      name,
      address: view ? formatView(view) : saved.address,
      sharedAt: sharedAtOf(saved, input, ctx.now()),
    });

    audit(tx, {
      action: 'savedView.update',
      subjectType: 'saved_view',
      subjectId: id,
      customerId: saved.customerId,
      changes,
    });

    return saved;
  });
}

/** A view that is shared already keeps its time. */
function sharedAtOf({ sharedAt }: SavedView, { isShared }: SavedViewInput, now: Date): Date | null {
  if (isShared === undefined || isShared === null) return sharedAt;
  return isShared ? (sharedAt ?? now) : null;
}

/** Removes a saved view and ends its reports. Throws NOT_FOUND, FORBIDDEN. */
export async function archiveSavedView(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const saved = await getReadableView(tx, id);

    authorize(requireActor(ctx), savedViewPolicy, 'archive', saved);
    saved.archivedAt = ctx.now();
    await endSchedule(tx, saved);

    const { customerId } = saved;

    audit(tx, {
      action: 'savedView.archive',
      subjectType: 'saved_view',
      subjectId: id,
      customerId,
    });
  });
}

function checkName(input: string | null | undefined): string {
  const check = new FieldCheck();
  const name = check.text('name', input, TEXT_FIELDS.savedViewName);
  check.done();
  return name;
}

/** Throws INVALID for the field `address`, with the reason; also for one too long for links. */
function checkAddress(input: string | null | undefined): DashboardView {
  const view = readAddress(input);
  const address = addressLengthError(view);
  if (address !== null) throw invalid({ address });
  return view;
}

function readAddress(input: string | null | undefined): DashboardView {
  try {
    return parseView(new URLSearchParams(input ?? ''));
  } catch (error) {
    if (error instanceof ServiceError) throw invalid({ address: error.message });
    throw error;
  }
}
