/** The kinds of device, in the order of the choices; a kind is numbered by its place, from 1. */
export const DEVICES = [
  { id: 'unknown', name: 'Unknown' },
  { id: 'tv', name: 'TV' },
  { id: 'phone', name: 'Phone' },
  { id: 'tablet', name: 'Tablet' },
  { id: 'computer', name: 'Computer' },
  { id: 'console', name: 'Console' },
] as const;

export type DeviceId = (typeof DEVICES)[number]['id'];
