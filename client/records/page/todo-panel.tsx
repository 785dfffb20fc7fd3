import { Panel } from '#client/components/panel/panel';
import { describeFailure } from '#client/graphql/links/failure';
import type { RecordDetails } from './record-page-declaration';
import { TodoList } from './todo-list';

const TITLE = 'What to do';

/** Lists what is missing or wrong, each with the act that corrects it. */
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
      {todos && <TodoList label={TITLE} todos={todos} noneText="Nothing is missing." />}
    </Panel>
  );
}
