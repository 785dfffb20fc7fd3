import fs from 'node:fs';

/** The kernel counts in ticks of 10 ms. */
const MS_PER_TICK = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** The processor time that a process of this machine has used so far, in milliseconds; on Linux. */
export function processCpuMs(pid: number): number {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
