import { Button } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

/** The URL has it while a list shows the archived records alone. */
const ARCHIVED_PARAM = 'archived';

/** Returns whether a list shows the archived records, and the button that changes it. */
export function useArchivedList(title: string) {
  const [params, setParams] = useSearchParams();
  const isShown = params.get(ARCHIVED_PARAM) === '1';
  const toggle = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (isShown) next.delete(ARCHIVED_PARAM);
        else next.set(ARCHIVED_PARAM, '1');
        return next;
      },
      { preventScrollReset: true },
    );

  return {
    isShown,
    toggle: (
      <Button
        size="xs"
        variant={isShown ? 'subtle' : 'outline'}
        aria-pressed={isShown}
        aria-label={`Archived ${title}`}
        onClick={toggle}
      >
        <Archive aria-hidden />
        Archived
      </Button>
    ),
  };
}
