// What care workers do: react, take back, fall ill, hand in hours (or forget to), answer, go offline and come back with a queue.
import { pdfOf } from '../files/sent-files.ts'
import { type Answer, type Body, uploadOf } from '../servers/api.ts'
import { addMinutes, type Deed, type Doing, hoursOf, itemsOf, pickOf, reason } from './doing.ts'
import { at, dateOf } from './time.ts'

const before = (now: string) => encodeURIComponent(now)
const moments = (mine: string, more: string) => `/care_workers/${mine}/care_moments?${more}`
const ended = ({ mine, now }: Doing) => moments(mine, `status=assigned&timeScope=moment&endDate[before]=${before(now)}`)

/** The hours as somebody remembers them: often as planned, sometimes not, with a receipt now and then. */
const remembered = ({ dice }: Doing, moment: Body) => {
  const planned = hoursOf(moment)
  const differs = dice.chance(0.3)
  const endDate = differs ? addMinutes(planned.endDate, dice.pick([-30, -15, 7, 15, -61])!) : planned.endDate
  const expenses = dice.chance(0.25)
    ? [{ kind: 'kilometres', quantity: dice.pick([12, 24.5, 7.25])!, amount: 23, description: '' }]
    : []
  if (dice.chance(0.1)) expenses.push({ kind: 'other', quantity: 1, amount: 1250, description: 'Parkeren' })
  return { ...planned, endDate, expenses, ...(differs || expenses.length > 0 ? { reason } : {}), version: moment.version }
}
const submit = (doing: Doing, moment: Body, me = doing.me): Promise<Answer> =>
  me.put(`${moment['@id']}/submit`, remembered(doing, moment))

