import { z } from 'zod';
import { paging } from './places.js';
import { creatingRoute, operatorRoute } from './route.js';
import { instant, line, prose } from './text.js';
import { REPORT_LIMITS } from './values/limits.js';

/** A user's report of a mistake in an entry of Berea Notes. */
export const ReportDraft = z
  .strictObject({
    entry: line('Entry', 120)
      .regex(/^(?:answers|articles|books|passages)\/[a-z0-9-]+$/, {
        error: 'Entry is the end of its address, such as passages/luke-15-11-32.',
      })
      .describe('The end of its address below `/library/berea/`')
      .meta({ examples: ['passages/luke-15-11-32'] }),
    edition: z.iso
      .date({ error: 'Edition is the day of the edition, such as 2026-11-27.' })
      .meta({ examples: ['2026-11-27'] }),
    text: prose('What is wrong', REPORT_LIMITS.text),
  })
  .meta({ id: 'ReportDraft' });
export type ReportDraft = z.infer<typeof ReportDraft>;

export const Report = z
  .object({ entry: z.string(), edition: z.iso.date(), text: z.string(), createdAt: instant })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/** A report as the operator sees it. */
export const SentReport = Report.extend({ id: z.uuid(), user: z.uuid().describe('Who sent it') }).meta({
  id: 'SentReport',
});
export type SentReport = z.infer<typeof SentReport>;

export const ReportList = z
  .object({ total: z.number().int(), results: z.array(SentReport) })
  .meta({ id: 'ReportList' });
export type ReportList = z.infer<typeof ReportList>;

export const reportsContract = {
  create: creatingRoute
    .route({
      method: 'POST',
      path: '/api/library/reports',
      successStatus: 201,
      summary: 'Report a mistake in Berea Notes',
      description: `The operator reads it. At most ${REPORT_LIMITS.daily} in a day; then 429.`,
      tags: ['Library'],
    })
    .input(ReportDraft)
    .output(Report),
  list: operatorRoute
    .route({
      method: 'GET',
      path: '/api/library/reports',
      summary: 'The reports of mistakes in Berea Notes, the newest first',
      description: 'For the operator alone: a token of the role `service_role`. A token of a user answers 403.',
      tags: ['Library'],
    })
    .input(z.object(paging(200, 100)))
    .output(ReportList),
};
