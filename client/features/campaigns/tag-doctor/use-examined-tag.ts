import { useCallback, useState } from 'react';

/** Which tag of a list the doctor looks at, if any. */
export function useExaminedTag<Row>() {
  const [examined, setExamined] = useState<Row | null>(null);
  return { examined, examine: setExamined, close: useCallback(() => setExamined(null), []) };
}
