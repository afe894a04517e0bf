// What planners of an organization do: ask for work, choose, mistype and take back, judge hours.
import type { Body } from '../servers/api.ts'
import { addMinutes, type Deed, type Doing, itemsOf, pickOf, reason } from './doing.ts'

import { at, dateOf } from './time.ts'
import { agree } from './workers.ts'

/** From which minute of the day, and how many minutes. */
const shifts = [
  [420, 480],
  [900, 480],
  [1380, 480],
  [450, 285],
  [465, 150],
  [1020, 240],
  [75, 60],
] as const
const isOurs = (who: string) => !who.startsWith('other')
const placeOf = ({ market: { world }, dice, action: { who } }: Doing) => {
  const ours = isOurs(who)
  const [first, second] = ours ? [world.east, world.west] : [world.harbour, world.quay]
  const client = ours ? world.client : world.otherClient
  const isAdmin = /ocationAdmin$/.test(who)
  return { location: isAdmin || dice.chance(0.7) ? first : second, client: dice.chance(0.4) ? client : undefined }
}
const asked = (doing: Doing) => {
  const { market, dice, name } = doing
  const [from, length] = dice.pick(shifts)!
  const forms = dice.pick([['freelance'], ['freelance'], ['temp_work'], ['freelance', 'temp_work']])!
  const words = { title: `Dienst ${name}`, expertiseLevel: market.world.level, ...placeOf(doing) }
  return {
    from,
    length,
    body: { ...words, breakMinutes: length > 330 ? dice.pick([30, 45])! : 0, publishedForContractTypes: forms },
  }
}
const publish: Deed = doing => {
  const { me, dice, action } = doing
  const { from, length, body } = asked(doing)
  const startDate = at(action.day + 1 + dice.below(1 + dice.below(6)), from)
  const widens = dice.chance(0.1) ? { audience: 'favorites', widening: [{ audience: 'everyone', afterMinutes: 120 }] } : {}
  const bonus = dice.chance(0.15) ? { bonus: 1005 } : {}
  return me.post('/care_moments_by_organization', {
    ...body,
    ...widens,
    ...bonus,
    startDate,
    endDate: addMinutes(startDate, length),
  })
}
const series: Deed = doing => {
  const { me, dice, action } = doing
  const { from, length, body } = asked(doing)
  const first = action.day + 1 + dice.below(5)
  const startDate = at(first, from)
  const rule = {
    weekdays: dice.pick([
      [1, 3, 5],
      [6, 7],
      [1, 2, 3, 4, 5, 6, 7],
    ])!,
    until: dateOf(first + 3 + dice.below(10)),
  }
  return me.post('/recurring_care_moments_by_organization', {
    ...body,
    ...rule,
    startDate,
    endDate: addMinutes(startDate, length),
  })
}
const period: Deed = doing => {
  const { me, dice, action } = doing
  const { body } = asked(doing)
  const first = action.day + 1 + dice.below(5)
  const times = { startDate: at(first, 480), endDate: at(first + 4 + dice.below(10), 1020) }
  return me.post('/care_moments_by_organization', { ...body, ...times, breakMinutes: 0, timeScope: 'period', hoursPerWeek: 24 })
}
const openReactions = '/care_moment_publication_reactions?status=open'
const select: Deed = async doing => {
  const reaction = await pickOf(doing, openReactions)
  return reaction && doing.me.put('/care_moment_publication_reactions/select', { reactions: [reaction['@id']] })
}
const reject: Deed = async doing => {
  const reaction = await pickOf(doing, openReactions)
  return reaction && doing.me.patch(`${reaction['@id']}/reject`, { reason })
}
const standby: Deed = async doing => {
  const reaction = await pickOf(doing, '/care_moment_publication_reactions?status=not_selected')
  return reaction && doing.me.patch(`${reaction['@id']}/standby`)
}
/** Two at once, about the same work or the same worker: one of them is first, and the other is told so. */
const race: Deed = async doing => {
  const { me, dice, market } = doing
  const all = await itemsOf(me, openReactions)
  const one = dice.pick(all)
  if (!one) return undefined
  const workOf = (reaction: Body) => (reaction.careMomentPublication as { careMoment: { '@id': string } }).careMoment['@id']
  const other = all.find(each => each !== one && workOf(each) === workOf(one)) ?? dice.pick(all)!
  const planner = await market.clearly('planner')
  const rivals = [
    () => planner.put('/care_moment_publication_reactions/select', { reactions: [other['@id']] }),
    () => planner.patch(`${one['@id']}/reject`, { reason }),
    () => planner.put(`${workOf(one)}/cancel`, { cancelReason: market.world.cancelReason }),
    () => planner.put(`${workOf(one)}/assign`, { careWorker: (other.careWorker as { '@id': string })['@id'] }),
  ]
  const rival = dice.pick(rivals)!
  const [first, second] = await Promise.all([
    me.put('/care_moment_publication_reactions/select', { reactions: [one['@id']] }),
    rival(),
  ])
  // Who cuts a line in the middle cuts the rival's too, who is told to come again.
  const isCut = market.cut !== undefined && second.status === 503
  if (second.status >= 500 && !isCut) market.faults.push(`a race failed: ${second.status} ${second.text.slice(0, 200)}`)
  return first
}
const coming = ({ now }: Doing) =>
  `/care_moments?status[]=open&status[]=assigned&timeScope=moment&startDate[after]=${encodeURIComponent(now)}`
