import type pg from 'pg';
import type { ApiKeyScope, EntityType } from '#server/access/identity/actor.js';
import type { Principal } from '#server/access/visibility/visibility-sql.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { BoundedCache } from '#server/ingestion/edge/pipeline/bounded-cache.js';

export interface KeyHolder {
  /** The number of the key. */
  keyId: number;
  principal: Principal;
  scopes: ApiKeyScope[];
}

interface Remembered {
  holder: KeyHolder | null;
  untilMs: number;
}

interface Row {
  id: number;
  entity_type: EntityType;
  entity_id: number | null;
  scopes: ApiKeyScope[];
}

/** Milliseconds that a revoked or expired key may still be used. */
const REMEMBERED_MS = 3_000;
/**
 * Concurrent look-ups of unknown keys: each keeps its call in memory, and anybody can invent any
 * number of keys.
 */
const MAX_ASKING = 500;

/** Keys of archived organisations count as revoked. */
const SELECT = `select id, entity_type, entity_id, scopes from api_key where key_hash = $1 and revoked_at is null
  and (expires_at is null or expires_at > now())
  and not exists (select 1 from customer where entity_type = 'CUSTOMER' and customer.id = entity_id and archived_at is not null)
  and not exists (select 1 from agency where entity_type = 'AGENCY' and agency.id = entity_id and archived_at is not null)`;

/**
 * The holder of an API key, looked up again every few seconds of use. While the database is away,
 * its last answer counts.
 */
export class ApiKeys {
  /**
   * Keys that exist or existed. Invented keys are cached separately, so that they cannot displace
   * these.
   */
  private readonly known = new BoundedCache<Remembered>(5_000);
  private readonly unknown = new BoundedCache<Remembered>(1_000);
  private asking = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Null for a key that is unknown, revoked or expired. Throws when the database does not answer
   * for a key that is not cached.
   */
  async find(key: string): Promise<KeyHolder | null> {
    const hash = hashToken(key);
    const known = this.known.get(hash);
    const remembered = known ?? this.unknown.get(hash);
    if (remembered && remembered.untilMs > this.now()) return remembered.holder;

    this.asking += 1;

    try {
      if (!known && this.asking > MAX_ASKING) throw new Error('too many key look-ups at once');
      const { rows } = await this.pool.query<Row>({
        name: 'api-key',
        text: SELECT,
        values: [hash],
      });
      const [row] = rows;
      const holder = row
        ? {
            keyId: row.id,
            principal: { entityType: row.entity_type, entityId: row.entity_id },
            scopes: row.scopes,
          }
        : null;
      (known || holder ? this.known : this.unknown).set(hash, {
        holder,
        untilMs: this.now() + REMEMBERED_MS,
      });
      return holder;
    } catch (error) {
      if (remembered?.holder) return remembered.holder;
      throw error;
    } finally {
      this.asking -= 1;
    }
  }
}
