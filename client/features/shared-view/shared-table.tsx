import { Box, chakra } from '@chakra-ui/react';

export interface SharedColumn<Row> {
  head: string;
  text: (row: Row) => string;
  /** Numbers stand at the right. */
  isText?: boolean;
}

interface SharedTableProps<Row> {
  label: string;
  columns: readonly SharedColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  maxHeight?: string;
}

/** Texts of figures; it scrolls inside itself where it does not fit. */
export function SharedTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  maxHeight,
}: SharedTableProps<Row>) {
  return (
    <Box overflow="auto" maxH={maxHeight} tabIndex={0} role="region" aria-label={label}>
      <chakra.table w="full" textStyle="xs" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            {columns.map(({ head, isText }) => (
              <chakra.th
                key={head}
                scope="col"
                position="sticky"
                top="0"
                bg="bg.panel"
                px="3"
                py="2"
                color="fg.muted"
                fontWeight="medium"
                textAlign={isText ? 'start' : 'end'}
                whiteSpace="nowrap"
                boxShadow="inset 0 -1px 0 var(--ui-colors-border)"
              >
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={keyOf(row)} borderBottomWidth="1px" borderColor="border.muted">
              {columns.map(({ head, isText, text }) => (
                <chakra.td
                  key={head}
                  px="3"
                  py="1.5"
                  textAlign={isText ? 'start' : 'end'}
                  whiteSpace={isText ? undefined : 'nowrap'}
                  minW={isText ? '32' : undefined}
                  overflowWrap="anywhere"
                >
                  {text(row)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
