import { distanceKm } from '../shifts/distance.ts'
import { addHours } from '../time/amsterdam.ts'
import { dayRestMinutes } from '../working-time/working-time-rests.ts'
import {
  fairShare,
  type RosterPair,
  type RosterShift,
  type RosterWish,
  rosterPoints,
  rosterWishes,
  travelMinutes,
  usualRosterWeights,
} from './roster.ts'
import type { RosterMust } from './roster-musts.ts'

// Weights are measured on the model itself, with made-up work, so that the explanation cannot differ from what it does.
const now = '2026-01-05T08:00:00+00:00'
const starts = (hours: number): RosterShift => {
  const [startDate, endDate] = [addHours(now, hours), addHours(now, hours + 8)]
  return { uuid: '', startDate, endDate, breakMinutes: 0, place: null }
}
const plain: RosterPair = {
  ...{ shift: 0, worker: 0, contractType: 'freelance', reactedAt: now, km: 0, familiar: 0 },
  ...{ inTeam: false, isFavorite: false, hints: 0, costCents: 0 },
}
const pointsOf = (changes: Partial<RosterPair>) =>
  rosterPoints({ shifts: [starts(24 * 365)], pairs: [plain, { ...plain, ...changes }], now })[1]!
const full = pointsOf({ familiar: 1 }).familiar
const [farKm, dear] = [3000, 1_000_000]
const { pointsPerHour } = fairShare({
  ...{ shifts: [], workers: [], pairs: [], held: [], now },
  weights: { ...usualRosterWeights, fairness: 1 },
})
const urgentHours = [...Array(100).keys()]
  .map(day => day * 24)
  .find(hours => rosterPoints({ shifts: [starts(hours)], pairs: [plain], now })[0]!.urgent === 0)!
const [here, there] = [
  { lat: 52, lon: 5 },
  { lat: 53, lon: 5 },
]

/** The scales of the roster model, in the units used to explain it. */
export const rosterScale = {
  /**
   * How much more a filled shift counts than another wish of the same weight: filled by someone who reacted, or by someone still
   * to be asked.
   */
  filledTimes: pointsOf({}).filled / full,
  askedTimes: pointsOf({ reactedAt: null }).filled / full,
  /** This many kilometres, euros above the cheapest and hours above an equal share weigh as much as a fully met wish. */
  kilometres: Math.round((full * farKm) / -pointsOf({ km: farKm }).distance),
  euros: Math.round((full * dear) / -pointsOf({ costCents: dear * 100 }).cost),
  hours: full / pointsPerHour,
  /** Work is urgent when it begins within this many days. */
  urgentDays: urgentHours / 24,
  /** The assumed speed of travel between two places, as the crow flies. */
  kilometresAnHour: Math.round(distanceKm(here, there) / (travelMinutes(here, there) / 60)),
}

const { filledTimes, askedTimes, kilometres, euros, hours, urgentDays, kilometresAnHour } = rosterScale
/** The meaning of each wish, for the care workers in a roster. */
export const wishSays: Record<RosterWish, string> = {
  filled: `De dienst is gevuld. Dit telt ${filledTimes} keer mee voor wie reageerde, en ${askedTimes} keer voor wie nog gevraagd wordt.`,
  urgent: `De dienst begint bijna. Hoe eerder, hoe meer dit telt. Over ${urgentDays} dagen of later telt het niet.`,
  familiar: 'Je werkte al bij deze cliënt.',
  team: 'Je zit in het zorgteam van de cliënt.',
  favorite: 'Je bent favoriet bij de organisatie.',
  distance: `Hoe ver je woont. Elke ${kilometres} km telt dit één keer tegen. Zonder bekend adres rekenen we met ${kilometres} km.`,
  rest: 'Je rust en werktijden als zzp’er. Elke waarschuwing telt één keer tegen.',
  fairness: `Hoe eerlijk de uren verdeeld zijn. Elke ${hours} uur boven een gelijk deel telt één keer tegen.`,
  cost: `Wat je meer kost dan de goedkoopste voor dezelfde dienst. Elke ${euros} euro telt één keer tegen.`,
}
/** The wishes with their default weights, heaviest first. */
export const usualWishes: readonly { says: string; weight: number }[] = rosterWishes
  .map(wish => ({ says: wishSays[wish], weight: usualRosterWeights[wish] }))
  .sort((one, other) => other.weight - one.weight)

/** What a roster never does, whatever the wishes. */
export const mustSays: Record<RosterMust, string> = {
  one_person: 'Twee mensen op één dienst.',
  overlap: `Twee diensten tegelijk, of te weinig tijd voor de weg ertussen. We rekenen met ${kilometresAnHour} km per uur in een rechte lijn.`,
  week: 'Meer uren per week dan je bij je zorgvoorkeuren als grens koos. Diensten die je al hebt, tellen mee.',
  law: `Als uitzendkracht: werk waarmee de Arbeidstijdenwet wordt overtreden. Je houdt altijd ${dayRestMinutes / 60} uur rust, ook waar de wet één keer per week minder toestaat.`,
}
