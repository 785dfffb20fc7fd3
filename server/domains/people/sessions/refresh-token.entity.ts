import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { SingleUseToken } from '#server/domains/people/one-time-token/single-use-token.entity.js';
import { Session } from './session.entity.js';

@Entity({ tableName: 'refresh_token' })
export class RefreshToken extends SingleUseToken {
  @ManyToOne(() => Session, { fieldName: 'session_id', index: true, deleteRule: 'cascade' })
  session!: Rel<Session>;
}
