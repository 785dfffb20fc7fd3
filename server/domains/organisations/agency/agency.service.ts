import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisations } from '#server/access/visibility/visibility.js';
import { organisationTag, invalidateTags } from '#server/access/identity/tagged-cache.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate, withDefault } from '#server/core/input/partial-update.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { Agency } from './agency.entity.js';
import type { AgencyInput } from './agency.input.js';
import { agencyPolicy } from './agency.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';

/** Locks the row when `lock` is true. Throws NOT_FOUND for an agency the caller may not see. */
export async function getAgency(ctx: ServiceContext, id: number, lock = false): Promise<Agency> {
  const visibility = visibleOrganisations(requireActor(ctx), 'AGENCY');
  const agency = await ctx.em.findOne(
    Agency,
    { id, archivedAt: null, ...visibility },
    lock ? FOR_UPDATE : {},
  );
  if (!agency) throw notFound('Agency');
  return agency;
}

/**
 * The caller's organisation may see the new agency. Throws INVALID with the screen's texts,
 * FORBIDDEN.
 */
export async function createAgency(ctx: ServiceContext, input: AgencyInput): Promise<Agency> {
  const actor = requireActor(ctx);
  authorize(actor, agencyPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const fields = await checkAgency(em, actor, input);
    const agency = em.create(Agency, { ...createdBy(ctx), ...fields });
    await em.persist(agency).flush();
    const changes = diffForCreate(fields);
    audit(
      { ...ctx, em },
      { action: 'agency.create', subjectType: 'agency', subjectId: agency.id, changes },
    );
    return agency;
  });
}

/** Updates the fields of the input. Throws CONFLICT for an old version. */
export async function updateAgency(
  ctx: ServiceContext,
  id: number,
  input: AgencyInput,
): Promise<Agency> {
  const actor = requireActor(ctx);
  const updated = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const agency = await getAgency(tx, id, true);
    authorize(actor, agencyPolicy, 'update', agency);
    checkVersion(agency, input);
    const changes = assignChanges(agency, await checkAgency(em, actor, input, agency));
    audit(tx, { action: 'agency.update', subjectType: 'agency', subjectId: id, changes });
    return agency;
  });

  await invalidateTags(ctx.redis, [organisationTag('AGENCY', id)]);

  return updated;
}

/** Hides the agency and ends its users' sessions. Its history stays. */
export async function archiveAgency(ctx: ServiceContext, id: number): Promise<void> {
  const actor = requireActor(ctx);
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const agency = await getAgency(tx, id, true);
    authorize(actor, agencyPolicy, 'archive', agency);
    agency.archivedAt = ctx.now();
    audit(tx, { action: 'agency.archive', subjectType: 'agency', subjectId: id });
  });
  await invalidateTags(ctx.redis, [organisationTag('AGENCY', id)]);
}

async function checkAgency(em: EntityManager, actor: Actor, input: AgencyInput, current?: Agency) {
  const check = new FieldCheck();
  const fields = {
    agencyName: check.text(
      'agency_name',
      withDefault(input.agencyName, current?.agencyName),
      TEXT_FIELDS.agencyName,
    ),
    domain: check.domain('domain', withDefault(input.domain, current?.domain)),
    adminEmail: check.email('admin_email', withDefault(input.adminEmail, current?.adminEmail)),
    countryCode: await chooseCountry(em, check, actor, input, current),
  };

  check.done();

  return fields;
}

async function chooseCountry(
  em: EntityManager,
  check: FieldCheck,
  actor: Actor,
  { countryCode: wanted }: AgencyInput,
  current?: Agency,
): Promise<string> {
  if (actor.entityType !== 'SYSTEM') return current?.countryCode ?? actor.countryCode ?? '';
  const { countryCode } = await chooseCountries(em, check, actor, {
    countryCode: wanted ?? current?.countryCode,
  });
  return countryCode;
}
