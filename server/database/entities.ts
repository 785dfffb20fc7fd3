import type { EntityClass } from '@mikro-orm/core';
import { AuditEntry } from '../access/audit-entry.entity.js';
import { ApiKey } from '../domains/people/api-key.entity.js';
import { RefreshToken } from '../domains/people/refresh-token.entity.js';
import { Session } from '../domains/people/session.entity.js';
import { User } from '../domains/people/user.entity.js';

/** Every table outside the event store. A new entity is added here, then `npm run migration:create`. */
export const entities: EntityClass<object>[] = [ApiKey, AuditEntry, RefreshToken, Session, User];
