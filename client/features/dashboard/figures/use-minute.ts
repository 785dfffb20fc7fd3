import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** Counts the minutes, for values that depend on the date on a page that stays open for days. */
export function useMinute(): number {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
