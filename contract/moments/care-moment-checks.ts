// Rules for a care moment that involve more than one of its fields.
import { among } from '../schemas.ts'

export const endsAfterStart = among<{ startDate: string; endDate: string }>(
  ['startDate', 'endDate'],
  v => v.endDate > v.startDate,
  {
    error: 'Het einde moet na het begin liggen.',
    path: ['endDate'],
  },
)
export const isOneShift = among<{ startDate: string; endDate: string; timeScope?: string }>(
  ['startDate', 'endDate', 'timeScope'],
  v => v.timeScope === 'period' || Date.parse(v.endDate) - Date.parse(v.startDate) <= 36 * 3_600_000,
  { error: 'Een opdracht duurt hooguit 36 uur. Maak er een periode van.', path: ['endDate'] },
)
export const leavesWork = among<{ startDate: string; endDate: string; breakMinutes: number }>(
  ['startDate', 'endDate', 'breakMinutes'],
  v => Date.parse(v.endDate) - Date.parse(v.startDate) > v.breakMinutes * 60_000,
  { error: 'De pauze is langer dan de werktijd.', path: ['breakMinutes'] },
)
interface Offer {
  contractType?: string | null | undefined
  client?: unknown
  publishedForContractTypes: readonly string[]
  audience: string
}
/** Does every contract type of the publication suit the work? Work without a contract type suits any. */
export const suitsForms = ({
  contractType: requested,
  publishedForContractTypes,
}: Pick<Offer, 'contractType' | 'publishedForContractTypes'>) =>
  !requested || publishedForContractTypes.every(form => form === requested)
/** Is there a team to publish it to? Only a client has one. */
export const suitsAudience = ({ audience: requested, client }: Pick<Offer, 'audience' | 'client'>) =>
  requested !== 'care_team' || Boolean(client)
export const offerMessages = {
  forms: 'Deze opdracht vraagt één contractvorm. Publiceer de opdracht alleen daarvoor.',
  audience: 'Zonder cliënt is er geen zorgteam om aan te publiceren.',
}
export const isOffered = [
  among<Offer>(['contractType', 'publishedForContractTypes'], suitsForms, {
    error: offerMessages.forms,
    path: ['publishedForContractTypes'],
  }),
  among<Offer>(['audience', 'client'], suitsAudience, { error: offerMessages.audience, path: ['audience'] }),
] as const
