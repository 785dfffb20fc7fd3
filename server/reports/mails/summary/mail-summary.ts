import type { RichText } from '#server/core/mail/letter.js';
import type { TrendPicture } from '#server/core/picture/trend-picture.js';
import type { FigureTile } from '#server/reports/pdf/dashboard-tiles.js';

export interface MailLink {
  label: string;
  url: string;
}

export interface SummaryAnswer {
  sentence: string;
  /** The effect and how sure it is; empty for nothing to say. */
  detail: string;
  link?: MailLink;
}

/** Content of a report's mail, without its layout. */
export interface MailSummary {
  /** The name of the report. */
  title: string;
  clientName: string;
  /** Days, zone and filters, a line each. */
  facts: readonly string[];
  /** Mail programs show it beside the subject. */
  preview: string;
  tiles: readonly FigureTile[];
  trend: TrendPicture & { title: string; note: string; alt: string };
  answers: readonly { title: string; rows: readonly SummaryAnswer[] }[];
  /** A short text before the answers. */
  inShort: readonly RichText[];
  /** The dashboard; left out for readers without an account. */
  link?: MailLink;
  files: readonly string[];
  notes: readonly string[];
  unsubscribe: MailLink;
}

/** Content about the figures; the rest is about the mail. */
export type SummaryContent = Omit<MailSummary, 'title' | 'files' | 'unsubscribe'>;
