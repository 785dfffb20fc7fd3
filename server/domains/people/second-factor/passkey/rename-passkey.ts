import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { MAX_PASSKEY_NAME_LENGTH } from '#schema/field-rules.js';
import { withReauthentication } from '#server/domains/people/second-factor/reauthenticate.js';
import { Passkey } from './passkey.entity.js';

/**
 * Renames a passkey of the caller. Needs no password: the name signs nobody in. Throws NOT_FOUND,
 * INVALID.
 */
export function renamePasskey(ctx: ServiceContext, id: number, name: string): Promise<Passkey> {
  return withReauthentication(ctx, async (tx, { user }) => {
    const { em } = tx;
    const passkey = await em.findOne(Passkey, { id, userId: user.id });
    if (!passkey) throw notFound('Passkey');

    const check = new FieldCheck();
    const after = check.text('name', name, { label: 'Name', max: MAX_PASSKEY_NAME_LENGTH });
    check.done();

    const { name: before } = passkey;
    if (after === before) return passkey;

    passkey.name = after;
    audit(tx, {
      action: 'user.renamePasskey',
      subjectType: 'user',
      subjectId: user.id,
      changes: { passkey: { before, after } },
    });

    return passkey;
  });
}
