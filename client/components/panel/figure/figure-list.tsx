import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface FigureListProps {
  /** Left out where the list has a heading already. */
  title?: string;
  figures: readonly { name: string; value: ReactNode }[];
  /** Shown under the figures. */
  children?: ReactNode;
}

export function ListTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.h3 id={id} textStyle="label" color="fg.muted" pb="1">
      {children}
    </chakra.h3>
  );
}

/** Names and their values under a title, one per line. */
export function FigureList({ title, figures, children }: FigureListProps) {
  const titleId = useId();

  return (
    <Box as={title ? 'section' : undefined} aria-labelledby={title && titleId}>
      {title && <ListTitle id={titleId}>{title}</ListTitle>}
      <chakra.dl pb={children ? '2' : '0'}>
        {figures.map(({ name, value }) => (
          <Flex
            key={name}
            justify="space-between"
            align="center"
            gap="3"
            minH="7"
            textStyle="xs"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd data-figure fontWeight="medium" textAlign="end">
              {value}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      {children}
    </Box>
  );
}
