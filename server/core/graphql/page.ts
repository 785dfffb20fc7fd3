import { ArgsType, Field, ObjectType, type ClassType } from 'type-graphql';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import type { PageRange } from './page-range.js';
import { DEFAULT_PAGE_SIZE } from './page-size.js';

@ObjectType({ description: 'The place of a page in its list.' })
export class PageInfo {
  @Flag('Whether there are rows after this page, or it was requested with `before`.')
  hasNextPage!: boolean;

  @Flag(
    'Whether it was requested with `after`, or, requested with `last`, there are rows before it.',
  )
  hasPreviousPage!: boolean;

  @Text.nullable(
    'Cursor of the first row, the `before` of the page before; null when the page is empty.',
  )
  startCursor!: string | null;

  @Text.nullable(
    'Cursor of the last row, the `after` of the next page; null when the page is empty.',
  )
  endCursor!: string | null;
}

const CURSOR = 'It keeps its place when the row changes or goes.';

@ArgsType()
export class BackwardArgs {
  @Text.nullable(
    `The cursor of a row of this list: the page starts behind it. ${CURSOR} Left out: at the start.`,
  )
  after?: string | null;

  @Integer.nullable(
    'How many rows at most before `before`, or at the end of the list; `first` then does not apply.',
  )
  last?: number | null;

  @Text.nullable(
    `The cursor of a row of this list: the page ends before it. ${CURSOR} Left out: at the end.`,
  )
  before?: string | null;
}

@ArgsType()
export class RangePageArgs extends BackwardArgs {
  @Integer.nullable('How many rows at most, 1 to 500.', { defaultValue: DEFAULT_PAGE_SIZE })
  first?: number | null = DEFAULT_PAGE_SIZE;
}

@ArgsType()
export class PageArgs extends RangePageArgs {
  @Text.nullable('Part of a name, compared without case; at most 200 characters.')
  search?: string | null;

  @Flag('Whether the order is turned around.', { defaultValue: false })
  descending: boolean = false;
}

@ArgsType()
export class RecordPageArgs extends PageArgs {
  @Instant.nullable(
    'Only records saved at this moment or later: their `updatedAt`. To stay in step, ask each time with the moment the last round began, less a minute for what was being saved just then.',
  )
  updatedSince?: Date | null;
}

export interface Page<T> {
  nodes: T[];
  /** One cursor per node. */
  cursors: string[];
  pageInfo: PageInfo;
  /** Queried only when the caller selects it. */
  totalCount: () => Promise<number>;
}

/** The page info of the rows with these cursors; `hasMore` in the direction of the range. */
export const pageInfoOf = (
  cursors: readonly string[],
  { isBackward, after, before }: PageRange,
  hasMore: boolean,
): PageInfo => ({
  hasNextPage: before !== null || (!isBackward && hasMore),
  hasPreviousPage: after !== null || (isBackward && hasMore),
  startCursor: cursors[0] ?? null,
  endCursor: cursors.at(-1) ?? null,
});

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
    @Text(
      'The `after` of a page that starts behind this row, the `before` of one that ends before it.',
    )
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list, and how long the list is.' })
  class NodeConnection {
    @Field(() => [node], { description: 'The rows of the page, in the requested order.' })
    nodes!: T[];

    cursors!: string[];

    @Field(() => [NodeEdge], { description: 'The same rows, each with its cursor.' })
    get edges(): NodeEdge[] {
      return this.nodes.flatMap((node, index) => {
        const cursor = this.cursors[index];
        return cursor === undefined ? [] : { cursor, node };
      });
    }

    @Field(() => PageInfo, { description: 'Whether and where the list goes on.' })
    pageInfo!: PageInfo;

    totalCount!: () => Promise<number>;

    @Integer(
      'How many rows the whole list has with these filters, not the page. Counted when requested.',
      { name: 'totalCount' },
    )
    countAll(): Promise<number> {
      return this.totalCount();
    }
  }
  return NodeConnection;
}
