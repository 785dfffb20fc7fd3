import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'The answer of a call that has nothing to show but that it was done.' })
export class Acknowledgement {
  @Text('Always success.')
  status!: 'success';

  @Text('For people.')
  message!: string;
}

export const acknowledge = (message: string): Acknowledgement => ({ status: 'success', message });
