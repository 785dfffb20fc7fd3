import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', {
  description:
    'A record that can be read again by `nodeId` alone, whatever its type, through `node` and `nodes`.',
})
export abstract class Node {
  @Field(() => ID, {
    description:
      'Opaque, never changes, and names one record among those of all types. Arguments called `id` take the numeric `id` of a type instead.',
  })
  nodeId!: string;
}
