// Ordinary work at all locations, from five weeks ago to four weeks ahead. The whole life of every moment is planned. What lies
// after the present is not played, so that the present looks like any other day.
import type { ContractType } from '../rules/documents/required-documents.ts'
import type { Calendar } from './calendar.ts'
import type { Cast, CastLocation, CastWorker } from './cast.ts'
import type { Casting } from './casting.ts'
import { type Chance, chanceOf } from './chance.ts'
import { kinds, type Part } from './data/shifts.ts'
import { motivations } from './data/texts.ts'
import type { Acts, Offer, Plan } from './moments.ts'
import { work } from './worked.ts'

export const firstDay = -36
export const lastDay = 28

export interface Setting {
  calendar: Calendar
  cast: Cast
  casting: Casting
  acts: Acts
}
/** A planned moment: when it is worked and created, and who is assigned. Without a worker it stays open and expires. */
interface Life {
  plan: Plan
  chance: Chance
  part: Part
  day: number
  madeOn: number
  chosenOn: number
  worker: CastWorker | undefined
}

/** Plans the lives of everyday moments: first who works where, then who else reacts, so that nobody is in two places at once. */
export const planEveryday = (setting: Setting): void => {
  const lives: Life[] = []
  for (let day = firstDay; day <= lastDay; day++)
    for (const location of setting.cast.locations) {
      const life = planLife(setting, location, day)
      if (life) lives.push(life)
    }
  for (const life of lives) live(setting, life)
}

const forms: ContractType[][] = [
  ['freelance'],
  ['freelance'],
  ['freelance'],
  ['freelance', 'temp_work'],
  ['freelance', 'temp_work'],
  ['temp_work'],
]
const planLife = ({ calendar, cast, casting }: Setting, location: CastLocation, day: number): Life | undefined => {
  const chance = chanceOf(`${location.key} ${day}`)
  if (!chance.isTrue(day < 1 ? 0.32 : 0.72)) return undefined
  const clients = cast.clients.filter(client => client.location === location.key)
  for (const kind of chance.shuffle(kinds.filter(({ at }) => at === location.kind))) {
    const part = chance.pick(kind.parts)
    const window = calendar.shift(day, part)
    const client = kind.withClient ? chance.pick(clients).uuid : undefined
    const bonus = chance.isTrue(0.14) ? chance.pick([1500, 2500, 4000]) : 0
    const plan: Plan = { ...window, location, kind, contractTypes: chance.pick(forms), client, bonus }
    const [worker] = casting.candidates(plan, chance)
    if (!worker) continue
    const madeOn = day - chance.whole(12, 34)
    const chosenOn = chance.isTrue(0.25) ? madeOn + chance.whole(3, 6) : day - chance.whole(1, 4)
    const life = { plan, chance, part, day, madeOn, chosenOn }
    if (chance.isTrue(0.05)) return { ...life, worker: undefined }
    casting.book(worker, window)
    return { ...life, worker }
  }
  return undefined
}

const live = (setting: Setting, life: Life) => {
  const { acts, calendar, cast } = setting
  const { plan, chance, madeOn, chosenOn, worker } = life
  const madeAt = calendar.at(madeOn, chance.pick(['09:10', '11:25', '13:40']))
  // The planner fills some herself: those are not published.
  if (worker && chance.isTrue(0.2)) {
    const offer = acts.offer({ ...plan, contractTypes: [] }, madeAt, cast.planner)
    acts.assign(offer, cast.planner, worker, calendar.at(madeOn + 1, '10:15'))
    return work(setting, offer, worker, life)
  }
  const offer = acts.offer(plan, madeAt)
  reactOthers(setting, life, offer)
  if (!worker) return
  acts.react(offer, worker, calendar.at(chance.whole(madeOn, chosenOn - 1), '20:30'), chance.pick(motivations))
  if (chance.isTrue(0.05)) {
    const reason = chance.pick(['ziekenhuisopname', 'mantelzorg', 'intern_opgelost', 'tijden_gewijzigd'])
    return acts.cancel(offer, plan.location.user, calendar.at(chosenOn, '08:50'), reason)
  }
  acts.select(offer, worker, calendar.at(chosenOn, chance.pick(['10:15', '15:40'])))
  if (chance.isTrue(0.03)) return acts.cancel(offer, plan.location.user, calendar.at(chosenOn, '17:05'), 'zorgvraag_gewijzigd')
  work(setting, offer, worker, life)
}

const reactOthers = ({ acts, calendar, casting }: Setting, { plan, chance, madeOn, chosenOn, worker }: Life, offer: Offer) => {
  const others = casting.candidates(plan, chance).filter(other => other !== worker)
  for (const other of others.slice(0, chance.pick([0, 0, 1, 1, 2]))) {
    const on = chance.whole(madeOn, chosenOn - 1)
    acts.react(offer, other, calendar.at(on, '20:30'), chance.pick(motivations))
    if (chance.isTrue(0.07)) acts.withdraw(offer, other, calendar.at(on + 1, '07:30'))
    else if (chance.isTrue(0.08)) acts.reject(offer, other, calendar.at(on + 1, '08:20'))
  }
}
