import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';

const DEFAULT_PAGE_SIZE = 50;

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  /** The `after` of the next page; null when this one is empty. */
  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE })
  first: number = DEFAULT_PAGE_SIZE;

  @Field(() => String, { nullable: true })
  after?: string | null;

  /** Part of a name, compared without case. */
  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  descending: boolean = false;
}

export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
  /** Asked of the database only when somebody wants it. */
  totalCount: () => Promise<number>;
}

/** The GraphQL type of a list that can grow, named after its node: `Connection(Booking)` is BookingConnection. */
export function Connection<T extends object>(node: ClassType<T>, name = node.name) {
  @ObjectType(`${name}Connection`)
  class NodeConnection {
    @Field(() => [node])
    nodes!: T[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    totalCount!: () => Promise<number>;

    @Field(() => Int, { name: 'totalCount' })
    countAll(): Promise<number> {
      return this.totalCount();
    }
  }
  return NodeConnection;
}
