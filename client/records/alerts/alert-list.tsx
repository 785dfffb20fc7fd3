import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import type { Todo } from '#client/records/page/record-page-declaration';
import { TodoList } from '#client/records/page/todo-list';

export const ALERTS_TITLE = 'Alerts';
const MAX_AT_FIRST = 4;

interface AlertListProps {
  todos: readonly Todo[];
  help: string;
  /** One sentence where there are none; left out, nothing stands there. */
  allIsWell?: string;
  foot?: string;
}

/** The first alerts, and the others on demand; one quiet line where there are none. */
export function AlertList({ todos, help, allIsWell, foot }: AlertListProps) {
  const [showsAll, setShowsAll] = useState(false);

  if (todos.length === 0 && !allIsWell) return null;
  if (todos.length === 0)
    return (
      <Flex
        as="section"
        aria-label={ALERTS_TITLE}
        layerStyle="panel"
        align="center"
        gap="2"
        minH="11"
        px="4"
        py="2"
        textStyle="sm"
      >
        <chakra.span color="fg.success" flexShrink="0" asChild>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        {allIsWell}
      </Flex>
    );

  return (
    <Panel
      id="alerts"
      title={ALERTS_TITLE}
      help={help}
      foot={foot}
      state="ready"
      actions={
        todos.length > MAX_AT_FIRST && (
          <Button size="2xs" variant="ghost" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${todos.length}`}
          </Button>
        )
      }
    >
      <TodoList label={ALERTS_TITLE} todos={showsAll ? todos : todos.slice(0, MAX_AT_FIRST)} />
    </Panel>
  );
}
