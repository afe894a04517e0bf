import { formatDateTimes, formatKm, formatMoney } from '../time/format-nl.ts'
import {
  fairShare,
  minutesOf,
  type RosterPair,
  type RosterPlan,
  type RosterQuestion,
  type RosterWish,
  rosterPoints,
} from './roster.ts'
import { brokenBy, linesIn } from './roster-musts.ts'

/** A reason: a code, and its sentence in Dutch. */
export type RosterReason = {
  code: RosterWish | 'held' | 'only' | 'elsewhere' | 'nobody' | 'not_worth'
  message: string
}
/** Who else could do a line, by the index of the pair, and what that would cost. */
export type NextBest = { pair: number; message: string }

const max = 3
// Below this share of a fully met wish, a difference is not worth mentioning.
const min = 5

/** The explanation of a plan: why each line, who else could, and why a shift stays open. */
export type Explained = {
  reasonsOf: (index: number) => RosterReason[]
  nextOf: (index: number) => NextBest | undefined
  whyOpen: (shift: number) => { able: number; reason: RosterReason }
}
/**
 * Takes a question without impossible pairs, the value of each, and its plan; gives the explanation, calculated from the points
 * of the pairs and from the others' work in this plan.
 */
export function explain(question: RosterQuestion, values: readonly number[], plan: RosterPlan): Explained {
  const standing = standingOf(question, values, plan)
  return {
    reasonsOf: index => reasonsOf(standing, index),
    nextOf: index => nextOf(standing, index),
    whyOpen: shift => whyOpen(standing, shift),
  }
}

type Standing = ReturnType<typeof standingOf>
/** Everybody's situation in a plan. Lines are indexes of pairs. */
function standingOf(question: RosterQuestion, values: readonly number[], plan: RosterPlan) {
  const { pairs, shifts, workers } = question
  const { minutes: share, pointsPerHour } = fairShare(question)
  const indexes = pairs.map((_, index) => index)
  const ofShift = Map.groupBy(indexes, index => pairs[index]!.shift)
  const ofWorker = Map.groupBy(plan, index => pairs[index]!.worker)
  const pairsOf = (shift: number) => ofShift.get(shift) ?? []
  const linesOf = (worker: number) => ofWorker.get(worker) ?? []
  const workOf = (lines: readonly number[]) => lines.map(index => shifts[pairs[index]!.shift]!)
  const minutes = (worker: number, lines: readonly number[]) => minutesOf(workers[worker]!.assigned) + minutesOf(workOf(lines))
  const may = (worker: number, lines: readonly number[]) => {
    const works = linesIn(
      question,
      lines.map(index => pairs[index]!),
    )
    return brokenBy(workers[worker]!, works) === undefined
  }
  /** The lines of this pair's worker, without this shift. */
  const besides = (index: number) => linesOf(pairs[index]!.worker).filter(line => pairs[line]!.shift !== pairs[index]!.shift)
  const isFree = (index: number) => may(pairs[index]!.worker, [...besides(index), index])
  const rivalsOf = (index: number) => pairsOf(pairs[index]!.shift).filter(other => other !== index)
  /** The cost of somebody's hours above an equal share, with these lines. */
  const hoursCost = (worker: number, lines: readonly number[]) =>
    (pointsPerHour * Math.max(0, minutes(worker, lines) - share)) / 60
  const points = rosterPoints(question)
  return { question, values, points, share, pointsPerHour, pairsOf, linesOf, minutes, may, besides, isFree, rivalsOf, hoursCost }
}

function reasonsOf(standing: Standing, index: number): RosterReason[] {
  const { question, rivalsOf, isFree } = standing
  if (question.held.includes(index)) return [{ code: 'held', message: 'Je hebt deze keuze vastgezet.' }]
  const line = question.pairs[index]!
  const rivals = rivalsOf(index)
  if (rivals.length === 0) return [only, ...own(line)].slice(0, max)
  const free = rivals.filter(isFree)
  const compared = free.length > 0 ? free : rivals
  const decided = [...advantages(standing, index, compared), ...fewerHours(standing, index, compared)]
  const elsewhere: RosterReason[] =
    free.length > 0 ? [] : [{ code: 'elsewhere', message: `${others(rivals.length)} in dit rooster ander werk.` }]
  const reasons = decided.sort((one, other) => other.weight - one.weight).map(({ reason }) => reason)
  const all = [...elsewhere, ...reasons, ...own(line)]
  return [...new Map(all.map(reason => [reason.code, reason])).values()].slice(0, max)
}

