import { registerEnumType } from 'type-graphql';
import { MEDIA_TYPE } from './media-type.js';

const BY_NUMBER = {
  [MEDIA_TYPE.video]: 'VIDEO',
  [MEDIA_TYPE.image]: 'IMAGE',
  [MEDIA_TYPE.audio]: 'AUDIO',
} as const;

export type MediaType = (typeof BY_NUMBER)[keyof typeof BY_NUMBER];

export const MediaTypeEnum: Record<MediaType, MediaType> = {
  VIDEO: 'VIDEO',
  IMAGE: 'IMAGE',
  AUDIO: 'AUDIO',
};
registerEnumType(MediaTypeEnum, {
  name: 'MediaType',
  description: 'What is shown: the numbers of `bookingType` and `creativeType` by name.',
  valuesConfig: {
    VIDEO: { description: 'Video, the number 1.' },
    IMAGE: { description: 'A still picture, the number 2.' },
    AUDIO: { description: 'Sound alone, the number 3; of bookings only.' },
  },
});

/** The name of a stored number, which the checks of bookings and creatives keep among the three. */
export const mediaTypeOf = (number: number): MediaType =>
  BY_NUMBER[number as keyof typeof BY_NUMBER]; // of the stored ones
