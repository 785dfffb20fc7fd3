import { describedEnum } from '#server/core/graphql/described-enum.js';
import { MEDIA_TYPE } from './media-type.js';

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
