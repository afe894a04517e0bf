import { formatDateTimes, formatHours, formatKm, formatMoney } from './format-nl.ts'
import {
  fairShare,
  minutesOf,
  type RosterPair,
  type RosterPlan,
  type RosterPoints,
  type RosterQuestion,
  type RosterWish,
  rosterPoints,
} from './roster.ts'
import { brokenBy, linesIn } from './roster-musts.ts'

/** Why: a code, and the sentence in Dutch. */
export type RosterReason = {
  code: RosterWish | 'held' | 'only' | 'elsewhere' | 'nobody' | 'not_worth' | 'reacted'
  message: string
}
/** Who else could do a line, by the index of the pair, and what that would cost. */
export type NextBest = { pair: number; message: string }

const most = 3
// Less than this share of a wish that is met in full decides nothing that is worth saying.
const least = 5

/** What is asked of a plan: why each line, who else could, and why a shift stays open. */
export type Explained = {
  reasonsOf: (index: number) => RosterReason[]
  nextOf: (index: number) => NextBest | undefined
  whyOpen: (shift: number) => { able: number; reason: RosterReason }
}
/**
 * Takes a question of which every pair fits, what each pair brings, and its plan; gives what is to be said of it. Everything is reckoned
 * from the points of the pairs and from what the others do in this plan.
 */
