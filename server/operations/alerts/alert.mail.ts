import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { AlertEpisode } from './alert-episode.entity.js';
import { alertUrl } from './alert-url.js';

interface AlertNotice {
  userId: number;
  episodeIds: number[];
}

const USEFUL_FOR_MS = 24 * 3_600_000;

/** One mail per person for all alerts that one check opened. */
export const alertMail: MailKind<AlertNotice> = {
  name: 'alert',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config }, { userId, episodeIds }) {
    const user = await em.findOne(User, { id: userId, archivedAt: null });
    const episodes = await em.find(
      AlertEpisode,
      { id: { $in: episodeIds } },
      { orderBy: { id: 'asc' } },
    );

    const [first] = episodes;
    if (!user || !first) return null;

    const name = inOneLine(user.name);

    return {
      to: { name, address: user.email },
      subject: episodes.length === 1 ? first.message : `${episodes.length} alerts from Infinitum`,
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: episodes.map(({ message }) => message),
        link: { label: 'Look at it', url: alertUrl(config, user.entityType, first) },
        notes: ['You get one mail when an alert opens, and none while it stays open.'],
      }),
    };
  },
};
