import { TEXT_FIELDS } from '#schema/field-rules.js';
import { visibleAdtechsSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { defineRecord } from '#server/domains/define-record.js';
import { AdTech } from './ad-tech.entity.js';
import type { AdTechInput } from './ad-tech.input.js';
import { adtechPolicy } from './ad-tech.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';
import { operatesIn } from '#server/domains/organisations/reference/country-condition.js';
import {
  ADTECH_ORDER,
  type AdTechSort,
} from '#server/domains/organisations/base/organisation.sort.js';

interface AdTechList {
  sort?: AdTechSort;
  /** Only ad-techs that operate in this country. */
  country?: string | null;
}

/**
 * The ad-techs the caller may see, sorted by name by default. Callers who choose a publisher get
 * all of them.
 */
export function listAdTechs(
  ctx: ServiceContext,
  page: RecordPageArgs,
  { sort = 'NAME', country }: AdTechList = {},
): Promise<Page<AdTech>> {
  const visibility = visibleAdtechsSql(requireActor(ctx), 't');
  return listPage(ctx, AdTech, {
    orderBy: ADTECH_ORDER[sort],
    searchIn: ['t.adtech_name'],
    where: [visibility, ...operatesIn(country)],
    page,
  });
}

async function checkAdTech(tx: ServiceContext, input: AdTechInput, current?: AdTech) {
  const check = new FieldCheck();
  const fields = {
    adtechName: check.text(
      'adtech_name',
      withDefault(input.adtechName, current?.adtechName),
      TEXT_FIELDS.adtechName,
    ),
    requiresJobNumber: input.requiresJobNumber ?? current?.requiresJobNumber ?? false,
    requiresChargedCpm: input.requiresChargedCpm ?? current?.requiresChargedCpm ?? false,
    ...(await chooseCountries(tx.em, check, requireActor(tx), input, current)),
  };

  check.done();

  return fields;
}

export const adtechRecord = defineRecord({
  entity: AdTech,
  name: 'Ad-tech',
  policy: adtechPolicy,
  visible: visibleAdtechsSql,
  check: checkAdTech,
  build: ({ em }, columns) => em.create(AdTech, columns),
  organisation: 'ADTECH',
});
