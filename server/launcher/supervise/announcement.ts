import { fixedText } from '#schema/writing/numbers.js';
import type { Config } from '#server/core/process/config.js';
import { DEMO_ACCOUNTS, demoPassword } from '#server/database/demo/accounts.js';

interface Announcement {
  config: Config;
  elapsedMs: number;
  /** Whether this product has the demo's accounts. */
  hasDemo: boolean;
  /** Whether its traffic is still loading. */
  isLoading: boolean;
  reload: boolean;
}

/** The text that `npm start` prints when the product is up. */
export function announcement({
  config,
  elapsedMs,
  hasDemo,
  isLoading,
  reload,
}: Announcement): string {
  const page = reload
    ? `${config.publicUrl} (rebuilt on change: http://localhost:5173)`
    : config.publicUrl;
  const lines = [
    '',
    `Infinitum is up after ${fixedText(elapsedMs / 1000, 1)} s.`,
    '',
    `  Page   ${page}`,
    `  Tags   ${config.edgeUrl}`,
    `  Mails  ${config.mailUrl === null ? `files in ${config.outboxDir}` : new URL(config.mailUrl).host}`,
    '',
  ];

  if (hasDemo) {
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    lines.push(`  Sign in with the password ${demoPassword()} as`);
    lines.push(
      ...DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`),
      '',
    );
  }

  if (isLoading) lines.push('  Its traffic is loading: figures grow until the bar is full.', '');

  lines.push(`  Ctrl-C stops everything and keeps the data, npm run reset drops them.`, '');

  return lines.join('\n');
}
