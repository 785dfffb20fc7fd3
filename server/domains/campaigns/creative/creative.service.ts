import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import { visibleCreativesSql } from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { equals, findRow } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  withDefault,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
} from '#server/domains/campaigns/records/external-id.args.js';
import { requireLive } from '#server/domains/archive/archive-state.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import { Creative } from './creative.entity.js';
import type { CreativeInput } from './creative.input.js';
import { creativePolicy } from './creative.policy.js';
import { CREATIVE_ORDER, type CreativeSort } from './creative.sort.js';
import { creativeRights } from '#server/domains/campaigns/records/content-rights.js';
import {
  checkSameCustomer,
  customerOfNew,
  requireRecord,
} from '#server/domains/campaigns/records/customer-of.js';
import { chooseExternalId } from '#server/domains/campaigns/records/external-id.js';
import { CREATIVE_TYPES, MEDIA_TYPE } from './media-type.js';

/** The creatives of a customer, or of one type, that the caller may see. */
export async function listCreatives(
  ctx: ServiceContext,
  customerId: number,
  page: ContentPageArgs,
  sort: CreativeSort,
  creativeType?: number | null,
): Promise<Page<Creative>> {
  await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, Creative, {
    orderBy: CREATIVE_ORDER[sort],
    searchIn: ['t.description', 't.creative_format'],
    where: [
      { sql: 't.customer_id = ?', params: [customerId] },
      ...equals('t.creative_type', creativeType),
      ...hasExternalId(page),
      ...archivedSql(page.archived),
      visibleCreativesSql(requireActor(ctx), 't', customerId),
    ],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a creative the caller may not see. */
export async function getCreative(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Creative> {
  const creative = await findRow(
    ctx.em,
    Creative,
    id,
    [visibleCreativesSql(requireActor(ctx), 't')],
    { lock },
  );
  return requireRecord(ctx, creative, 'Creative');
}

/** Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN. */
export async function createCreative(ctx: ServiceContext, input: CreativeInput): Promise<Creative> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const customer = await customerOfNew(tx, input.customerId);
    authorize(requireActor(ctx), creativePolicy, 'create');
    const fields = await checkCreative(tx, customer.id, input);
    const creative = em.create(Creative, { ...createdBy(ctx), customerId: customer.id, ...fields });
    await em.persist(creative).flush();
    recordChange(tx, 'creative.create', creative, diffForCreate(fields));
    return creative;
  });
}

/**
 * Updates the fields of the input. The type cannot change while bookings of that type use the
 * creative. Throws CONFLICT for an old version.
 */
export async function updateCreative(
  ctx: ServiceContext,
  id: number,
  input: CreativeInput,
): Promise<Creative> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const creative = await getCreative(tx, id, true);
    authorize(requireActor(ctx), creativePolicy, 'update', await creativeRights(tx, creative));
    requireLive(creative, 'creative');
    checkVersion(creative, input);
    const fields = await checkCreative(tx, creative.customerId, input, creative);
    recordChange(tx, 'creative.update', creative, assignChanges(creative, fields));
    return creative;
  });
}

function recordChange(
  ctx: ServiceContext,
  action: string,
  { id, customerId }: Creative,
  changes: FieldChanges,
): void {
  audit(ctx, { action, subjectType: 'creative', subjectId: id, customerId, changes });
}

async function checkCreative(
  ctx: ServiceContext,
  customerId: number,
  input: CreativeInput,
  current?: Creative,
) {
  const check = new FieldCheck();
  const type = input.creativeType ?? current?.creativeType ?? MEDIA_TYPE.video;
  const description = withDefault(input.description, current?.description);
  const format = withDefault(input.creativeFormat, current?.creativeFormat);
  const fields = {
    description: check.text('description', description, TEXT_FIELDS.creativeDescription),
    creativeType: check.oneOf('creative_type', type, CREATIVE_TYPES, 'Creative type'),
    creativeFormat: check.text('creative_format', format, TEXT_FIELDS.creativeFormat),
    url: check.webUrl('url', withDefault(input.url, current?.url), 'URL'),
    externalId: await chooseExternalId(
      ctx,
      check,
      { entity: Creative, noun: 'creative', customerId },
      input,
      current,
    ),
  };

  checkSameCustomer(check, input.customerId, current);

  if (check.holds && current && fields.creativeType !== current.creativeType) {
    const free = !(await isUsedByType(ctx.em, current));
    check.require(
      'creative_type',
      free,
      'The type cannot change while bookings of that type use the creative',
    );
  }

  check.done();

  return fields;
}

const USED = `select 1 from impression_tag i join booking b on b.customer_id = i.customer_id and b.id = i.booking_id
  where i.customer_id = ? and i.creative_id = ? and i.removed_at is null and b.booking_type = ? limit 1`;

async function isUsedByType(
  em: EntityManager,
  { id, customerId, creativeType }: Creative,
): Promise<boolean> {
  return (await em.execute(USED, [customerId, id, creativeType])).length > 0;
}
