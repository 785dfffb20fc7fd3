import { describe, expect, it } from '@jest/globals';
import type {
  DeadLetterReason,
  StoredDeadLetter,
} from '#server/event-store/contract/dead-letter.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import { viewer } from '#server/testing/events/build-event.js';
import { daysAfter, NOON_MS, type ContractWorld } from './contract-world.js';

export function describeDeadLetters(world: ContractWorld): void {
  const store = () => world.lookups().store;
  let made = 0;

  /** Stores a letter for each text. */
  const add = (reason: DeadLetterReason, ...texts: string[]) =>
    store().transaction((tx) =>
      tx.addDeadLetters(
        0,
        texts.map((text) => ({
          entry: { id: `${NOON_MS}-${(made += 1)}`, text },
          reason,
          detail: '',
        })),
        NOON_MS,
      ),
    );

  async function lockAll(tx: StoreTransaction, reason: DeadLetterReason, afterId = '0') {
    const letters: StoredDeadLetter[] = [];
    for (const group of await store().listLetterGroups())
      letters.push(...(await tx.lockDeadLetters({ reason }, { group, afterId, limit: 100 })));
    return letters;
  }
  const textsOf = (letters: readonly StoredDeadLetter[]) => letters.map(({ entry }) => entry.text);

  describe('a dead letter', () => {
    it('waits until it is replayed, under its latest reason', async () => {
      await add('unknown_tag', 'one', 'two');
      const waiting = () => store().countDeadLetters({ reason: 'unknown_tag' });
      expect(await waiting()).toBe(2);

      await store().transaction(async (tx) => {
        const [one, two] = await lockAll(tx, 'unknown_tag');
        if (!one || !two) throw new Error('a letter is missing');
        await tx.markReplayed([one.id], NOON_MS);
        await tx.changeReason(two.id, 'unknown_region', 'there is no region 0');
      });
      expect(await waiting()).toBe(0);
      const letters = await store().transaction((tx) => lockAll(tx, 'unknown_region'));
      expect(textsOf(letters)).toEqual(['two']);
    });

    it('is locked for one transaction at a time; others get those after it', async () => {
      await add('impossible_time', 'one', 'two');
      const seen = await store().transaction(async (tx) => {
        const [group = 0] = await store().listLetterGroups();
        const range = { group, afterId: '0', limit: 1 };
        const filter = { reason: 'impossible_time' } as const;
        const first = await tx.lockDeadLetters(filter, range);
        const rest = await store().transaction((other) => lockAll(other, 'impossible_time'));
        const next = { ...range, afterId: first[0]?.id ?? '', limit: 100 };
        return [first, rest, await tx.lockDeadLetters(filter, next)].map(textsOf);
      });
      expect(seen).toEqual([['one'], ['two'], ['two']]);
    });

    it('of the same entry is stored once, with any characters, and not when its batch fails', async () => {
      const entry = { id: `${NOON_MS}-same`, text: 'a\0b' };
      const letter = { entry, reason: 'undecodable' as const, detail: '\0' };
      const put = (tx: StoreTransaction) => tx.addDeadLetters(0, [letter], NOON_MS);
      const failing = store().transaction(async (tx) => {
        await put(tx);
        throw new Error('the batch ends here');
      });
      await expect(failing).rejects.toThrow('the batch ends here');
      expect(await store().countDeadLetters({ reason: 'undecodable' })).toBe(0);

      for (let retry = 0; retry < 2; retry += 1) await store().transaction(put);
      expect(await store().countDeadLetters({ reason: 'undecodable' })).toBe(1);
    });

    it('is found, and erased, by any key of a viewer that it contains', async () => {
      const { customerId } = await world.newCustomer();
      const viewers = [viewer(801), viewer(802)];
      await add('refused', `of ${viewer(801)}`, `of ${viewer(802)}`, `of ${viewer(803)}`);
      const listed = () => store().transaction((tx) => tx.listViewerLetters(viewers));
      expect((await listed()).map(({ entry }) => entry)).toEqual([
        `of ${viewer(801)}`,
        `of ${viewer(802)}`,
      ]);
      await store().transaction((tx) =>
        tx.removeViewer({ customerId, viewers }, new Date(daysAfter(1))),
      );
      expect(await listed()).toEqual([]);
      expect(await store().countDeadLetters({ reason: 'refused' })).toBe(1);
    });
  });
}
