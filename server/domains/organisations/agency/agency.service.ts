import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisationsSql } from '#server/access/visibility/visibility-sql.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { allOf } from '#server/core/orm/find-row.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { defineRecord } from '#server/domains/define-record.js';
import { Agency } from './agency.entity.js';
import type { AgencyInput } from './agency.input.js';
import { agencyPolicy } from './agency.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';

async function checkAgency(tx: ServiceContext, input: AgencyInput, current?: Agency) {
  const check = new FieldCheck();
  const fields = {
    agencyName: check.text(
      'agency_name',
      withDefault(input.agencyName, current?.agencyName),
      TEXT_FIELDS.agencyName,
    ),
    domain: check.domain('domain', withDefault(input.domain, current?.domain)),
    adminEmail: check.email('admin_email', withDefault(input.adminEmail, current?.adminEmail)),
    countryCode: await chooseCountry(tx, check, input, current),
  };

  check.done();

  return fields;
}

async function chooseCountry(
  tx: ServiceContext,
  check: FieldCheck,
  { countryCode: wanted }: AgencyInput,
  current?: Agency,
): Promise<string> {
  const actor = requireActor(tx);
  if (actor.entityType !== 'SYSTEM') {
    const own = current?.countryCode ?? actor.countryCode ?? '';
    return check.fixed(
      'country_code',
      wanted?.trim().toUpperCase(),
      own,
      'Only a super admin chooses the country of an agency',
    );
  }
  const { countryCode } = await chooseCountries(tx.em, check, actor, {
    countryCode: wanted ?? current?.countryCode,
  });
  return countryCode;
}

/** The caller's organisation may see a new agency. An archived one is visible to nobody. */
export const agencyRecord = defineRecord({
  entity: Agency,
  name: 'Agency',
  policy: agencyPolicy,
  visible: (actor) =>
    allOf([
      { sql: 't.archived_at is null', params: [] },
      visibleOrganisationsSql(actor, 'AGENCY', 't.id'),
    ]),
  check: checkAgency,
  build: ({ em }, columns) => em.create(Agency, columns),
  organisation: 'AGENCY',
});
