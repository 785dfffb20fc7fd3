import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';

/** Figures in the zone and the money of one customer. */
@ObjectType()
export abstract class CustomerFigures {
  @Text('IANA name of the reporting zone: dates, weekdays and dayparts are taken in it.')
  timeZone!: string;

  @Text("ISO 4217 code of the customer's money, in which spend and costs are.")
  currency!: string;
}

@ObjectType({ description: 'All panels of one filter, read from one state of the store.' })
export class Dashboard extends CustomerFigures {}
