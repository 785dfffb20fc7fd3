import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Drawer } from '#client/components/feedback/drawer';
import { HISTORY_PARAMETER } from '#client/formatting/history-address';
import { HistoryList } from '#client/records/history/history-list';
import { ENTITY_LABELS, parseHistorySubject } from '#client/records/history/history-subject';

/** Open while the URL names a record: `?history=booking.12`. Any screen can link to it. */
export function HistoryDrawer() {
  const [params, setParams] = useSearchParams();
  const named = params.get(HISTORY_PARAMETER);
  // The last record stays while the drawer closes.
  const [shown, setShown] = useState(named);
  if (named !== null && named !== shown) setShown(named);
  const subject = parseHistorySubject(shown);
  const close = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(HISTORY_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!subject) return null;

  return (
    <Drawer
      title={`${ENTITY_LABELS[subject.entity]} history`}
      isOpen={named !== null}
      onClose={close}
    >
      <HistoryList key={shown} subject={subject} />
    </Drawer>
  );
}
