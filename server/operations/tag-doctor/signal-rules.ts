import { NOUN, ODD_SHARE, shareText, type Rule } from './rule.js';

/** Some people object everywhere; most do only where a device or a site does it for them. */
const MOST = 0.5;

/** Rules about privacy signals and the spelling of parameters. */
export const SIGNAL_RULES: readonly Rule[] = [
  {
    code: 'OBJECTED',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.objected,
        MOST,
        `object to being followed: they count, and no ${NOUN[tag.tagKind]} among them is ever credited`,
      ),
    advice:
      'If people chose so, nothing needs doing. So large a share often comes from a fixed value: check that us_privacy, gdpr, gdpr_consent, lmt and coppa in the tag are filled in for each person, and that the consent platform offers our vendor.',
  },
  {
    code: 'UNREAD_SIGNAL',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.unreadSignal,
        ODD_SHARE,
        'contain a parameter that only looks like ours (as amp;uid, UID or gdpr-consent), or a privacy signal that nobody can read',
      ),
    advice:
      'Compare the tag where it is pasted with the one issued here, letter by letter: software on the way may have escaped & as &amp;, added a second ?, or changed a name. Until then such calls are taken as objections where they might be one.',
  },
];
