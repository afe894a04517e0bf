import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { formatMoney, formatTime } from '#rules/time/format-nl.ts'
import { type CareMomentStatus, type ContractType, nameContractTypes } from '#words/nl.ts'

const reactions = (count: number) => (count === 1 ? 'Er is 1 reactie. ' : `Er zijn ${count} reacties. `)

function whileOpen({ openReactionCount: count = 0, publishedForContractTypes, bonus }: Moment): string {
  const types = nameContractTypes(publishedForContractTypes as ContractType[])
  if (count > 0) return `${reactions(count)}Kies wie er komt.`
  if (!types) return 'De opdracht is nog niet gepubliceerd. Doe dat, of vraag iemand op naam.'
  const extra = bonus > 0 ? `, met ${formatMoney(bonus)} bonus` : ''
  return `Gepubliceerd voor ${types.toLowerCase()}${extra}. Je krijgt bericht zodra iemand reageert.`
}

const sayArrival = ({ arrivedAt, leftAt }: Moment, name: string): string => {
  if (leftAt) return `${name} ging weg om ${formatTime(leftAt)}.`
  return arrivedAt ? `${name} is er sinds ${formatTime(arrivedAt)}.` : `${name} zou er nu zijn, maar meldde dat nog niet.`
}

type Say = (moment: Moment, name: string, now: string) => string
const steps: Record<CareMomentStatus, Say> = {
  open: whileOpen,
  assignment_expired: () => 'De opdracht begon zonder zorgverlener. Plaats een nieuwe opdracht als er nog iemand nodig is.',
  assigned: (moment, name, now) => {
    const { changeAnnouncedAt, changeConfirmedAt, startDate, endDate } = moment
    if (endDate <= now) return `De opdracht is voorbij. ${name} moet de uren nog indienen.`
    if (startDate <= now) return `${sayArrival(moment, name)} Daarna volgen de uren.`
    return changeAnnouncedAt && !changeConfirmedAt
      ? `De tijd of plaats is gewijzigd. ${name} moet dat nog bevestigen.`
      : `${name} komt. Na afloop volgen de uren.`
  },
  period_started: (_moment, name) => `${name} werkt deze periode. De losse opdrachten staan in de lijst.`,
  awaiting_approval: ({ approvalHeldReason }) =>
    approvalHeldReason
      ? `${approvalHeldReason} Doe je niets, dan beslist de backoffice.`
      : 'Controleer de uren. Doe je niets, dan worden ze na zeven dagen vanzelf goedgekeurd als ze dicht bij de planning liggen. Anders beslist de backoffice.',
  approved: ({ timeScope, contractType }) => {
    if (timeScope === 'period') return 'De periode is voorbij. De uren staan bij de losse opdrachten.'
    return contractType === 'temp_work' ? 'De uren gaan naar de loonadministratie.' : 'De uren komen op de factuur van die week.'
  },
  not_approved: (_moment, name) => `Je keurde de uren niet goed. ${name} kan ze aanpassen en opnieuw indienen.`,
  proposal: (_moment, name) => `${name} antwoordt op jouw voorstel.`,
  proposal_not_worked: ({ proposedBy }, name) =>
    proposedBy === 'care_worker'
      ? `${name} meldt dat er niet is gewerkt. Klopt dat?`
      : `Je meldde dat er niet is gewerkt. ${name} antwoordt daarop.`,
  proposal_rejected: () => 'Jullie zijn het niet eens. De backoffice beslist en laat het je weten.',
  not_worked: () => 'Er is niet gewerkt. Er komt geen factuur.',
  withdrawn: ({ startDate }, _name, now) =>
    startDate > now
      ? 'Deze opdracht is ingetrokken. Publiceer je de opdracht opnieuw, dan staat die weer open.'
      : 'Deze opdracht is ingetrokken.',
  canceled: () => 'Deze opdracht gaat niet door.',
}

/** The next step of an assignment, and whose turn it is. */
export const nextStep = (moment: Moment, now: string): string =>
  steps[moment.status](moment, assigneeName(moment) ?? 'De zorgverlener', now)
