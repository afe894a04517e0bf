// Five weeks back and four ahead of ordinary work at all locations, every moment with its whole life planned; what lies
// after the present is not played, and so the present looks like any day.
import { hoursBetween } from '../rules/amsterdam.ts'
import type { ContractType } from '../rules/required-documents.ts'
import type { Calendar } from './calendar.ts'
import type { Cast, CastLocation, CastWorker } from './cast.ts'
import type { Casting } from './casting.ts'
import { type Chance, chanceOf } from './chance.ts'
import { kinds } from './data/shifts.ts'
import { motivations, reports } from './data/texts.ts'
import { anHourLess, hoursOf } from './hours.ts'
import type { Acts, Offer, Plan } from './moments.ts'

export const firstDay = -36
export const lastDay = 28

interface Life {
  plan: Plan
  chance: Chance
  createdAt: string
  /** Nobody: the moment stays open, and expires when its time comes. */
  worker: CastWorker | undefined
  chosenAt: string
}
interface Setting {
  calendar: Calendar
  cast: Cast
  casting: Casting
  acts: Acts
}

/** Plans the lives of everyday moments: first who works where, then who else reacts, so that nobody is in two places. */
export const planEveryday = (setting: Setting): void => {
  const lives: Life[] = []
  for (let offset = firstDay; offset <= lastDay; offset++)
    for (const location of setting.cast.locations) {
      const life = planOne(setting, location, offset)
      if (life) lives.push(life)
    }
  for (const life of lives) live(setting, life)
}

const formsOf = (chance: Chance): ContractType[] =>
  chance.pick<ContractType[]>([
    ['freelance'],
    ['freelance'],
    ['freelance'],
    ['freelance', 'temp_work'],
    ['freelance', 'temp_work'],
    ['temp_work'],
  ])

const planOne = ({ calendar, cast, casting }: Setting, location: CastLocation, offset: number): Life | undefined => {
  const chance = chanceOf(`${location.key} ${offset}`)
  if (!chance.isTrue(offset < 1 ? 0.62 : 0.95)) return
  const clients = cast.clients.filter(client => client.location === location.key)
  const possible = chance.shuffle(kinds.filter(kind => kind.at === location.kind))
  for (const kind of possible) {
    const contractTypes = formsOf(chance)
    const client = kind.withClient ? chance.pick(clients).uuid : undefined
    const window = calendar.shift(offset, chance.pick(kind.parts))
    const bonus = chance.isTrue(0.14) ? chance.pick([1500, 2500, 4000]) : 0
    const plan: Plan = { ...window, location, kind, contractTypes, client, bonus }
    const [worker] = casting.candidates(plan, chance)
    if (!worker) continue
    const createdAt = calendar.later(window.startDate, -24 * chance.whole(12, 34) - chance.whole(0, 9))
    const early = chance.isTrue(0.25)
    const chosenAt = early
      ? calendar.later(createdAt, chance.whole(40, 90))
      : calendar.later(window.startDate, -chance.whole(20, 100))
    if (chance.isTrue(0.05)) return { plan, chance, createdAt, worker: undefined, chosenAt }
    casting.book(worker, window)
    return { plan, chance, createdAt, worker, chosenAt }
  }
  return
}

const live = (setting: Setting, life: Life) => {
  const { acts, casting, calendar } = setting
  const { plan, chance, createdAt, worker, chosenAt } = life
  const offer = acts.offer(plan, createdAt)
  const hoursOpen = Math.floor(hoursBetween(createdAt, chosenAt))
  const when = () => calendar.later(createdAt, chance.whole(2, hoursOpen - 2))
  const others = casting.candidates(plan, chance).filter(other => other !== worker)
  for (const other of others.slice(0, chance.pick([0, 0, 1, 1, 2, 3]))) {
    const at = when()
    acts.react(offer, other, at, chance.pick(motivations))
    if (chance.isTrue(0.08)) acts.withdraw(offer, other, calendar.later(at, 1))
    else if (chance.isTrue(0.1)) acts.reject(offer, other, calendar.later(at, 1))
  }
  if (!worker) return
  acts.react(offer, worker, when(), chance.pick(motivations))
  if (chance.isTrue(0.05)) {
    const at = chance.isTrue(0.5) ? calendar.later(chosenAt, -1) : calendar.later(chosenAt, 8)
    if (at > chosenAt) acts.select(offer, worker, chosenAt)
    acts.cancel(
      offer,
      plan.location.user,
      at,
      chance.pick(['ziekenhuisopname', 'mantelzorg', 'intern_opgelost', 'tijden_gewijzigd']),
    )
    return
  }
  acts.select(offer, worker, chosenAt)
  work(setting, offer, worker, chance)
}

/** Worked, handed in within a day, answered within three. */
export const work = (
  { acts, calendar }: Pick<Setting, 'acts' | 'calendar'>,
  offer: Offer,
  worker: CastWorker,
  chance: Chance,
): void => {
  const { user } = offer.location
  const handedIn = calendar.later(offer.endDate, chance.whole(2, 20))
  const answered = calendar.later(handedIn, chance.whole(20, 70))
  if (chance.isTrue(0.03)) {
    acts.notWorked(offer, worker, handedIn, { reason: 'De cliënt was opgenomen, ik ben naar huis gegaan.' })
    return acts.approveNotWorked(offer, user, answered)
  }
  const hours = hoursOf(offer, offer.location, worker, chance)
  acts.submit(offer, worker, handedIn, hours)
  if (offer.client && chance.isTrue(0.8))
    acts.report(offer.client, worker, calendar.later(offer.endDate, -1), chance.pick(reports))
  if (!chance.isTrue(0.05)) return acts.approve(offer, user, answered)
  acts.submit(offer, user, answered, anHourLess(hours))
  acts.approve(offer, worker, calendar.later(answered, 30))
}
