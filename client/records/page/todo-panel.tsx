import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '#client/components/panel/panel';
import { describeFailure } from '#client/graphql/links/failure';
import type { RecordDetails, Todo } from './record-page-declaration';

const TITLE = 'What to do';

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
    <Flex
      as="li"
      align="center"
      gap="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <chakra.span color={colour} flexShrink="0" asChild>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.p textStyle="sm" flex="1" minW="0" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {children}
    </Flex>
  );
}

function Act({ action }: Pick<Todo, 'action'>) {
  return 'to' in action ? (
    <Button size="xs" variant="outline" flexShrink="0" asChild>
      <Link to={action.to}>{action.label}</Link>
    </Button>
  ) : (
    <Button size="xs" variant="outline" flexShrink="0" onClick={action.run}>
      {action.label}
    </Button>
  );
}

/** What is missing or wrong, each with the act that mends it. */
export function TodoPanel({ todos, failure }: Pick<RecordDetails, 'todos' | 'failure'>) {
  const missing = failure ? 'failed' : 'loading';

  return (
    <Panel
      title={TITLE}
      state={todos === null ? missing : 'ready'}
      skeleton="lines"
      failure={failure && describeFailure(failure.error).message}
      onRetry={failure?.retry}
    >
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={TITLE}>
        {todos?.map(({ id, gravity, text, action }) => (
          <Row key={id} look={LOOKS[gravity]} text={text}>
            <Act action={action} />
          </Row>
        ))}
        {todos?.length === 0 && <Row look={LOOKS.none} text="Nothing is missing." />}
      </chakra.ul>
    </Panel>
  );
}
