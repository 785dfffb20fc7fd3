import type { ChipKind } from '#client/components/inline/chip';

export const VIDEO = '1';
export const IMAGE = '2';
const AUDIO = '3';

export const CREATIVE_TYPES = [
  { value: VIDEO, label: 'Video' },
  { value: IMAGE, label: 'Image' },
];

export const BOOKING_TYPES = [...CREATIVE_TYPES, { value: AUDIO, label: 'Audio' }];

const CHIP_KINDS: Readonly<Record<string, ChipKind>> = { [VIDEO]: 'video', [IMAGE]: 'image' };

export const mediaChipKind = (type: number): ChipKind => CHIP_KINDS[type] ?? 'default';

export const mediaLabel = (type: number): string =>
  BOOKING_TYPES.find(({ value }) => value === String(type))?.label ?? '';

/** The creative type that a booking takes: its own, or any (null) for audio. */
export const creativeTypeFor = (bookingType: number): number | null =>
  String(bookingType) === AUDIO ? null : bookingType;