/** Another time, sometimes seen in an old version; a mistake is put right at once. */
const edit: Deed = async doing => {
  const { me, dice } = doing
  const moment = await pickOf(doing, coming(doing))
  if (!moment) return undefined
  const { startDate, endDate } = moment
  const version = moment.version - (dice.chance(0.15) ? 1 : 0)
  const later = dice.pick([60, -60, 15])!
  const changed = { startDate: addMinutes(startDate, later), endDate: addMinutes(endDate, later), version }
  const done = await me.patch(`${moment['@id']}/update`, changed)
  if (done.status !== 200 || dice.chance(0.7)) return done
  return me.patch(`${moment['@id']}/update`, { startDate, endDate, version: done.body.version })
}
const cancel: Deed = async doing => {
  const moment = await pickOf(doing, coming(doing))
  return moment && doing.me.put(`${moment['@id']}/cancel`, { cancelReason: doing.market.world.cancelReason })
}
const takeBack: Deed = async doing => {
  const { me, dice } = doing
  const offer = await pickOf(doing, '/care_moment_publications?status=open')
  if (!offer) return undefined
  const done = await me.patch(`${offer['@id']}/withdraw`)
  if (done.status !== 200 || dice.chance(0.3)) return done
  const careMoment = (offer.careMoment as { '@id': string })['@id']
  return me.post('/care_moment_publications', { careMoment, publishedForContractTypes: offer.publishedForContractTypes })
}
const toJudge = '/care_moments?status=awaiting_approval'
const approve: Deed = async doing => {
  const { me, dice } = doing
  if (dice.chance(0.3)) {
    const all = (await itemsOf(me, toJudge)).slice(0, 10)
    const careMoments = all.map(each => ({ careMoment: each['@id'], version: each.version }))
    return all.length > 0 ? me.patch('/care_moments/approve', { careMoments }) : undefined
  }
  const moment = await pickOf(doing, toJudge)
  return moment && me.patch(`${moment['@id']}/approve`)
}
const propose: Deed = async doing => {
  const moment = await pickOf(doing, toJudge)
  if (!moment) return undefined
  const [startDate, endDate] = [moment.actualStartDate, addMinutes(moment.actualEndDate, -20)]
  return doing.me.put(`${moment['@id']}/submit`, { startDate, endDate, breakMinutes: moment.actualBreakMinutes, reason })
}
const refuseHours: Deed = async doing => {
  const moment = await pickOf(doing, toJudge)
  if (!moment) return undefined
  const { me, dice } = doing
  return dice.chance(0.7)
    ? me.patch(`${moment['@id']}/disapprove`, { reason })
    : me.put(`${moment['@id']}/not_worked`, { reason })
}
const invite: Deed = async doing => {
  const { me, dice } = doing
  const moment = await pickOf(doing, `${coming(doing)}`.replace('&status[]=assigned', ''))
  if (!moment) return undefined
  const { body } = await me.get(`/care_moments/${moment.uuid}/candidates`)
  const people = (body.candidates as { careWorker: string; may: boolean; lastName: string }[] | undefined) ?? []
  const able = people.filter(({ may }) => may).toSorted((a, b) => (a.lastName < b.lastName ? -1 : 1))
  const careWorkers = [...new Set([dice.pick(able), dice.pick(able)].flatMap(each => (each ? [each.careWorker] : [])))]
  return careWorkers.length > 0
    ? me.post('/care_moment_invitations', { careMoment: moment['@id'], careWorkers, answerMinutes: 120 })
    : undefined
}
/** A period or a series ends earlier. */
const shorten: Deed = async doing => {
  const { me, action, dice } = doing
  const period = await pickOf(doing, '/care_moments?timeScope=period&status[]=open&status[]=assigned&status[]=period_started')
  if (period && dice.chance(0.5)) return me.put(`${period['@id']}/period`, { endDate: at(action.day + 2, 1020) })
  const one = (await itemsOf(me, coming(doing))).find(each => each.recurringCareMoment)
  const of = (one?.recurringCareMoment as { '@id': string } | undefined)?.['@id']
  if (!of) return undefined
  return dice.chance(0.5)
    ? me.put(`${of}/until`, { until: dateOf(action.day + 3) })
    : me.put(`${of}/cancel`, { from: dateOf(action.day + 3), cancelReason: doing.market.world.cancelReason })
}
/** Another rate from a date on. */
const rate: Deed = doing => {
  const { me, market, action, dice } = doing
  const what = { organizationLocation: placeOf(doing).location, expertiseLevel: market.world.level }
  const how = { contractType: dice.pick(['freelance', 'temp_work'])!, hourlyRate: 4000 + dice.below(999) }
  return me.post('/organization_location_rates', { ...what, ...how, validFrom: dateOf(action.day + 2 + dice.below(6)) })
}

export const organizationDeeds: Record<string, Deed> = {
  publish,
  series,
  period,
  select,
  reject,
  standby,
  edit,
  cancel,
  takeBack,
  approve,
  propose,
  refuseHours,
  invite,
  shorten,
  rate,
  race,
  agree,
}