function nextOf(standing: Standing, index: number): NextBest | undefined {
  const { question, rivalsOf } = standing
  const found = rivalsOf(index).flatMap(rival => exchanges(standing, index, rival))
  const best = found.sort((one, other) => other.gain - one.gain)[0]
  if (!best) return undefined
  const opens = best.opens === undefined ? undefined : question.shifts[best.opens]!
  return { pair: best.rival, message: costOf(question.pairs[index]!, question.pairs[best.rival]!, opens) }
}
type Exchange = { rival: number; gain: number; opens?: number }
/**
 * The ways in which the rival could do the shift of a line: in addition to their own lines, or in exchange for another shift,
 * which goes to somebody else.
 */
function exchanges(
  { question, values, pairsOf, linesOf, may, besides, hoursCost }: Standing,
  index: number,
  rival: number,
): Exchange[] {
  const { pairs, held } = question
  const { worker } = pairs[rival]!
  const has = linesOf(worker)
  const gain = (lines: readonly number[]) => values[rival]! - hoursCost(worker, lines) + hoursCost(worker, has)
  if (may(worker, [...has, rival])) return [{ rival, gain: gain([...has, rival]) }]
  return has.flatMap((given): Exchange[] => {
    const lines = [...has.filter(each => each !== given), rival]
    if (held.includes(given) || !may(worker, lines)) return []
    const takers = pairsOf(pairs[given]!.shift).filter(taker => {
      const by = pairs[taker]!.worker
      // Whoever gives up the line may get this one in exchange.
      const rest = by === pairs[index]!.worker ? besides(index) : linesOf(by)
      return by !== worker && may(by, [...rest, taker])
    })
    const brought = Math.max(0, ...takers.map(taker => values[taker]!))
    return [{ rival, gain: gain(lines) - values[given]! + brought, ...(takers.length === 0 && { opens: pairs[given]!.shift }) }]
  })
}

function whyOpen({ pairsOf, isFree }: Standing, shift: number): { able: number; reason: RosterReason } {
  const able = pairsOf(shift)
  const because = (code: RosterReason['code'], message: string) => ({ able: able.length, reason: { code, message } })
  if (able.length === 0) return because('nobody', 'Niemand kwam hiervoor in aanmerking.')
  if (able.some(isFree)) return because('not_worth', 'Met deze gewichten weegt het vullen niet op tegen wat het kost.')
  return because('elsewhere', `Wie kan (${able.length}), doet in dit rooster ander werk.`)
}

const only: RosterReason = { code: 'only', message: 'Niemand anders kwam hiervoor in aanmerking.' }
const others = (count: number) => (count === 1 ? 'De ander die kan, doet' : `De ${count} anderen die kunnen, doen`)
const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

type Weighed = { weight: number; reason: RosterReason }
/** The wishes on which this pair scores better than the others, and by how much. */
function advantages({ question: { pairs, weights }, points }: Standing, index: number, compared: readonly number[]): Weighed[] {
  const than = compared.map(other => pairs[other]!)
  return (['filled', 'familiar', 'team', 'favorite', 'distance', 'rest', 'cost'] as const).flatMap(wish => {
    const gain = points[index]![wish] - average(compared.map(other => points[other]![wish]))
    if (gain < min || weights[wish] === 0) return []
    return [{ weight: gain * weights[wish], reason: { code: wish, message: saidOf[wish](pairs[index]!, than) } }]
  })
}
function fewerHours(
  { question, minutes, besides, share, pointsPerHour }: Standing,
  index: number,
  compared: readonly number[],
): Weighed[] {
  const minutesOf = (of: number) => minutes(question.pairs[of]!.worker, besides(of))
  const [mine, theirs] = [minutesOf(index), average(compared.map(minutesOf))]
  const weight = (pointsPerHour * (Math.max(share, theirs) - Math.max(share, mine))) / 60
  if (weight <= min * question.weights.fairness) return []
  // No number: whoever makes a roster must not learn how much somebody works elsewhere.
  return [{ weight, reason: { code: 'fairness', message: 'Heeft in deze weken minder uren dan de anderen.' } }]
}
const saidOf: Record<
  'filled' | 'familiar' | 'team' | 'favorite' | 'distance' | 'rest' | 'cost',
  (pair: RosterPair, others: RosterPair[]) => string
