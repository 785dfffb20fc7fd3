import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import { Chip } from '#client/components/inline/chip';
import { ClippedText } from './clipped-text';
import { NameLink } from './name-link';
import { FigureCell } from '#client/components/panel/figure/figure-cell';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import type { Column, MoneyColumn, NumberColumn } from './table-columns';

const MISSING = 'N/A';

const extrasOf = <Row,>({ marks, subtext, hint }: NumberColumn<Row>, row: Row) => ({
  marks: marks?.(row),
  subtext: subtext?.(row),
  hint: hint?.(row),
});

const currencyOf = <Row,>({ currency }: MoneyColumn<Row>, row: Row): string =>
  typeof currency === 'string' ? currency : currency(row);

/** The content of a cell, by the kind of its column. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  switch (column.kind) {
    case 'text': {
      const text = <ClippedText lines={column.lines}>{column.value(row) || '–'}</ClippedText>;
      const name = column.linkTo ? <NameLink to={column.linkTo(row)}>{text}</NameLink> : text;
      if (!column.beside) return name;
      return (
        <HStack gap="1" minW="0" justify="space-between">
          <Box minW="0">{name}</Box>
          {column.beside(row)}
        </HStack>
      );
    }
    case 'chip': {
      const text = column.value(row);
      if (!text) return '–';
      return (
        <Chip kind={column.chipKind} tone={column.tone?.(row)} hint={column.hint?.(row)}>
          {text}
        </Chip>
      );
    }
    case 'count':
      return (
        <FigureCell {...extrasOf(column, row)}>{countText(column.value(row), MISSING)}</FigureCell>
      );
    case 'money':
      return (
        <FigureCell {...extrasOf(column, row)}>
          {moneyText(column.value(row), currencyOf(column, row), MISSING)}
        </FigureCell>
      );
    case 'percent':
      return (
        <FigureCell {...extrasOf(column, row)}>
          {percentText(column.value(row), MISSING)}
        </FigureCell>
      );
    case 'date': {
      const value = column.value(row);
      if (column.isRelative && value) return <RelativeTime at={value} />;
      return <chakra.time whiteSpace="nowrap">{formatDate(value)}</chakra.time>;
    }
    case 'status':
    case 'actions':
      return column.render(row);
  }
}
