/**
 * ISO 3166-2 codes of the regions as the address database spells them, after `normalised`. To add a
 * country: its rows; the region table decides which codes exist.
 */
export const REGION_CODES: Record<string, Record<string, string>> = {
  NZ: {
    auckland: 'NZ-AUK',
    'bay of plenty': 'NZ-BOP',
    canterbury: 'NZ-CAN',
    'chatham islands': 'NZ-CIT',
    gisborne: 'NZ-GIS',
    "hawke's bay": 'NZ-HKB',
    'manawatu-wanganui': 'NZ-MWT',
    'manawatu-whanganui': 'NZ-MWT',
    marlborough: 'NZ-MBH',
    nelson: 'NZ-NSN',
    northland: 'NZ-NTL',
    otago: 'NZ-OTA',
    southland: 'NZ-STL',
    taranaki: 'NZ-TKI',
    tasman: 'NZ-TAS',
    waikato: 'NZ-WKO',
    wellington: 'NZ-WGN',
    'greater wellington': 'NZ-WGN',
    'west coast': 'NZ-WTC',
  },
  AU: {
    act: 'AU-ACT',
    'australian capital territory': 'AU-ACT',
    'new south wales': 'AU-NSW',
    nsw: 'AU-NSW',
    'northern territory': 'AU-NT',
    queensland: 'AU-QLD',
    'south australia': 'AU-SA',
    tasmania: 'AU-TAS',
    victoria: 'AU-VIC',
    'western australia': 'AU-WA',
  },
};

/** Null for a place outside the countries above. */
export function regionCode(country: string, name: string): string | null {
  return REGION_CODES[country]?.[normalised(name)] ?? null;
}

function normalised(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(/^state of /, '')
    .replace(/ (region|district)$/, '')
    .trim();
}
