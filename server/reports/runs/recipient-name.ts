import type { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';

/** The name of a user, the address of a reader outside. */
export const recipientName = ({ user, email }: ReportRecipient): string =>
  user?.name ?? email ?? 'An erased address';
