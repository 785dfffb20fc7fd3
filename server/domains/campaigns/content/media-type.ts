import { describedEnum } from '#server/core/graphql/described-enum.js';

/**
 * The numbers in the database and on the wire. A creative is video or image; a booking may also be
 * audio.
 */
export const MEDIA_TYPE = { video: 1, image: 2, audio: 3 } as const;

export const MEDIA_TYPE_LABELS: Record<number, string> = { 1: 'Video', 2: 'Image', 3: 'Audio' };

export const CREATIVE_TYPES: readonly number[] = [MEDIA_TYPE.video, MEDIA_TYPE.image];

const BY_NUMBER = {
  [MEDIA_TYPE.video]: 'VIDEO',
  [MEDIA_TYPE.image]: 'IMAGE',
  [MEDIA_TYPE.audio]: 'AUDIO',
} as const;

export type MediaType = (typeof BY_NUMBER)[keyof typeof BY_NUMBER];

export const MediaTypeEnum = describedEnum<MediaType>(
  'MediaType',
  'What is shown: the numbers of `bookingType` and `creativeType` by name.',
  {
    VIDEO: 'Video, the number 1.',
    IMAGE: 'A still picture, the number 2.',
    AUDIO: 'Sound alone, the number 3; of bookings only.',
  },
);

/** The name of a stored number, which the checks of bookings and creatives keep among the three. */
export const mediaTypeOf = (number: number): MediaType =>
  BY_NUMBER[number as keyof typeof BY_NUMBER]; // of the stored ones