> = {
  filled: () => 'Reageerde zelf; de anderen zouden nog gevraagd moeten worden.',
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
// Facts about somebody that decided nothing.
const own = ({ reactedAt, familiar, inTeam, isFavorite, km }: RosterPair): RosterReason[] => [
  ...(familiar > 0 ? [{ code: 'familiar' as const, message: saidOf.familiar({ familiar } as RosterPair, []) }] : []),
  ...(inTeam ? [{ code: 'team' as const, message: saidOf.team({} as RosterPair, []) }] : []),
  ...(isFavorite ? [{ code: 'favorite' as const, message: saidOf.favorite({} as RosterPair, []) }] : []),
  ...(reactedAt ? [{ code: 'filled' as const, message: 'Reageerde zelf op deze dienst.' }] : []),
  ...(km === null ? [] : [{ code: 'distance' as const, message: `Woont op ${formatKm(km)}.` }]),
]
/** The cost if the other did it, in words that follow a name. */
function costOf(line: RosterPair, other: RosterPair, opens: RosterQuestion['shifts'][number] | undefined): string {
  const km = line.km !== null && other.km !== null ? Math.round(other.km - line.km) : 0
  const cents = other.costCents - line.costCents
  const lines = [
    ...(km > 0 ? [`${formatKm(km)} verder`] : km < 0 ? [`${formatKm(-km)} dichterbij`] : []),
    ...(cents > 0 ? [`${formatMoney(cents)} duurder`] : []),
    ...(line.familiar > 0 && other.familiar === 0 ? ['nog niet bij deze cliënt geweest'] : []),
    ...(line.inTeam && !other.inTeam ? ['niet in het zorgteam'] : []),
    ...(other.hints > line.hints ? ['krap met de rust'] : []),
    ...(opens ? [`${formatDateTimes(opens.startDate, opens.endDate)} blijft dan open`] : []),
  ]
  if (lines.length === 0) return 'maakt geen verschil dat hier meetelt'
  return lines.length === 1 ? lines[0]! : `${lines.slice(0, -1).join(', ')} en ${lines.at(-1)}`
}

/**
 * Takes the reasons why somebody was chosen, worded for whoever makes the roster; gives them worded for that person, without
 * revealing anything about others.
 */
export const whyYou = (reasons: readonly RosterReason[]): RosterReason[] =>
  reasons.map(({ code, message }) => ({ code, message: chosen[code](message) }))
const chosen: Record<RosterReason['code'], (said: string) => string> = {
  held: () => 'Wie het rooster maakte, koos zelf voor jou.',
  only: () => 'Je was de enige die in aanmerking kwam.',
  elsewhere: () => 'Wie het ook kon, kreeg in dit rooster ander werk.',
  filled: () => 'Je reageerde zelf op deze dienst.',
  urgent: () => 'De dienst begint bijna.',
  familiar: () => 'Je was al eerder bij deze cliënt.',
  team: () => 'Je zit in het zorgteam van deze cliënt.',
  favorite: () => 'Je bent favoriet bij de organisatie.',
  distance: text => `Je woont op ${/\d+ km/.exec(text)?.[0] ?? 'korte afstand'} van het werk.`,
  rest: () => 'Je houdt genoeg rust rond deze dienst.',
  fairness: () => 'Je had in deze weken minder uren.',
  cost: () => 'Het scheelde in de kosten.',
  // These concern a shift that stays open.
  nobody: text => text,
  not_worth: text => text,
}
/**
 * Takes the reasons why somebody was chosen; gives their meaning for people who reacted and were not, without revealing anything
 * about one person.
 */
export function whyNot(reasons: readonly RosterReason[]): RosterReason[] {
  const sentences = reasons.flatMap(({ code }) =>
    code in notChosen ? [{ code, message: notChosen[code as keyof typeof notChosen]! }] : [],
  )
  return sentences.length > 0 ? sentences : [{ code: 'elsewhere', message: notChosen.elsewhere }]
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
