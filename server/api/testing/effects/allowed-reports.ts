import { addHours } from 'date-fns/addHours';
import { hashToken, newOpaqueToken } from '#server/access/identity/tokens.js';
import { COMMON_READER } from '#server/api/testing/world/world-reports.js';
import { OutsideQuestion } from '#server/reports/outside-readers/outside-question.entity.js';
import { unsubscribeToken } from '#server/reports/mails/unsubscribe-token.js';
import { createSavedView } from '#server/reports/saved-views/saved-view.service.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import type { ReportScheduleInput } from '#server/reports/schedules/report-schedule.input.js';
import { saveReportSchedule } from '#server/reports/schedules/report-schedule.service.js';
import { createSharedLink } from '#server/reports/shared-links/shared-link.service.js';
import {
  byAdmins,
  byAnybody,
  SOMEBODY,
  type AllowedChange,
  type AllowedChanges,
  type Stage,
} from './allowed-change.js';

const addressIn = ({ world }: Stage) => `client=${world.organisations.CUSTOMER}`;

const weekly = (): ReportScheduleInput => ({
  frequency: 'WEEKLY',
  weekday: 1,
  hour: 7,
  paused: false,
  recipientIds: [],
  outsideAddresses: [COMMON_READER],
});

async function addView(stage: Stage, owner?: string): Promise<number> {
  const view = { name: 'View', address: addressIn(stage) };
  return (await createSavedView(stage.ctxOf(owner), view)).id;
}

/** A view that is sent to the reader of all organisations. */
async function addReport(stage: Stage, owner?: string): Promise<number> {
  const savedViewId = await addView(stage, owner);
  await saveReportSchedule(stage.ctxOf(owner), savedViewId, weekly());
  return savedViewId;
}

/** Makes that reader, as one report knows it. */
async function addReader(stage: Stage, owner?: string): Promise<ReportRecipient> {
  const savedView = await addReport(stage, owner);
  return stage.em().findOneOrFail(ReportRecipient, { schedule: { savedView } });
}

const aboutReader = ({ id }: ReportRecipient) => ({ table: 'report_recipient', id });

/** The link of a report. */
const byReader: AllowedChange = byAnybody(async (stage) => {
  const reader = await addReader(stage, SOMEBODY);
  const token = unsubscribeToken(stage.ctxOf().config, reader.id);
  return { args: { token }, about: aboutReader(reader) };
});

/** The link of the mail that asks. */
const byAskedReader: AllowedChange = byAnybody(async (stage) => {
  const reader = await addReader(stage, SOMEBODY);
  const { token } = newOpaqueToken();
  await stage
    .em()
    .nativeUpdate(
      ReportRecipient,
      { id: reader.id },
      { tokenHash: hashToken(token), tokenExpiresAt: addHours(new Date(), 1) },
    );
  return { args: { token }, about: aboutReader(reader) };
});

const ofView = (input?: Record<string, unknown>) =>
  byAdmins(async (stage) => ({ args: { id: await addReport(stage), ...(input && { input }) } }));

const ofReport = byAdmins(async (stage) => ({ args: { savedViewId: await addReport(stage) } }));

const addLink = async (stage: Stage, owner?: string) =>
  createSharedLink(stage.ctxOf(owner), { name: 'Link', address: addressIn(stage) });

export const ALLOWED_REPORTS: AllowedChanges = {
  'Mutation.updateSavedView': ofView({ name: 'Other', isShared: true }),
  'Mutation.archiveSavedView': ofView(),
  'Mutation.saveReportSchedule': byAdmins(async (stage) => ({
    args: { savedViewId: await addView(stage), input: weekly() },
  })),
  'Mutation.archiveReportSchedule': ofReport,
  'Mutation.sendReportNow': ofReport,
  'Mutation.askOutsideReaderAgain': byAdmins(async (stage) => {
    const { id, emailHash } = await addReader(stage);
    // An organisation asks an address once a day.
    await stage
      .em()
      .nativeUpdate(OutsideQuestion, { emailHash }, { askedAt: addHours(new Date(), -48) });
    return { args: { id } };
  }),
  'Mutation.confirmReport': byAskedReader,
  'Mutation.declineReports': byAskedReader,
  'Mutation.unsubscribeFromReport': byReader,
  'Mutation.resubscribeToReport': byReader,
  'Mutation.eraseReportAddress': byReader,
  'Mutation.revokeSharedLink': byAdmins(async (stage) => ({
    args: { id: (await addLink(stage)).link.id },
  })),
  'Mutation.openSharedLink': byAnybody(async (stage) => {
    const { link, url } = await addLink(stage, SOMEBODY);
    return {
      args: { token: url.split(/[/#]/).at(-1) },
      about: { table: 'shared_link', id: link.id },
    };
  }),
};
