import { chakra } from '@chakra-ui/react';
import { RowToggle, toggleRowProps } from '#client/components/filter-toggle/toggle-row';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

const row = (name: string, isPressedFirst: boolean) => (
  <Stateful<boolean> start={isPressedFirst}>
    {(isPressed, setPressed) => {
      const toggle = { name, isPressed, toggle: () => setPressed(!isPressed) };
      return (
        <chakra.table w="full">
          <tbody>
            <chakra.tr {...toggleRowProps(toggle)}>
              <chakra.td maxW="60">
                <RowToggle toggle={toggle}>{name}</RowToggle>
              </chakra.td>
              <chakra.td textAlign="end">1,204</chakra.td>
            </chakra.tr>
          </tbody>
        </chakra.table>
      );
    }}
  </Stateful>
);

export const filterToggle: readonly Specimen[] = [
  {
    component: 'filter-toggle/toggle-row',
    states: {
      'not pressed': row('Auckland', false),
      pressed: row('Otago', true),
      'long text': row(LONG_TEXT, false),
      'no toggle': <RowToggle toggle={null}>Unknown</RowToggle>,
    },
  },
];
