/**
 * The numbers in the database and on the wire. A creative is video or image; a booking may also be
 * audio.
 */
export const MEDIA_TYPE = { video: 1, image: 2, audio: 3 } as const;

export const MEDIA_TYPE_LABELS: Record<number, string> = { 1: 'Video', 2: 'Image', 3: 'Audio' };

export const CREATIVE_TYPES: readonly number[] = [MEDIA_TYPE.video, MEDIA_TYPE.image];