export function explain(question: RosterQuestion, values: readonly number[], plan: RosterPlan): Explained {
  const { pairs, weights } = question
  const points = rosterPoints(question)
  const { minutes: share, pointsPerHour } = fairShare(question)
  const ofShift = Map.groupBy(
    pairs.map((_, index) => index),
    index => pairs[index]!.shift,
  )
  const inPlan = new Map(plan.map(index => [pairs[index]!.shift, index]))
  const mine = Map.groupBy(plan, index => pairs[index]!.worker)
  const minutes = (worker: number, lines: readonly number[]) =>
    minutesOf(question.workers[worker]!.assigned) + minutesOf(lines.map(index => question.shifts[pairs[index]!.shift]!))
  const may = (worker: number, lines: readonly number[]) =>
    brokenBy(
      question.workers[worker]!,
      linesIn(
        question,
        lines.map(index => pairs[index]!),
      ),
    ) === undefined
  const rivalsOf = (index: number) =>
    (ofShift.get(pairs[index]!.shift) ?? []).filter(other => pairs[other]!.worker !== pairs[index]!.worker)
  const linesWithout = (worker: number, shift: number) => (mine.get(worker) ?? []).filter(index => pairs[index]!.shift !== shift)
  const isFree = (index: number) => {
    const { worker, shift } = pairs[index]!
    return may(worker, [...linesWithout(worker, shift), index])
  }
  // What somebody's hours cost, above an equal share.
  const hoursCost = (worker: number, lines: readonly number[]) =>
    (pointsPerHour * Math.max(0, minutes(worker, lines) - share)) / 60

  const reasonsOf = (index: number): RosterReason[] => {
    if (question.held.includes(index)) return [{ code: 'held', message: 'Je hebt deze keuze vastgezet.' }]
    const rivals = rivalsOf(index)
    if (rivals.length === 0) return [only, ...own(pairs[index]!)].slice(0, most)
    const free = rivals.filter(isFree)
    const compared = free.length > 0 ? free : rivals
    const decided = advantages({ index, compared, pairs, points, weights })
    const hours = fairness(index, compared)
    const all = [...decided, ...hours].sort((one, other) => other.weight - one.weight).map(({ reason }) => reason)
    const elsewhere: RosterReason[] =
      free.length > 0 ? [] : [{ code: 'elsewhere', message: `${anderen(rivals.length)} in dit rooster ander werk.` }]
    const said = [...elsewhere, ...all, ...own(pairs[index]!)]
    return [...new Map(said.map(reason => [reason.code, reason])).values()].slice(0, most)
  }
  const fairness = (index: number, compared: readonly number[]): Weighed[] => {
    const { worker, shift } = pairs[index]!
    const hours = minutes(worker, linesWithout(worker, shift))
    const others = compared.map(other => minutes(pairs[other]!.worker, linesWithout(pairs[other]!.worker, shift)))
    const gain = (pointsPerHour * (Math.max(share, average(others)) - Math.max(share, hours))) / 60
    const message = `Heeft in deze weken ${formatHours(Math.round(hours / 30) * 30)}, de anderen gemiddeld ${formatHours(Math.round(average(others) / 30) * 30)}.`
    return gain > least * weights.fairness ? [{ weight: gain, reason: { code: 'fairness', message } }] : []
  }

  const nextOf = (index: number): NextBest | undefined => {
    const line = pairs[index]!
    const freed = linesWithout(line.worker, line.shift)
    const found = rivalsOf(index).flatMap(rival => {
      const { worker } = pairs[rival]!
      const has = mine.get(worker) ?? []
      const gain = (lines: readonly number[]) => values[rival]! - hoursCost(worker, lines) + hoursCost(worker, has)
      if (may(worker, [...has, rival])) return [{ rival, gain: gain([...has, rival]), opens: undefined }]
      // One of their other shifts would have to be given up for it.
      return has.flatMap(given => {
        const lines = [...has.filter(each => each !== given), rival]
        if (question.held.includes(given) || !may(worker, lines)) return []
        const takenBy = (ofShift.get(pairs[given]!.shift) ?? []).filter(other => {
          const { worker: by } = pairs[other]!
          if (by === worker || by === line.worker) return by === line.worker && may(by, [...freed, other])
          return may(by, [...(mine.get(by) ?? []), other])
        })
        const rest = takenBy.length > 0 ? Math.max(...takenBy.map(other => values[other]!)) : 0
        return [{ rival, gain: gain(lines) - values[given]! + rest, opens: takenBy.length > 0 ? undefined : pairs[given]!.shift }]
      })
    })
    const best = found.sort((one, other) => other.gain - one.gain)[0]
    if (!best) return undefined
    return {
      pair: best.rival,
      message: costOf(line, pairs[best.rival]!, best.opens === undefined ? undefined : question.shifts[best.opens]!),
    }
  }

  const whyOpen = (shift: number): { able: number; reason: RosterReason } => {
    const able = ofShift.get(shift) ?? []
    if (able.length === 0) return { able: 0, reason: { code: 'nobody', message: 'Er is niemand die deze dienst kan doen.' } }
    const free = able.filter(
      index => !inPlan.has(shift) && may(pairs[index]!.worker, [...(mine.get(pairs[index]!.worker) ?? []), index]),
    )
    if (free.length > 0)
      return {
        able: able.length,
        reason: { code: 'not_worth', message: 'Met deze gewichten weegt het vullen niet op tegen wat het kost.' },
      }
    return {
      able: able.length,
      reason: { code: 'elsewhere', message: `Wie kan (${able.length}), doet in dit rooster ander werk.` },
    }
  }
  return { reasonsOf, nextOf, whyOpen }
}

const only: RosterReason = { code: 'only', message: 'De enige die deze dienst kan doen.' }
const anderen = (count: number) => (count === 1 ? 'De ander die kan, doet' : `De ${count} anderen die kunnen, doen`)
const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

type Weighed = { weight: number; reason: RosterReason }
type Compared = {
  index: number
  compared: readonly number[]
  pairs: readonly RosterPair[]
  points: readonly RosterPoints[]
  weights: RosterQuestion['weights']
}
/** The wishes by which this pair is better than the others, with how much. */
function advantages({ index, compared, pairs, points, weights }: Compared): Weighed[] {
  const others = compared.map(other => pairs[other]!)
  return (['familiar', 'team', 'favorite', 'distance', 'rest', 'cost'] as const).flatMap(wish => {
    const gain = points[index]![wish] - average(compared.map(other => points[other]![wish]))
    if (gain < least || weights[wish] === 0) return []
    return [{ weight: gain * weights[wish], reason: { code: wish, message: saidOf[wish](pairs[index]!, others) } }]
  })
}
const saidOf: Record<
  'familiar' | 'team' | 'favorite' | 'distance' | 'rest' | 'cost',
  (pair: RosterPair, others: RosterPair[]) => string
