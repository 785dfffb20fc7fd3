interface RegionRow {
  id: number;
  /** ISO 3166-2; its first part is the country. */
  code: string;
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * Stored events refer to the ids: never renumber, add at the end. 1 is Unknown. Coordinates place
 * the region's mark on the map.
 */
export const REGIONS: readonly RegionRow[] = [
  { id: 2, code: 'NZ-NTL', name: 'Northland', latitude: -35.58, longitude: 173.97 },
  { id: 3, code: 'NZ-AUK', name: 'Auckland', latitude: -36.85, longitude: 174.76 },
  { id: 4, code: 'NZ-WKO', name: 'Waikato', latitude: -37.98, longitude: 175.48 },
  { id: 5, code: 'NZ-BOP', name: 'Bay of Plenty', latitude: -37.98, longitude: 176.83 },
  { id: 6, code: 'NZ-GIS', name: 'Gisborne', latitude: -38.37, longitude: 177.93 },
  { id: 7, code: 'NZ-HKB', name: "Hawke's Bay", latitude: -39.43, longitude: 176.74 },
  { id: 8, code: 'NZ-TKI', name: 'Taranaki', latitude: -39.35, longitude: 174.44 },
  { id: 9, code: 'NZ-MWT', name: 'Manawatū-Whanganui', latitude: -39.73, longitude: 175.44 },
  { id: 10, code: 'NZ-WGN', name: 'Wellington', latitude: -41.12, longitude: 175.35 },
  { id: 11, code: 'NZ-TAS', name: 'Tasman', latitude: -41.45, longitude: 172.6 },
  { id: 12, code: 'NZ-NSN', name: 'Nelson', latitude: -41.27, longitude: 173.28 },
  { id: 13, code: 'NZ-MBH', name: 'Marlborough', latitude: -41.69, longitude: 173.67 },
  { id: 14, code: 'NZ-WTC', name: 'West Coast', latitude: -42.6, longitude: 171.4 },
  { id: 15, code: 'NZ-CAN', name: 'Canterbury', latitude: -43.54, longitude: 171.64 },
  { id: 16, code: 'NZ-OTA', name: 'Otago', latitude: -45.3, longitude: 169.9 },
  { id: 17, code: 'NZ-STL', name: 'Southland', latitude: -45.85, longitude: 168.0 },
  { id: 18, code: 'NZ-CIT', name: 'Chatham Islands', latitude: -43.95, longitude: -176.55 },
  {
    id: 19,
    code: 'AU-ACT',
    name: 'Australian Capital Territory',
    latitude: -35.47,
    longitude: 149.01,
  },
  { id: 20, code: 'AU-NSW', name: 'New South Wales', latitude: -32.17, longitude: 147.02 },
  { id: 21, code: 'AU-NT', name: 'Northern Territory', latitude: -19.49, longitude: 132.55 },
  { id: 22, code: 'AU-QLD', name: 'Queensland', latitude: -22.58, longitude: 144.09 },
  { id: 23, code: 'AU-SA', name: 'South Australia', latitude: -30.0, longitude: 136.21 },
  { id: 24, code: 'AU-TAS', name: 'Tasmania', latitude: -42.02, longitude: 146.59 },
  { id: 25, code: 'AU-VIC', name: 'Victoria', latitude: -36.85, longitude: 144.28 },
  { id: 26, code: 'AU-WA', name: 'Western Australia', latitude: -25.33, longitude: 122.3 },
];
