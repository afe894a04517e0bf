// Figures (cijfers) for an organization: filled and cancelled work, hours with their cost, and who works much for one client.
// Decision 66 says what each of them counts.
import * as z from 'zod/mini'
import { organizationRoles } from '../language.ts'
import { command, file } from '../operations.ts'
import { among, day, iriText } from '../schemas.ts'

/** The maximum length of a period: 53 weeks. */
export const maxDays = 371
/** The maximum number of rows of moments or clients in an answer; the export has all. */
export const maxRows = 50

const dayMs = 86_400_000
const places = z.optional(z.union([z.uuid(), z.array(z.uuid()).check(z.maxLength(200))]))
/**
 * A period by its first and last day in Amsterdam; when omitted, the last thirteen whole weeks. The filters, by uuid, are named
 * as in the list of care moments; a location must be one's own.
 */
const filters = { from: z.optional(day()), to: z.optional(day()), 'location.uuid': places, 'expertiseLevel.uuid': places }
type Ends = { from?: string | undefined; to?: string | undefined }
const both = among<Ends>(['from', 'to'], ({ from, to }) => from !== undefined || to === undefined, {
  error: 'Noem ook de eerste dag.',
  path: ['from'],
})
const bothEnds = among<Ends>(['from', 'to'], ({ from, to }) => from === undefined || to !== undefined, {
  error: 'Noem ook de laatste dag.',
  path: ['to'],
})
const inOrder = among<Ends>(['from', 'to'], ({ from = '', to = '' }) => !from || !to || from <= to, {
  error: 'De laatste dag ligt voor de eerste.',
  path: ['to'],
})
const notTooLong = among<Ends>(
  ['from', 'to'],
  ({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < maxDays * dayMs,
  {
    error: 'Kies een periode van hooguit 53 weken.',
    path: ['to'],
  },
)
const query = z.object(filters).check(both, bothEnds, inOrder, notTooLong)
/** The period that was used. */
const days = { from: z.iso.date(), to: z.iso.date() }

const named = (type: string) => z.object({ '@id': iriText(type), uuid: z.string(), name: z.string() })
const group = { location: named('OrganizationLocation'), expertiseLevel: named('ExpertiseLevel') }
const week = { week: z.string() }

const filling = {
  /** What was published and begins in the period: `filled` + `open` + `unfilled` + `canceled`. */
  published: z.int(),
  filled: z.int(),
  open: z.int(),
  /** It began without anybody assigned. */
  unfilled: z.int(),
  canceled: z.int(),
  /** Of filled work: the median and the ninetieth percentile of the minutes from first publication to first assignment. */
  medianMinutes: z.nullable(z.int()),
  p90Minutes: z.nullable(z.int()),
}
const counted = z.object({ inTime: z.int(), late: z.int() })
/** Who cancelled assigned work. `backOffice` includes what the platform did by itself. */
export const callers = ['careWorker', 'organization', 'backOffice'] as const
const byWhom = { all: counted, careWorker: counted, organization: counted, backOffice: counted }

/** Minutes of approved hours, and cents without VAT; and the same for the same ISO week days a year earlier. */
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
  /** Assigned work that was cancelled, by the week in which it was to begin. */
  cancellations: command('GET', '/figures/cancellations', {
    ...common,
    answer: z.object({
      ...days,
      total: z.object(byWhom),
      weeks: z.array(z.object({ ...week, ...byWhom })),
      /** How many there are; `moments` has the latest, at most `maxRows`. */
      calledOff: z.int(),
      moments: z.array(
        z.object({
          careMoment: iriText('CareMoment'),
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
      /** `weekBefore` is null for a week 53 when the year before has none. */
      weeks: z.array(z.object({ ...week, weekBefore: z.nullable(z.string()), ...sums })),
      groups: z.array(z.object({ ...group, ...sums })),
    }),
  }),
  /**
   * For each client the freelancer who worked most of their approved hours, in the twelve months until today whatever the period:
   * an indication about the employment relation (Wet DBA), not a verdict. A location narrows the clients to those helped there, a
   * level changes nothing: a share is always of all hours the viewer may see. Largest shares first.
   */
  shares: command('GET', '/figures/shares', {
    ...common,
    answer: z.object({
      ...days,
      /** How many clients there are; `shares` has at most `maxRows`. */
      clients: z.int(),
      marked: z.int(),
      shares: z.array(
        z.object({
          client: z.object({ '@id': iriText('Client'), uuid: z.string(), name: z.string() }),
          careWorker: z.object({ '@id': iriText('CareWorker'), uuid: z.string(), name: z.string() }),
          minutes: z.int(),
          totalMinutes: z.int(),
          percent: z.int(),
          isMarked: z.boolean(),
        }),
      ),
    }),
  }),
  /** One of these tables as CSV, with the same filters and all its rows. */
  exportCsv: file('/figures/export', {
    feature: 'exports',
    by,
    addition: true,
    query: z.object({ ...filters, table: z.enum(figureTable) }).check(both, bothEnds, inOrder, notTooLong),
  }),
}
