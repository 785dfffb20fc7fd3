import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType, type ClassType } from 'type-graphql';
import { toCursor } from './cursor.js';
import { DEFAULT_PAGE_SIZE } from './page-size.js';

@ObjectType({ description: 'Where a page of a list stands in it. Lists are paged forwards.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are rows after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether there are rows before this page: it was asked for with `after`.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first row; null when the page is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last row, the `after` of the next page; null when the page is empty.',
  })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: DEFAULT_PAGE_SIZE,
    description: 'How many rows at most, 1 to 500.',
  })
  first: number = DEFAULT_PAGE_SIZE;

  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of a row of this list: the page starts behind it. Left out: at the start.',
  })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, compared without case; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the order is turned around.' })
  descending: boolean = false;
}

@ArgsType()
export class RecordPageArgs extends PageArgs {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Only records saved at this moment or later: their `updatedAt`. To stay in step, ask each time with the moment the last round began, less a minute for what was being saved just then.',
  })
  updatedSince?: Date | null;
}

export interface Page<T> {
  nodes: T[];
  pageInfo: PageInfo;
  /** Queried only when the caller selects it. */
  totalCount: () => Promise<number>;
}

/** The page info of rows; `after` is the cursor that the page was requested with. */
export const pageInfoOf = (
  ids: readonly (number | string)[],
  { hasNextPage, after }: { hasNextPage: boolean; after?: string | null },
): PageInfo => {
  const [first, last] = [ids[0], ids.at(-1)];
  return {
    hasNextPage,
    hasPreviousPage: Boolean(after),
    startCursor: first === undefined ? null : toCursor(first),
    endCursor: last === undefined ? null : toCursor(last),
  };
};

/**
 * The GraphQL type of a list that can grow, named after its node: `Connection(Booking)` is
 * BookingConnection.
 */
export function Connection<T extends { id: number | string }>(
  node: ClassType<T>,
  name = node.name,
) {
  @ObjectType(`${name}Edge`, {
    description: `A row of a ${name}Connection and its place in the list.`,
  })
  class NodeEdge {
    @Field(() => String, { description: 'The `after` of a page that starts behind this row.' })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list, and how long the list is.' })
  class NodeConnection {
    @Field(() => [node], { description: 'The rows of the page, in the order asked for.' })
    nodes!: T[];

    @Field(() => [NodeEdge], { description: 'The same rows, each with its cursor.' })
    get edges(): NodeEdge[] {
      return this.nodes.map((row) => ({ cursor: toCursor(row.id), node: row }));
    }

    @Field(() => PageInfo, { description: 'Whether and where the list goes on.' })
    pageInfo!: PageInfo;

    totalCount!: () => Promise<number>;

    @Field(() => Int, {
      name: 'totalCount',
      description:
        'How many rows the whole list has with these filters, not the page. Counted when asked for.',
    })
    countAll(): Promise<number> {
      return this.totalCount();
    }
  }
  return NodeConnection;
}
