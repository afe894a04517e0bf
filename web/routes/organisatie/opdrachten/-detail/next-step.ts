import { formatMoney } from '../../../../../rules/format-nl.ts'
import { assigneeName, type Moment } from '../../../../care/moment/care-moment.ts'
import { type ContractType, nameContractTypes } from '../../../../words/nl.ts'

const reactions = (count: number) => (count === 1 ? 'Er is 1 reactie. ' : `Er zijn ${count} reacties. `)

function whileOpen({ openReactionCount: count = 0, publishedForContractTypes, bonus }: Moment): string {
  const types = nameContractTypes(publishedForContractTypes as ContractType[])
  if (count > 0) return `${reactions(count)}Kies wie er komt.`
  if (!types) return 'Zorgverleners zien deze opdracht nog niet. Publiceer hem, of wijs een favoriet toe.'
  const extra = bonus > 0 ? `, met ${formatMoney(bonus)} bonus` : ''
  return `Gepubliceerd voor ${types.toLowerCase()}${extra}. Je krijgt bericht zodra iemand reageert.`
}

/** What happens next with an assignment, and whose turn it is. */
export function nextStep(moment: Moment, now: string): string {
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const mine = moment.proposedBy === 'care_worker'
  switch (moment.status) {
    case 'open':
      return whileOpen(moment)
    case 'assignment_expired':
      return 'De dienst begon zonder zorgverlener. Plaats een nieuwe opdracht als er nog iemand nodig is.'
    case 'assigned':
      if (moment.changeAnnouncedAt && !moment.changeConfirmedAt && moment.endDate > now)
        return `De tijd of plaats is gewijzigd. ${name} moet dat nog bevestigen.`
      return moment.endDate > now
        ? `${name} komt. Na afloop dient ${name} de uren in.`
        : `De dienst is geweest. ${name} moet de uren nog indienen.`
    case 'period_started':
      return `${name} werkt deze periode. De losse diensten staan in de lijst.`
    case 'awaiting_approval':
      return moment.approvalHeldReason
        ? `${moment.approvalHeldReason} Doe je niets, dan beslist de backoffice.`
        : 'Controleer de uren. Doe je niets, dan worden ze na zeven dagen vanzelf goedgekeurd als ze dicht bij de planning liggen. Anders beslist de backoffice.'
    case 'approved':
      if (moment.timeScope === 'period') return 'De periode is voorbij. De uren staan bij de losse diensten.'
      return moment.contractType === 'temp_work'
        ? 'De uren gaan naar de loonadministratie.'
        : 'De uren komen op de factuur van die week.'
    case 'not_approved':
      return `Je keurde de uren niet goed. ${name} kan ze aanpassen en opnieuw indienen.`
    case 'proposal':
      return `${name} antwoordt op jouw voorstel.`
    case 'proposal_not_worked':
      return mine
        ? `${name} meldt dat er niet is gewerkt. Klopt dat?`
        : `Je meldde dat er niet is gewerkt. ${name} antwoordt daarop.`
    case 'proposal_rejected':
      return 'Jullie zijn het niet eens. De backoffice beslist en laat het je weten.'
    case 'not_worked':
      return 'Er is niet gewerkt. Er komt geen factuur.'
    case 'withdrawn':
      return moment.startDate > now
        ? 'Deze opdracht is ingetrokken. Publiceer je hem opnieuw, dan staat hij weer open.'
        : 'Deze opdracht is ingetrokken.'
    case 'canceled':
      return 'Deze opdracht gaat niet door.'
  }
}