const react: Deed = async doing => {
  const { me, mine } = doing
  const offer = await pickOf(doing, `/care_moment_publications?careWorkerUuid=${mine}`)
  return offer && me.post('/care_moment_publication_reactions', { careMomentPublication: offer['@id'], agreed: true })
}
const withdraw: Deed = async doing => {
  const reaction = await pickOf(doing, '/care_moment_publication_reactions?status=open')
  return reaction && doing.me.patch(`${reaction['@id']}/withdraw`, { reason })
}
const sick: Deed = async doing => {
  const { me, mine, market, now } = doing
  const moment = await pickOf(doing, moments(mine, `status=assigned&endDate[after]=${before(now)}`))
  const body = { cancelAssignmentReason: market.world.cancelAssignmentReason, reason }
  return moment && me.put(`${moment['@id']}/cancel_assignment`, body)
}
const handIn: Deed = async doing => {
  const moment = await pickOf(doing, ended(doing))
  return moment && submit(doing, moment)
}
/** Back on the network: everything that waited goes at once, some of it twice, some of it about what has changed since. */
const offline: Deed = async doing => {
  const { me, mine, dice } = doing
  const all = (await itemsOf(me, ended(doing))).slice(0, 3)
  let last: Answer | undefined
  for (const moment of all) {
    last = await submit(doing, moment)
    // What was seen before it went: an old version.
    if (dice.chance(0.3)) await submit(doing, moment)
  }
  const [soon] = await itemsOf(me, moments(mine, 'status=assigned'))
  if (soon && dice.chance(0.5)) last = await me.put(`${soon['@id']}/confirm_change`, { version: Number(soon.version) - 1 })
  return last
}
const answer: Deed = async doing => {
  const { me, mine, dice } = doing
  const said = await pickOf(doing, moments(mine, 'status[]=proposal&status[]=proposal_not_worked'))
  if (!said) return undefined
  if (dice.chance(0.3)) return me.patch(`${said['@id']}/reject_proposal`, { reason })
  return me.patch(`${said['@id']}/${said.status === 'proposal' ? 'approve' : 'approve_not_worked'}`)
}
const available: Deed = ({ me, mine, dice, action }) => {
  const day = action.day + 1 + dice.below(10)
  const body = { careWorker: `/v1/care_workers/${mine}`, available: dice.chance(0.6) }
  return me.post('/care_worker_availabilities', { ...body, startDate: at(day, 420), endDate: at(day, 900 + 60 * dice.below(8)) })
}
const confirm: Deed = async doing => {
  const all = await itemsOf(doing.me, moments(doing.mine, 'status=assigned'))
  const changed = all.filter(({ allowedActions }) => allowedActions?.includes('confirm_change'))
  const moment = doing.dice.pick(changed.length > 0 ? changed : all)
  return moment && doing.me.put(`${moment['@id']}/confirm_change`, {})
}
const invited: Deed = async doing => {
  const asked = await pickOf(doing, '/care_moment_invitations?status=open')
  return asked && doing.me.put(`${asked['@id']}/${doing.dice.chance(0.5) ? 'accept' : 'decline'}`)
}
const notWorked: Deed = async doing => {
  const moment = await pickOf(doing, ended(doing))
  return moment && doing.me.put(`${moment['@id']}/not_worked`, { reason })
}
const arrive: Deed = async doing => {
  const { me, mine, now, dice } = doing
  const begun = `status=assigned&timeScope=moment&startDate[before]=${before(now)}`
  const moment = await pickOf(doing, moments(mine, begun))
  if (!moment) return undefined
  return me.patch(`${moment['@id']}/${moment.arrivedAt && dice.chance(0.8) ? 'leave' : 'arrive'}`, {})
}
/** A new declaration or account number, before or after the old one ended. */
const papers: Deed = async ({ me, action, dice, market, mine }) => {
  const isTemp = market.people.get(action.who)?.form === 'temp_work'
  if (dice.chance(0.5)) return me.post(`/${isTemp ? 'personal' : 'commercial'}_iban_documents`, { number: 'NL91ABNA0417164300' })
  const { body, headers } = uploadOf('vog.pdf', pdfOf(`VOG ${mine}`))
  const file = await me.post('/user_files', body, headers)
  if (file.status !== 201) return file
  return me.post('/vog_documents', { issuedOn: dateOf(action.day - dice.below(20)), files: [file.body['@id']] })
}
const archive: Deed = async doing => {
  const { me, mine, dice } = doing
  if (dice.chance(0.5)) {
    const told = await pickOf(
      doing,
      '/care_moment_publication_reactions?status[]=not_selected&status[]=rejected&status[]=canceled',
    )
    return told && me.patch(`${told['@id']}/resolve`)
  }
  const over = await pickOf(doing, moments(mine, 'status[]=approved&status[]=canceled&exists[resolvedForCareWorkerAt]=false'))
  return over && me.patch(`${over['@id']}/resolve_for_care_worker`)
}
const look: Deed = async doing => {
  const { me, mine, dice } = doing
  const read = [
    '/notifications',
    `/care_workers/${mine}/earnings?year=2026`,
    '/care_moment_invoices',
    `/care_workers/${mine}/documents`,
  ]
  return me.get(dice.pick(read)!)
}

/** The day from which work is taxed in another way, for everybody; one says so before it, another some days later. */
const lawDay = 5
const tax: Deed = async ({ me, market, action, mine }) => {
  if (market.people.get(action.who)?.form === 'temp_work') return undefined
  const round = Math.floor(action.day / 14)
  const vatRegime = (['standard_21', 'kor', 'exempt_care'] as const)[round % 3]
  const choice = { vatRegime, validFrom: dateOf(lawDay + 14 * round), reason }
  return me.post('/care_worker_vat_regimes', { careWorker: `/v1/care_workers/${mine}`, ...choice })
}

/** Reads what an agreement about work says, and agrees. */
export const agree: Deed = async doing => {
  const waiting = await pickOf(doing, '/assignment_agreements?awaitsMe=true')
  return waiting && doing.me.put(`${waiting['@id']}/agree`, { hash: waiting.hash })
}

export const workerDeeds: Record<string, Deed> = {
  tax,
  agree,
  react,
  withdraw,
  sick,
  handIn,
  offline,
  answer,
  available,
  confirm,
  invited,
  notWorked,
  arrive,
  papers,
  archive,
  look,
}
