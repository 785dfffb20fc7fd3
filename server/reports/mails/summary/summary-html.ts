import { escapeHtml } from '#server/core/mail/letter.js';
import type { FigureTile } from '#server/reports/pdf/dashboard-tiles.js';
import type { MailLink, MailSummary, SummaryAnswer } from './mail-summary.js';
import { DARK_STYLE, FONT, LIGHT } from './summary-style.js';

/** The content id of the chart. */
export const CHART_ID = 'visits-over-time@infinitum';

const TILES_IN_A_ROW = 2;
const SIZES = { small: 13, normal: 15, heading: 17, figure: 22, title: 24 } as const;

type Tone = 'text' | 'muted';

interface Look {
  tone?: Tone;
  size?: keyof typeof SIZES;
  isBold?: boolean;
  below?: number;
}

/** `content` is HTML. */
function block(content: string, look: Look = {}): string {
  const { tone = 'text', size = 'normal', isBold = false, below = 12 } = look;
  const weight = isBold ? 'font-weight:600;' : '';
  return `<p class="${tone}" style="margin:0 0 ${below}px;${weight}font-size:${SIZES[size]}px;line-height:1.45;color:${LIGHT[tone]};overflow-wrap:anywhere">${content}</p>`;
}

const anchor = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.link}">${escapeHtml(label)}</a>`;

const heading = (text: string): string =>
  `<h2 class="text" style="margin:24px 0 8px;font-size:${SIZES.heading}px;line-height:1.3;color:${LIGHT.text}">${escapeHtml(text)}</h2>`;

const table = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:separate">${rows.join('')}</table>`;

function tileCell({ label, value, note }: FigureTile): string {
  return [
    `<td class="tile" width="49%" valign="top" style="width:49%;padding:12px;border:1px solid ${LIGHT.line};border-radius:8px;background:${LIGHT.tile}">`,
    block(escapeHtml(label), { tone: 'muted', size: 'small', below: 2 }),
    block(escapeHtml(value), { size: 'figure', isBold: true, below: 2 }),
    block(escapeHtml(note) || '&nbsp;', { tone: 'muted', size: 'small', below: 0 }),
    '</td>',
  ].join('');
}

/** Two beside each other, also on phones. */
function tileTable(tiles: readonly FigureTile[]): string {
  const rows: string[] = [];
  const gap = '<td width="2%" style="width:2%;min-width:8px"></td>';
  const space = '<tr><td colspan="3" height="8" style="height:8px;line-height:8px"></td></tr>';

  for (let at = 0; at < tiles.length; at += TILES_IN_A_ROW)
    rows.push(
      `<tr>${tiles
        .slice(at, at + TILES_IN_A_ROW)
        .map(tileCell)
        .join(gap)}</tr>`,
    );

  return table([rows.join(space)]);
}

/** The chart has a white ground of its own, so that it reads the same in dark mode. */
function chart({ trend }: MailSummary): string {
  return [
    heading(trend.title),
    `<img src="cid:${CHART_ID}" alt="${escapeHtml(trend.alt)}" width="528" style="display:block;width:100%;max-width:528px;height:auto;border:0;border-radius:8px;background:#ffffff;color:#15242c;font-size:${SIZES.small}px">`,
    ...(trend.note === ''
      ? []
      : [
          `<div style="height:8px"></div>`,
          block(escapeHtml(trend.note), { tone: 'muted', size: 'small' }),
        ]),
  ].join('');
}

function answer({ sentence, detail, link }: SummaryAnswer): string {
  const more = [escapeHtml(detail), ...(link ? [anchor(link)] : [])].filter((one) => one !== '');
  return [
    `<tr><td class="rule" style="padding:10px 0;border-top:1px solid ${LIGHT.line}">`,
    block(escapeHtml(sentence), { isBold: true, below: more.length > 0 ? 2 : 0 }),
    more.length === 0 ? '' : block(more.join(' · '), { tone: 'muted', size: 'small', below: 0 }),
    '</td></tr>',
  ].join('');
}

function button({ label, url }: MailLink): string {
  return block(
    `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:11px 18px;border-radius:6px;background:${LIGHT.button};color:${LIGHT.buttonText};text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`,
    { below: 16 },
  );
}

function head({ title, clientName, facts }: MailSummary): string {
  return [
    block('Infinitum', { tone: 'muted', size: 'small', isBold: true, below: 4 }),
    `<h1 class="text" style="margin:0 0 4px;font-size:${SIZES.title}px;line-height:1.25;color:${LIGHT.text};overflow-wrap:anywhere">${escapeHtml(title)}</h1>`,
    block(escapeHtml(clientName), { isBold: true, below: 2 }),
    block(facts.map(escapeHtml).join('<br>'), { tone: 'muted', size: 'small', below: 16 }),
  ].join('');
}

function foot({ files, notes, unsubscribe }: MailSummary): string {
  const attached = `Attached: ${files.join(', ')}`;
  return [
    `<div class="rule" style="margin-top:20px;padding-top:14px;border-top:1px solid ${LIGHT.line}">`,
    ...[attached, ...notes].map((text) =>
      block(escapeHtml(text), { tone: 'muted', size: 'small', below: 8 }),
    ),
    block(anchor(unsubscribe), { tone: 'muted', size: 'small', below: 0 }),
    '</div>',
  ].join('');
}

/** The mail as HTML. It loads nothing: the chart is a part of the mail. */
export function summaryHtml(summary: MailSummary): string {
  const { preview, tiles, answers, inShort, link } = summary;
  const body = [
    head(summary),
    ...inShort.map(({ html }) => block(html, { below: 16 })),
    tileTable(tiles),
    ...(link ? ['<div style="height:16px"></div>', button(link)] : []),
    chart(summary),
    ...answers.flatMap(({ title, rows }) => [heading(title), table(rows.map(answer))]),
    foot(summary),
  ];

  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(summary.title)}</title><style>${DARK_STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:568px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:10px"><tr><td align="left" style="padding:20px 16px;font-family:${FONT}">
${body.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
