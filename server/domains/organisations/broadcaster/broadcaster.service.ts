import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisationsSql } from '#server/access/visibility/visibility-sql.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { defineRecord } from '#server/domains/define-record.js';
import { Broadcaster } from './broadcaster.entity.js';
import type { BroadcasterInput } from './broadcaster.input.js';
import { broadcasterPolicy } from './broadcaster.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';
import { operatesIn } from '#server/domains/organisations/reference/country-condition.js';
import {
  BROADCASTER_ORDER,
  type BroadcasterSort,
} from '#server/domains/organisations/base/organisation.sort.js';

interface BroadcasterList {
  sort?: BroadcasterSort;
  /** Only broadcasters that operate in this country. */
  country?: string | null;
}

/** The broadcasters the caller may see, sorted by name by default. */
export function listBroadcasters(
  ctx: ServiceContext,
  page: RecordPageArgs,
  { sort = 'NAME', country }: BroadcasterList = {},
): Promise<Page<Broadcaster>> {
  const visibility = visibleOrganisationsSql(requireActor(ctx), 'BROADCASTER', 't.id');
  return listPage(ctx, Broadcaster, {
    orderBy: BROADCASTER_ORDER[sort],
    searchIn: ['t.broadcaster_name'],
    where: [visibility, ...operatesIn(country)],
    page,
  });
}

async function checkBroadcaster(
  tx: ServiceContext,
  input: BroadcasterInput,
  current?: Broadcaster,
) {
  const check = new FieldCheck();
  const name = withDefault(input.broadcasterName, current?.broadcasterName);
  const fields = {
    broadcasterName: check.text('broadcaster_name', name, TEXT_FIELDS.broadcasterName),
    ...(await chooseCountries(tx.em, check, requireActor(tx), input, current)),
  };
  check.done();
  return fields;
}

export const broadcasterRecord = defineRecord({
  entity: Broadcaster,
  name: 'Broadcaster',
  policy: broadcasterPolicy,
  visible: (actor) => visibleOrganisationsSql(actor, 'BROADCASTER', 't.id'),
  check: checkBroadcaster,
  build: ({ em }, columns) => em.create(Broadcaster, columns),
  organisation: 'BROADCASTER',
});
