// Runs as a program too, in the checkout of another release: so it has no syntax of types.
import { openDatabase } from '#server/database/orm.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { buildUser } from '#server/testing/people.js';

const databaseUrl = process.env.TRIAL_DATABASE_URL ?? '';
const orm = await openDatabase({ databaseUrl, databasePoolSize: 2 });
const { customerId, impression, webhit } = await buildTags(orm);
const em = orm.em.fork();
const { email } = await buildUser(em);
const keys = {
  impression: (await em.findOneOrFail(ImpressionTag, { id: impression[0] })).key,
  webhit: (await em.findOneOrFail(SiteTag, { id: webhit[0] })).key,
};
await orm.close(true);
console.log(JSON.stringify({ customerId, email, keys }));
