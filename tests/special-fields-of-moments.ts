// Special body fields of care moments, their hours and series, and publications (tests/special-fields.ts).
import { sql } from 'kysely'
import type { Role } from '../contract/language.ts'
import { addDays, amsterdamTime } from '../rules/time/amsterdam.ts'
import { pdfOf } from './files/sent-files.ts'
import { uploadOf } from './servers/api.ts'
import { type About, type FieldData, reasonOf, type SentCall, type Values, type Way } from './special-fields.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const later =
  (minutes: number) =>
  ({ item }: FieldData, name: string) =>
    new Date(Date.parse(String(item[name])) + minutes * 60_000).toISOString()
const within = (given: FieldData) => amsterdamTime(later(15)(given, 'startDate'))
const west = ({ api }: FieldData) => api.world.west
const shown = async ({ api }: SentCall, iri: unknown) => must(await api.as.planner.get(String(iri)), 200)

const audience = async (said: SentCall, { publication }: Values) => (await shown(said, publication)).audience
// Minutes after publication become the time of the step.
const widened = { 'widening.0.audience': 'everyone' }
const stepOf = ({ widening, createdAt }: Values) => {
  const [step] = widening as { audience: string; at: string }[]
  return { audience: step!.audience, minutes: (Date.parse(step!.at) - Date.parse(String(createdAt))) / 60_000 }
}
const steps = {
  'widening.0.audience': async (said: SentCall, { publication }: Values) => stepOf(await shown(said, publication)).audience,
  'widening.0.afterMinutes': async (said: SentCall, { publication }: Values) => stepOf(await shown(said, publication)).minutes,
}
const form = { contractType: 'temp_work', publishedForContractTypes: ['temp_work'] }
const managed = { ...form, ...widened, managedByOrganizationLocation: west }
const newPeriod = async ({ api }: FieldData) => {
  const year = { startDate: '2027-01-01T08:00:00Z', endDate: '2027-12-31T08:00:00Z' }
  return (await api.openMoment({ ...year, client: null, location: api.world.east, timeScope: 'period' }))['@id']
}
const newMoment: Way[] = [
  { fills: { ...managed, timeScope: 'period' }, without: ['carePeriod'], as: { audience, ...steps } },
  { fills: { ...managed, carePeriod: newPeriod }, without: ['timeScope', 'hoursPerWeek'], as: { audience, ...steps } },
]
// The reason from the list comes first, then the text that was typed.
const reasonAfterName = async (said: SentCall) => (await reasonOf(said)).split(': ').at(-1)
const cancelAssignmentReason = async (said: SentCall) => {
  const chosen = String(said.sent.cancelAssignmentReason)
  const reasons = said.api.db.selectFrom('cancel_assignment_reason').select('name').where('uuid', '=', uuidOf(chosen))
  const name = (await reasonOf(said)).split(': ')[0]
  return (await reasons.executeTakeFirstOrThrow()).name === name ? chosen : name
}
const proposedInstead = async ({ api, answer }: SentCall) => {
  const { member } = must(await api.as.planner.get(`${answer['@id']}/history`), 200)
  return member.find(({ name }) => name === 'care_moment_assignment_canceled')?.replacement
}

const receipt = async ({ caller }: FieldData) => {
  const { body, headers } = uploadOf('bon.pdf', pdfOf('bon'))
  return must(await caller.post('/user_files', body, headers), 201)['@id']
}
const worked = { startDate: later(5), endDate: later(10), breakMinutes: 7 }
const expense = { 'expenses.0.kind': 'kilometres', 'expenses.0.quantity': 13.5, 'expenses.0.amount': 23 }
const parts = ['kind', 'quantity', 'amount', 'description', 'file']
const handedIn = (by: Role, which: 'actual' | 'proposed', expenses: string): Way => ({
  by,
  fills: { ...worked, ...expense, 'expenses.0.file': receipt },
  as: {
    ...{ startDate: `${which}StartDate`, endDate: `${which}EndDate`, breakMinutes: `${which}BreakMinutes` },
    ...Object.fromEntries(parts.map(name => [`expenses.0.${name}`, `${expenses}.0.${name}`])),
    reason: 'statusReason',
  },
})
const answered: Way[] = [{ as: { reason: 'statusReason' } }]

