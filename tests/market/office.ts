// What the back office does: checks papers, decides, calls, pays out, corrects. And the family, who looks.
import type { Body } from '../servers/api.ts'
import { type Deed, itemsOf, pickOf, reason } from './doing.ts'
import { dateOf } from './time.ts'

const check: Deed = async doing => {
  const { me, dice } = doing
  const paper = await pickOf(doing, '/care_worker_documents?status=submitted')
  if (!paper) return undefined
  return dice.chance(0.85) ? me.put(`${paper['@id']}/approve`) : me.put(`${paper['@id']}/reject`, { reason })
}
const decide: Deed = async doing => {
  const { me, dice } = doing
  const moment = await pickOf(doing, '/care_moments?awaitsPlanner=true')
  if (!moment) return undefined
  const how = dice.next()
  if (how < 0.7) return me.patch(`${moment['@id']}/approve`, { reason })
  if (how < 0.85) return me.patch(`${moment['@id']}/disapprove`, { reason })
  return me.put(`${moment['@id']}/not_worked`, { reason })
}
/** The call list: claim, ask, note what was said, and fill it when somebody says yes. */
const call: Deed = async doing => {
  const { me, dice, now } = doing
  const moment = await pickOf(doing, `/care_moments?status=open&timeScope=moment&startDate[after]=${encodeURIComponent(now)}`)
  if (!moment) return undefined
  await me.post('/care_moment_holds', { careMoment: moment['@id'], takeOver: true })
  const { people } = (await me.get(`/care_moments/${moment.uuid}/call_list`)).body as unknown as {
    people: { careWorker: string; lastName: string }[]
  }
  const one = dice.pick((people ?? []).toSorted((a, b) => (a.lastName < b.lastName ? -1 : 1)))
  if (!one) return undefined
  const made = await me.post('/care_moment_calls', { careMoment: moment['@id'], careWorker: one.careWorker })
  if (made.status !== 201) return made
  const said = dice.pick(['yes', 'yes', 'no', 'not_reached'])!
  const noted = await me.put(`${made.body['@id']}/${said}`, said === 'not_reached' ? undefined : {})
  return said === 'yes' ? me.put(`${moment['@id']}/assign`, { careWorker: one.careWorker }) : noted
}
const bonus: Deed = async doing => {
  const moment = await pickOf(doing, '/care_moments?status[]=open&status[]=assigned&timeScope=moment')
  return moment && doing.me.put(`${moment['@id']}/bonus`, { bonus: doing.dice.pick([0, 500, 2505])! })
}
const payFile: Deed = async ({ me, dice }) => {
  const { weeks } = (await me.get('/payout_ledger/totals')).body as unknown as { weeks: { period: string }[] }
  const week = dice.pick(weeks ?? [])
  return week && me.post('/payout_files', { period: week.period })
}
const fileOf = async (me: Parameters<Deed>[0]['me']) => (await itemsOf(me, '/payout_files?status=made'))[0]
const paidOut: Deed = async ({ me, action }) => {
  const file = await fileOf(me)
  return file && me.put(`${file['@id']}/paid_out`, { bookedOn: dateOf(action.day) })
}
const withdrawFile: Deed = async ({ me }) => {
  const file = await fileOf(me)
  return file && me.put(`${file['@id']}/withdraw`, { reason })
}
const invoices = '/care_moment_invoices'
const byNumber = (all: Body[]) => all.toSorted((a, b) => (String(a.number) < String(b.number) ? -1 : 1))
const payment: Deed = async ({ me, dice, action }) => {
  const invoice = dice.pick(byNumber(await itemsOf(me, invoices)))
  const how = dice.chance(0.3) ? { amount: 4000 } : {}
  const body = {
    careMomentInvoice: invoice?.['@id'],
    kind: dice.chance(0.85) ? 'payment' : 'payout',
    bookedOn: dateOf(action.day),
  }
  return invoice && me.post('/payout_ledger', { ...body, ...how })
}
const reverse: Deed = async doing => {
  const wrong = await pickOf(doing, '/payout_ledger?kind=payment')
  return wrong && doing.me.post(`/payout_ledger/${wrong.uuid}/reverse`, { reason })
}
const credit: Deed = async ({ me, dice }) => {
  const invoice = dice.pick(byNumber(await itemsOf(me, invoices)))
  return invoice && me.post(`${invoice['@id']}/credit`, { reason, reopen: dice.chance(0.6) })
}
/** Reads what a family asked, and answers it. */
const reply: Deed = async ({ me, name, market: { world } }) => {
  const [asked] = await itemsOf(me, '/conversations?unread=true')
  if (!asked) return undefined
  await me.put(`${asked['@id']}/read`)
  return me.post('/messages', { text: `Antwoord ${name}`, client: world.client })
}
export const officeDeeds: Record<string, Deed> = {
  reply,
  check,
  decide,
  call,
  bonus,
  payFile,
  paidOut,
  withdrawFile,
  payment,
  reverse,
  credit,
}

const look: Deed = ({ me, dice, market }) => {
  const client = market.world.client.split('/').at(-1)
  return me.get(dice.pick([`/clients/${client}`, `/clients/${client}/care_moments`, '/visits', '/family_look'])!)
}
const ask: Deed = ({ me, name, market: { world } }) => me.post('/messages', { text: `Vraag ${name}`, client: world.client })
const read: Deed = async ({ me }) => {
  const [answered] = await itemsOf(me, '/conversations?unread=true')
  return answered && me.put(`${answered['@id']}/read`)
}
export const familyDeeds: Record<string, Deed> = { look, ask, read }
