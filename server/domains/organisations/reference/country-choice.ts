import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { Country } from './country.entity.js';

export interface Countries {
  /** The home country. */
  countryCode: string;
  /** Always contains the home country, first. */
  countryList: string[];
}

type Wanted = { [Key in keyof Countries]?: Countries[Key] | null };

const normalise = (code: string) => code.trim().toUpperCase();

/** The actor's own country is the only choice without this right. */
export const mayChooseCountries = (actor: Actor, isOwnRecord: boolean): boolean =>
  actor.entityType === 'SYSTEM' || actor.countryList.length > 1 || isOwnRecord;

/**
 * The countries of an organisation: the chosen ones, else the current ones, always with the home
 * country. Only super admins choose countries outside their own list.
 */
export async function chooseCountries(
  em: EntityManager,
  check: FieldCheck,
  actor: Actor,
  wanted: Wanted,
  current?: Countries,
): Promise<Countries> {
  const countryCode = normalise(wanted.countryCode ?? current?.countryCode ?? '');
  const others = (wanted.countryList ?? current?.countryList ?? [])
    .map(normalise)
    .filter((code) => code !== countryCode);
  const countryList = [...new Set([countryCode, ...others])];

  check.require('country_code', countryCode !== '', 'Primary country is required');
  if (check.holds) await checkKnown(em, check, countryCode, countryList);

  if (check.holds && actor.entityType !== 'SYSTEM')
    checkScope(check, actor.countryList, countryCode, countryList);

  return { countryCode, countryList };
}

async function checkKnown(
  em: EntityManager,
  check: FieldCheck,
  countryCode: string,
  countryList: string[],
) {
  const known = new Set(
    (await em.find(Country, { code: { $in: countryList } })).map(({ code }) => code),
  );
  check.require('country_code', known.has(countryCode), 'Choose a country from the list');

  const unknown = countryList.filter((code) => code !== countryCode && !known.has(code));

  check.require(
    'country_list',
    unknown.length === 0,
    `Unknown countries: ${unknown.slice(0, 10).join(', ')}`,
  );
}

function checkScope(
  check: FieldCheck,
  scope: string[],
  countryCode: string,
  countryList: string[],
): void {
  check.require(
    'country_code',
    scope.includes(countryCode),
    'Selected country is not in your operational scope',
  );
  const outside = countryList.filter((code) => code !== countryCode && !scope.includes(code));
  check.require('country_list', outside.length === 0, `Cannot operate in: ${outside.join(', ')}`);
}
