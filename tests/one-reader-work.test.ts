// Each form about work: creating it, once and as a series, changing it, and its VAT.
import { afterAll } from 'vitest'
import { type Check, type Form, tellOneVerdict, type Values, web } from './one-verdict.ts'
import { type Body, openTestApi } from './servers/api.ts'
import { typedTexts } from './typed-texts.ts'
import { must } from './worlds/moments.ts'
import { today } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const order: { emptyDraft: Values; checkDraft: (draft: Values, known: object) => ReturnType<Check> } =
  await web('../web/care/order/draft.ts')
const bodies: Record<'momentBody' | 'seriesBody', (draft: Values, title: string, publish: boolean, period: null) => object> =
  await web('../web/care/order/bodies.ts')
const edit: {
  momentValues: (moment: Body) => Values
  seriesValues: (series: Body) => Values
  momentBody: (values: Values, base: Values, moment: Body, version: number) => object | undefined
  seriesBody: (values: Values, base: Values, version: number, from: undefined) => object | undefined
  checkTimes: Check
} = await web('../web/routes/organisatie/opdrachten/-edit/moment-values.ts')
const vat: { checkChoice: Check; bodyOf: (me: string, choice: Values) => object } = await web(
  '../web/routes/werk/-invoices/vat-choice.ts',
)

const { place, orderNumber, vatId } = typedTexts
const words = { title: place, orderNumber, costCentre: orderNumber }
const known = { today: today.slice(0, 10), now: today, locationRate: 4350, publish: false }
const draft = (more: Values): Values => ({
  ...order.emptyDraft,
  ...{ location: world.east, level: world.level, date: '2026-12-01', from: '07:00', until: '15:00', ...more },
})
const check: Check = values => order.checkDraft(values, known)
const itself = async (_values: Values, answer: Values) => answer
const series = draft({ kind: 'series', weekdays: [2], lastDay: '2026-12-08' })
const moment = await api.openMoment({ client: null })
const readSeries = async () => must(await as.organization.get(madeSeries['@id']), 200)
const madeSeries = must(
  await as.organization.post('/recurring_care_moments_by_organization', bodies.seriesBody(series, 'Dienst', false, null)),
  201,
)
const me = world.people.careWorker.uuid
let days = 0

const forms: Record<string, Form> = {
  'a new assignment': {
    ...{ check, values: draft({}), texts: words, kept: itself },
    send: values => as.organization.post('/care_moments_by_organization', bodies.momentBody(values, 'Dienst', false, null)),
  },
  'a new series': {
    ...{ check, values: series, texts: words, kept: itself },
    send: values =>
      as.organization.post('/recurring_care_moments_by_organization', bodies.seriesBody(values, 'Dienst', false, null)),
  },
  'the change of an assignment': {
    ...{ check: edit.checkTimes, values: edit.momentValues(moment), texts: words, kept: itself },
    send: async values => {
      const now = await api.fresh(moment)
      const body = edit.momentBody(values, edit.momentValues(now), now, now.version)
      return as.organization.patch(`${moment['@id']}/update`, body)
    },
  },
  'the change of a series': {
    ...{ check: edit.checkTimes, values: edit.seriesValues(await readSeries()), texts: words, kept: readSeries },
    send: async values => {
      const now = await readSeries()
      return as.organization.patch(
        `${now['@id']}/update`,
        edit.seriesBody(values, edit.seriesValues(now), now.version, undefined),
      )
    },
  },
  'how work is taxed': {
    check: vat.checkChoice,
    values: { vatRegime: 'standard_21', how: 'from', careMoment: '', vatId: '', reason: 'Onder leiding.' },
    send: async values => {
      days += 1
      const validFrom = `2026-12-${String(days).padStart(2, '0')}`
      return as.careWorker.post('/care_worker_vat_regimes', vat.bodyOf(me, { ...values, validFrom }))
    },
    kept: async () => db.selectFrom('care_worker').select('vat_id as vatId').where('uuid', '=', me).executeTakeFirstOrThrow(),
    texts: { vatId },
  },
}
tellOneVerdict(forms)
