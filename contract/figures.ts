// Figures (cijfers) for an organization: what was filled and called off, the hours with their euros, and who works much for one
// client. What each of them counts is in decision 66.
import * as z from 'zod/mini'
import { organizationRoles } from './language.ts'
import { command, file } from './operations.ts'
import { address, day } from './schemas.ts'

/** The most days in a period: 53 weeks. */
export const mostDays = 371
/** The most rows of a list of moments or clients in an answer; the file has all. */
export const mostRows = 50

const dayMs = 86_400_000
const places = z.optional(z.union([z.uuid(), z.array(z.uuid()).check(z.maxLength(200))]))
/**
 * A period by its first and its last day in Amsterdam: without both the last thirteen whole weeks. The names of the filters, by
 * uuid, are those of the list of care moments; a location must be one's own.
 */
const asked = { from: z.optional(day()), to: z.optional(day()), 'location.uuid': places, 'expertiseLevel.uuid': places }
type Asked = { from?: string | undefined; to?: string | undefined }
const both = z.refine<Asked>(({ from, to }) => from !== undefined || to === undefined, {
  error: 'Noem ook de eerste dag.',
  path: ['from'],
})
const bothEnds = z.refine<Asked>(({ from, to }) => from === undefined || to !== undefined, {
  error: 'Noem ook de laatste dag.',
  path: ['to'],
})
const inOrder = z.refine<Asked>(({ from = '', to = '' }) => !from || !to || from <= to, {
  error: 'De laatste dag ligt voor de eerste.',
  path: ['to'],
})
const notTooLong = z.refine<Asked>(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < mostDays * dayMs, {
  error: 'Kies een periode van hooguit 53 weken.',
  path: ['to'],
})
const query = z.object(asked).check(both, bothEnds, inOrder, notTooLong)
/** The period as it was taken. */
const days = { from: z.iso.date(), to: z.iso.date() }

const named = (type: string) => z.object({ '@id': address(type), uuid: z.string(), name: z.string() })
const group = { location: named('OrganizationLocation'), expertiseLevel: named('ExpertiseLevel') }
const week = { week: z.string() }

const filling = {
  /** What was published and begins in the period: `filled` + `open` + `unfilled` + `canceled`. */
  published: z.int(),
  filled: z.int(),
  open: z.int(),
  /** It began, and nobody came. */
  unfilled: z.int(),
  canceled: z.int(),
  /** Of what is filled: the minutes from the first publication to the first assignment, of half and of nine tenths at most. */
  medianMinutes: z.nullable(z.int()),
  p90Minutes: z.nullable(z.int()),
}
const counted = z.object({ inTime: z.int(), late: z.int() })
/** Those who call work off that somebody had. `backOffice` is also what the platform did by itself. */
export const callers = ['careWorker', 'organization', 'backOffice'] as const
const byWhom = { all: counted, careWorker: counted, organization: counted, backOffice: counted }

/** Minutes of approved hours, and cents without VAT; of the same days of the ISO week a year before as well. */
const sums = { minutes: z.int(), amount: z.int(), minutesBefore: z.int(), amountBefore: z.int() }

/** The tables that can be saved as a file. */
export const figureTable = [
  ...(['filling_weeks', 'filling_groups', 'cancellation_weeks', 'cancellations'] as const),
  ...(['hours_weeks', 'hours_groups', 'hours_weeks_groups', 'shares'] as const),
] as const

const by = organizationRoles
const common = { by, addition: true, query } as const
export const figureOperations = {
  filling: command('GET', '/figures/filling', {
    ...common,
    answer: z.object({
      ...days,
      total: z.object(filling),
      weeks: z.array(z.object({ ...week, ...filling })),
      groups: z.array(z.object({ ...group, ...filling })),
    }),
  }),
  /** What somebody was to work and was called off, by the week in which it was to begin. */
  cancellations: command('GET', '/figures/cancellations', {
    ...common,
    answer: z.object({
      ...days,
      total: z.object(byWhom),
      weeks: z.array(z.object({ ...week, ...byWhom })),
      /** How many there are, of which `moments` has the latest, at most `mostRows`. */
      calledOff: z.int(),
      moments: z.array(
        z.object({
          careMoment: address('CareMoment'),
          uuid: z.string(),
          title: z.string(),
          location: z.string(),
          startDate: z.string(),
          canceledAt: z.string(),
          by: z.enum(callers),
          late: z.boolean(),
        }),
      ),
    }),
  }),
  weeks: command('GET', '/figures/weeks', {
    ...common,
    answer: z.object({
      ...days,
      total: z.object(sums),
      /** `weekBefore` is null for a week 53 of which the year before has none. */
      weeks: z.array(z.object({ ...week, weekBefore: z.nullable(z.string()), ...sums })),
      groups: z.array(z.object({ ...group, ...sums })),
    }),
  }),
  /**
   * Of each client the freelancer who worked most of their approved hours, in the twelve months until today whatever the period:
   * a signal about the employment relation (Wet DBA), no verdict. A location narrows the clients to those who were helped there, a
   * level changes nothing: a share is always one of all hours that the viewer may see. The largest shares first.
   */
  shares: command('GET', '/figures/shares', {
    ...common,
    answer: z.object({
      ...days,
      /** How many clients there are, of which `shares` has at most `mostRows`. */
      clients: z.int(),
      marked: z.int(),
      shares: z.array(
        z.object({
          client: z.object({ '@id': address('Client'), uuid: z.string(), name: z.string() }),
          careWorker: z.object({ '@id': address('CareWorker'), uuid: z.string(), name: z.string() }),
          minutes: z.int(),
          totalMinutes: z.int(),
          percent: z.int(),
          isMarked: z.boolean(),
        }),
      ),
    }),
  }),
  /** One table of these as CSV, by the same filters, with all its rows. */
  exportCsv: file('/figures/export', {
    feature: 'exports',
    by,
    addition: true,
    query: z.object({ ...asked, table: z.enum(figureTable) }).check(both, bothEnds, inOrder, notTooLong),
  }),
}
