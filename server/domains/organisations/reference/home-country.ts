import { ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Country } from './country.entity.js';

export const HomeCountry = (description: string) =>
  allDecorators(
    Field(() => String, { description }),
    ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' }),
  );
