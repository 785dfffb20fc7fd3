import type { ServiceContext } from '#server/access/identity/context.js';
import { readPlayerErrors } from '#server/ingestion/player-errors.js';
import type { DoctoredTag } from './doctored-tag.js';
import type { TagPlayerError } from './tag-doctor.type.js';

/** The codes of VAST 4.2, section 2.3.6.3, in our own words. */
const MEANINGS: Readonly<Record<number, string>> = {
  100: 'the document is no XML',
  101: 'the document breaks the rules of VAST',
  102: 'the player does not know the version of VAST',
  200: 'the player expected another kind of ad',
  201: 'the player expected an ad of another linearity',
  202: 'the player expected another duration',
  203: 'the player expected another size',
  204: 'the category of the ad is missing',
  205: 'the category of the ad is blocked',
  206: 'the break was shortened, and the ad did not fit',
  300: 'the wrapped document failed',
  301: 'the wrapped document did not come in time',
  302: 'too many wrappers follow each other',
  303: 'the wrapped document holds no ad',
  304: 'the ad could not be shown in time',
  400: 'the player could not play the ad',
  401: 'the video was not found',
  402: 'the video did not come in time',
  403: 'no video has a format that the player supports',
  405: 'the player could not show the video',
  406: 'the mezzanine file is missing',
  407: 'the mezzanine file is being prepared',
  408: 'the ad was rejected',
  409: 'the interactive part of the ad did not run',
  410: 'the verification of the ad did not run',
  411: 'the mezzanine file does not fit the requirements',
  500: 'the overlay failed',
  501: 'the overlay does not fit',
  502: 'the overlay could not be fetched',
  503: 'no overlay has a format that the player supports',
  600: 'the companion failed',
  601: 'the companion does not fit',
  602: 'a required companion could not be shown',
  603: 'the companion could not be fetched',
  604: 'no companion has a format that the player supports',
  900: 'an undefined error',
  901: 'the VPAID part failed',
  902: 'the interactive part failed',
};

/** The errors of the last day. Only impression tags have VAST documents. */
export async function playerErrorsOf(
  { redis, now }: Pick<ServiceContext, 'redis' | 'now'>,
  { tagKind, tagId }: Pick<DoctoredTag, 'tagKind' | 'tagId'>,
): Promise<TagPlayerError[]> {
  if (tagKind === 'SITE') return [];
  const errors = await readPlayerErrors(redis, tagId, now().getTime());
  return errors.map(({ code, count }) => ({ code, count, meaning: meaningOf(code) }));
}

const meaningOf = (code: number): string => MEANINGS[code] ?? 'an error of the player';