/** A series with the first and the last of its moments. */
const withMoments = async ({ api, answer }: SentCall) => {
  const uuids = await sql<{ uuid: string }>`select uuid from care_moment where recurring_care_moment_uuid = ${answer.uuid}
    order by start_date`.execute(api.db)
  const moments = await Promise.all(
    uuids.rows.map(async ({ uuid }) => must(await api.as.planner.get(`/care_moments/${uuid}`), 200)),
  )
  return { ...must(await api.as.planner.get(answer['@id']), 200), first: moments[0], last: moments.at(-1), moments }
}
const ofFirst = (...names: string[]) => Object.fromEntries(names.map(name => [name, `first.${name}`]))
/** The day of the first moment that meets this condition. */
const firstDay =
  (holds: (moment: Values, said: SentCall) => boolean) =>
  (said: SentCall, { moments }: Values) =>
    String((moments as Values[]).find(moment => holds(moment, said))?.startDate).slice(0, 10)
/** The days left out: those without a moment. */
const except = ({ sent }: SentCall, { moments }: Values) => {
  const days = (moments as Values[]).map(({ startDate }) => String(startDate).slice(0, 10))
  return (sent.except as string[]).filter(day => !days.includes(day))
}
const newSeries: Way = {
  fills: {
    ...form,
    ...widened,
    ...{ startDate: '2026-11-02T08:00:00Z', endDate: '2026-11-02T16:00:00Z', breakMinutes: 20 },
    ...{ startTime: '09:00', endTime: '17:00' },
    ...{ weekdays: [1, 3], everyWeeks: 2, until: '2026-12-31', except: ['2026-11-18'] },
  },
  from: withMoments,
  as: {
    ...ofFirst('contractType', 'expertiseLevel', 'serviceType', 'acts', 'hourlyRate', 'bonus', 'publishedForContractTypes'),
    ...ofFirst('startDate', 'endDate'),
    except,
    audience: (said, { first }) => audience(said, first as Values),
    'widening.0.audience': (said, { first }) => steps['widening.0.audience'](said, first as Values),
    'widening.0.afterMinutes': (said, { first }) => steps['widening.0.afterMinutes'](said, first as Values),
  },
}
const lastMoment = '2027-06-28'
const changed = { from: lastMoment, startTime: '10:15', endTime: '11:45', nights: 1, breakMinutes: 30 }
const from = firstDay(({ title }, { sent }) => title === sent.title)
/** A series that can be extended. */
const untilNovember: About = async ({ db }, uuid) => {
  await db.updateTable('recurring_care_moment').set({ until: '2026-11-30' }).where('uuid', '=', uuid).execute()
  return uuid
}
const changesOfSeries: Record<string, Way[]> = {
  'series.createRecurring': [newSeries],
  'series.update': [
    { fills: changed, from: withMoments, as: { from } },
    {
      fills: changed,
      from: withMoments,
      as: {
        from,
        ...{
          title: 'last.title',
          description: 'last.description',
          breakMinutes: 'last.breakMinutes',
          breakFrom: 'last.breakFrom',
        },
        startTime: (_said, { last }) => amsterdamTime(String((last as Values).startDate)),
        endTime: (_said, { last }) => amsterdamTime(String((last as Values).endDate)),
        nights: (_said, { last }) => Number(String((last as Values).endDate).slice(8, 10)) - Number(lastMoment.slice(8)),
      },
    },
  ],
  'series.cancel': [
    {
      fills: { from: lastMoment },
      from: withMoments,
      as: { cancelReason: 'last.cancelReason', reason: reasonAfterName, from: firstDay(({ status }) => status === 'canceled') },
    },
  ],
  'series.until': [
    { about: untilNovember, fills: { until: '2026-12-28', except: ['2026-12-14'] }, from: withMoments, as: { except } },
  ],
}

/** The first of the reactions placed. */
const firstPlaced = async ({ api, answer }: SentCall) => {
  const [result] = answer.results as { reaction: string }[]
  return (await api.as.planner.get(result!.reaction)).body
}
const publicationsOf = async ({ answer }: SentCall) =>
  (answer.results as Values[]).filter(({ reaction }) => reaction).map(each => each.careMomentPublication)
const chosen = async ({ api, sent }: SentCall) => {
  const reactions = await Promise.all((sent.reactions as string[]).map(iri => api.as.planner.get(iri)))
  return reactions.filter(({ body }) => body.status === 'assigned').map(({ body }) => body['@id'])
}
const firstAsked = async ({ api, answer }: SentCall) => {
  const [result] = answer.results as { invitation: string }[]
  return (await api.as.planner.get(result!.invitation)).body
}
const usual = ({ base }: FieldData) => base
const asked: Way = {
  fills: { careMoment: usual, careWorkers: usual },
  from: firstAsked,
  as: {
    careMoment: (_said, item) => (item.careMoment as Values)['@id'],
    careWorkers: (_said, item) => [(item.careWorker as Values)['@id']],
    atOnce: (_said, item) => item.status === 'open',
  },
}
/** The first of the copies made. */
const firstCopy = async ({ api, answer }: SentCall) => {
  const [result] = answer.results as { copy: string }[]
  return (await api.as.planner.get(result!.copy)).body
}
const copied = async ({ answer }: SentCall) =>
  (answer.results as Values[]).filter(({ copy }) => copy).map(each => each.careMoment)
