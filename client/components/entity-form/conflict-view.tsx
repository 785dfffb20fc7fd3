import { Box, Button, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { differencesOf, resolveConflict, type Difference, type Side } from './conflict';
import type { FormField } from './form-field';
import type { FormValues } from './form-values';

interface ConflictViewProps<Values extends FormValues> {
  fields: readonly FormField<Values>[];
  versions: { before: Values; mine: Values; theirs: Values };
  onResolve: (values: Values) => void;
  onBack: () => void;
}

const SIDES = [
  { side: 'mine', head: 'Mine', act: 'Keep mine' },
  { side: 'theirs', head: 'Theirs', act: 'Take theirs' },
] as const;

/**
 * Another person saved first: shows their version next to the typed values, to be resolved field by
 * field.
 */
export function ConflictView<Values extends FormValues>(props: ConflictViewProps<Values>) {
  const { fields, versions, onResolve, onBack } = props;
  const differences = useMemo(() => differencesOf(fields, versions), [fields, versions]);
  const [taken, setTaken] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      differences.flatMap(({ name, suggested }) => (suggested ? [[name, suggested]] : [])),
    ),
  );

  const open = differences.filter(({ name }) => taken[name] === undefined).length;
  const explanation = useRef<HTMLParagraphElement>(null);

  // The focused form is gone: the focus moves to the explanation.
  useEffect(() => explanation.current?.focus(), []);

  return (
    <Stack gap="4">
      <chakra.p ref={explanation} tabIndex={-1} textStyle="sm" color="fg.muted" role="alert">
        {differences.length === 0
          ? 'A newer version was saved while you were editing; it has the same values as yours.'
          : 'A newer version was saved while you were editing. Choose what to keep; nothing you typed is lost.'}
      </chakra.p>
      {differences.map((difference) => (
        <DifferenceRow
          key={difference.name}
          difference={difference}
          taken={taken[difference.name]}
          onTake={(side) => setTaken((before) => ({ ...before, [difference.name]: side }))}
        />
      ))}
      <HStack justify="flex-end">
        {open > 0 && (
          <chakra.span textStyle="xs" color="fg.muted" me="auto" aria-live="polite">
            {open === 1 ? '1 field to decide' : `${open} fields to decide`}
          </chakra.span>
        )}
        <Button variant="outline" onClick={onBack}>
          Back to the form
        </Button>
        <Button disabled={open > 0} onClick={() => onResolve(resolveConflict(versions, taken))}>
          Save
        </Button>
      </HStack>
    </Stack>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  taken: Side | undefined;
  onTake: (side: Side) => void;
}

function DifferenceRow({ difference, taken, onTake }: DifferenceRowProps) {
  return (
    <Box role="group" aria-label={difference.label}>
      <chakra.p textStyle="label" mb="1">
        {difference.label}
      </chakra.p>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {SIDES.map(({ side, head, act }) => (
          <Stack
            key={side}
            gap="2"
            p="3"
            borderWidth="1px"
            borderRadius="md"
            borderColor={taken === side ? 'focus' : 'border'}
            bg={taken === side ? 'brand.subtle' : 'bg.panel'}
          >
            <chakra.span textStyle="xs" color="fg.muted">
              {head}
            </chakra.span>
            <chakra.span textStyle="sm" overflowWrap="anywhere" dir="auto">
              {difference[side]}
            </chakra.span>
            <Button
              size="xs"
              alignSelf="flex-start"
              variant={taken === side ? 'solid' : 'outline'}
              aria-pressed={taken === side}
              onClick={() => onTake(side)}
            >
              {act}
            </Button>
          </Stack>
        ))}
      </SimpleGrid>
    </Box>
  );
}