> = {
  familiar: ({ familiar }) => (familiar === 1 ? 'Was al eerder bij deze cliënt.' : `Was al ${familiar} keer bij deze cliënt.`),
  team: () => 'Zit in het zorgteam van deze cliënt.',
  favorite: () => 'Is favoriet bij de organisatie.',
  distance: ({ km }, others) => {
    const known = others.flatMap(other => other.km ?? [])
    return `Woont op ${formatKm(km ?? 0)}${known.length > 0 ? `, de anderen gemiddeld op ${formatKm(average(known))}` : ''}.`
  },
  rest: () => 'Houdt genoeg rust; voor de anderen wordt dat krap.',
  cost: ({ costCents }, others) =>
    `Kost ${formatMoney(Math.round(average(others.map(other => other.costCents))) - costCents)} minder.`,
}
// What is true of somebody and decided nothing.
const own = ({ reactedAt, familiar, inTeam, isFavorite, km }: RosterPair): RosterReason[] => [
  ...(familiar > 0 ? [{ code: 'familiar' as const, message: saidOf.familiar({ familiar } as RosterPair, []) }] : []),
  ...(inTeam ? [{ code: 'team' as const, message: saidOf.team({} as RosterPair, []) }] : []),
  ...(isFavorite ? [{ code: 'favorite' as const, message: saidOf.favorite({} as RosterPair, []) }] : []),
  ...(reactedAt ? [{ code: 'reacted' as const, message: 'Reageerde zelf op deze dienst.' }] : []),
  ...(km === null ? [] : [{ code: 'distance' as const, message: `Woont op ${formatKm(km)}.` }]),
]
/** What it would cost if the other did it, in words that go on after a name. */
function costOf(line: RosterPair, other: RosterPair, opens: RosterQuestion['shifts'][number] | undefined): string {
  const km = line.km !== null && other.km !== null ? Math.round(other.km - line.km) : 0
  const cents = other.costCents - line.costCents
  const said = [
    ...(km > 0 ? [`${formatKm(km)} verder`] : km < 0 ? [`${formatKm(-km)} dichterbij`] : []),
    ...(cents > 0 ? [`${formatMoney(cents)} duurder`] : []),
    ...(line.familiar > 0 && other.familiar === 0 ? ['nog niet bij deze cliënt geweest'] : []),
    ...(line.inTeam && !other.inTeam ? ['niet in het zorgteam'] : []),
    ...(other.hints > line.hints ? ['krap met de rust'] : []),
    ...(opens ? [`${formatDateTimes(opens.startDate, opens.endDate)} blijft dan open`] : []),
  ]
  if (said.length === 0) return 'maakt geen verschil dat hier meetelt'
  return said.length === 1 ? said[0]! : `${said.slice(0, -1).join(', ')} en ${said.at(-1)}`
}

/** Takes why somebody was chosen; gives what that means for who reacted too and was not, without saying anything of one person. */
export function whyNot(reasons: readonly RosterReason[]): RosterReason[] {
  const said = reasons.flatMap(({ code }) =>
    code in notChosen ? [{ code, message: notChosen[code as keyof typeof notChosen]! }] : [],
  )
  return said.length > 0 ? said : [{ code: 'elsewhere', message: notChosen.elsewhere }]
}
const notChosen = {
  held: 'Wie het rooster maakte, koos zelf voor iemand anders.',
  elsewhere: 'Zo werden over de hele week meer diensten gevuld.',
  familiar: 'De cliënt kent iemand anders die kon.',
  team: 'Iemand uit het zorgteam van de cliënt kon ook.',
  favorite: 'Een favoriet van de organisatie kon ook.',
  distance: 'Iemand die dichterbij woont kon ook.',
  rest: 'Iemand met meer rust rond deze dienst kon ook.',
  fairness: 'Iemand met minder uren in deze weken kon ook.',
  cost: 'Het scheelde in de kosten.',
} as const
