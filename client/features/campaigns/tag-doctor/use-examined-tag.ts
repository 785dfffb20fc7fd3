import { useCallback, useState } from 'react';

/** The tag of a list that the doctor examines, if any. */
export function useExaminedTag<Row>() {
  const [examined, setExamined] = useState<Row | null>(null);
  return { examined, examine: setExamined, close: useCallback(() => setExamined(null), []) };
}