const daysLater = async ({ api, sent }: SentCall, { startDate }: Values) => {
  const [original] = sent.careMoments as string[]
  const { body } = await api.as.planner.get(original!)
  return Math.round((Date.parse(String(startDate)) - Date.parse(String(body.startDate))) / 86_400_000)
}
/** The first of the moments approved: it had the version that was sent. */
const firstApproved = async ({ api, answer }: SentCall) => {
  const [result] = answer.results as { careMoment: string }[]
  return (await api.as.planner.get(result!.careMoment)).body
}
const zero = '00000000-0000-7000-8000-000000000001'
const heldAndForbidden = Object.fromEntries(
  ['held', 'forbidden'].flatMap(of => [
    [`${of}.0.careMoment`, `/v1/care_moments/${zero}`],
    [`${of}.0.careWorker`, `/v1/care_workers/${zero}`],
  ]),
)
export const fieldsOfMoments: Record<string, Way[]> = {
  ...{ 'arrival.arrive': [{ as: { at: 'arrivedAt' } }], 'arrival.leave': [{ as: { at: 'leftAt' } }] },
  'copies.copy': [
    {
      fills: { careMoments: ({ base }: FieldData) => base },
      from: firstCopy,
      as: { careMoments: copied, days: daysLater, publish: (_said, { publication }) => publication !== undefined },
    },
  ],
  ...changesOfSeries,
  'careMoments.createByOrganization': newMoment,
  'careMoments.createByBackoffice': newMoment,
  'careMoments.assign': [{ as: { careWorker: 'assignee' } }],
  // The first version of an organization follows none.
  'agreementTemplates.create': [
    { fills: { contractType: usual }, without: ['organization'] },
    { fills: { contractType: usual, version: 0 } },
  ],
  'agreementTemplates.example': [{ from: async ({ answer }: SentCall) => answer }],
  'careMoments.cancelAssignment': [
    { by: 'ROLE_CARE_WORKER', as: { reason: reasonAfterName, cancelAssignmentReason, replacement: proposedInstead } },
  ],
  'careMoments.cancel': [{ as: { reason: reasonAfterName } }],
  'careMoments.update': [{ fills: { ...worked, breakFrom: within, managedByOrganizationLocation: west } }],
  'careMoments.updateLocation': [{ fills: { location: west } }],
  'hours.submit': [
    handedIn('ROLE_PLANNER', 'actual', 'expenses'),
    handedIn('ROLE_ORGANIZATION_USER', 'proposed', 'proposedExpenses'),
  ],
  'hours.notWorked': answered,
  'hours.approve': answered,
  'hours.approveMany': [
    {
      fills: { careMoments: ({ base }: FieldData) => base },
      from: firstApproved,
      as: {
        'careMoments.0.careMoment': async (_said, moment) => moment['@id'],
        'careMoments.0.version': async (_said, moment) => (moment.status === 'approved' ? Number(moment.version) - 1 : undefined),
      },
    },
  ],
  'hours.approveNotWorked': answered,
  'hours.rejectProposal': answered,
  'hours.disapprove': answered,
  'publications.create': [
    {
      fills: widened,
      as: { 'widening.0.afterMinutes': async (_said, made) => stepOf(made).minutes },
    },
  ],
  'publications.widening': [
    {
      fills: {
        ...widened,
        // The day before: how late it begins depends on how many steps there are already.
        'widening.0.at': ({ item }: FieldData) =>
          `${addDays(String((item.careMoment as Values).startDate).slice(0, 10), -1)}T12:00:00+00:00`,
      },
    },
  ],
  'publications.forms': [{ fills: { publishedForContractTypes: ['freelance', 'temp_work'] } }],
  'publications.reject': [{ as: { reason: reasonOf } }],
  'publications.reactToSeries': [
    {
      fills: { careMomentPublications: usual },
      from: firstPlaced,
      as: { careMomentPublications: publicationsOf },
    },
  ],
  'publications.select': [{ as: { reactions: chosen } }],
  'invitations.invite': [asked],
  'rosters.plan': [{ fills: heldAndForbidden }],
  // Whoever took the hold over now has it.
  'calls.hold': [{ as: { takeOver: (_said, made) => made.holder !== undefined } }],
  'templates.change': [{ fills: { startTime: '08:15', endTime: '16:15' } }],
}
