import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { visibleCreativesSql } from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { equals } from '#server/core/orm/find-row.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
  chooseExternalId,
} from '#server/domains/campaigns/content/external-id.js';
import { defineRecord } from '#server/domains/define-record.js';
import { Creative } from './creative.entity.js';
import type { CreativeInput } from './creative.input.js';
import { creativePolicy } from './creative.policy.js';
import { CREATIVE_ORDER, type CreativeSort } from './creative.sort.js';
import { creativeRights } from '#server/domains/campaigns/content/content-rights.js';
import {
  checkSameCustomer,
  customerOfNew,
  type OfCustomer,
} from '#server/domains/campaigns/content/customer-of.js';
import { CREATIVE_TYPES, MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';

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

/** The type cannot change while bookings of that type use the creative. */
async function checkCreative(
  ctx: ServiceContext,
  input: CreativeInput,
  current: Creative | undefined,
  { customerId }: OfCustomer,
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

export const creativeRecord = defineRecord({
  entity: Creative,
  name: 'Creative',
  policy: creativePolicy,
  rights: creativeRights,
  visible: visibleCreativesSql,
  place: customerOfNew,
  check: checkCreative,
  build: ({ em }, columns) => em.create(Creative, columns),
});

export const { get: getCreative } = creativeRecord;
