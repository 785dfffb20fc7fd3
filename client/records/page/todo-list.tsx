import { Button, chakra, Grid } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Todo } from './record-page-declaration';

interface Look {
  icon: LucideIcon;
  colour: string;
}

const LOOKS: Readonly<Record<Todo['gravity'] | 'none', Look>> = {
  problem: { icon: CircleAlert, colour: 'fg.error' },
  note: { icon: Info, colour: 'fg.info' },
  none: { icon: CircleCheck, colour: 'fg.success' },
};

function Row({ look, text, children }: { look: Look; text: string; children?: ReactNode }) {
  const { icon: Icon, colour } = look;

  return (
    <Grid
      as="li"
      // On phones the act stands under its sentence.
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <chakra.span
        color={colour}
        alignSelf={{ base: 'start', sm: 'center' }}
        mt={{ base: '0.5', sm: '0' }}
        asChild
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {children}
    </Grid>
  );
}

const ACT = {
  size: 'xs',
  variant: 'outline',
  gridColumn: { base: '2', sm: '3' },
  justifySelf: 'start',
} as const;

function Act({ action }: Pick<Todo, 'action'>) {
  return 'to' in action ? (
    <Button {...ACT} asChild>
      <Link to={action.to}>{action.label}</Link>
    </Button>
  ) : (
    <Button {...ACT} onClick={action.run}>
      {action.label}
    </Button>
  );
}

interface TodoListProps {
  label: string;
  todos: readonly Todo[];
  /** The one row where there are none. */
  noneText?: string;
}

/** A sentence in each row, with the act that helps. */
export function TodoList({ label, todos, noneText }: TodoListProps) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label={label}>
      {todos.map(({ id, gravity, text, action }) => (
        <Row key={id} look={LOOKS[gravity]} text={text}>
          <Act action={action} />
        </Row>
      ))}
      {todos.length === 0 && noneText && <Row look={LOOKS.none} text={noneText} />}
    </chakra.ul>
  );
}
