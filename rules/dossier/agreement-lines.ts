// The agreements of the two parties, and the version of the text of each.
import { counted, formatDate } from '../time/format-nl.ts'
import type { DossierAgreement, DossierFacts, DossierWork } from './facts.ts'
import { type DossierLine, lineIf, lineOf, works } from './line.ts'

const source = 'Overeenkomsten in Zorginzet: elk met namen, tijden en kenmerk'
const stateWords: Record<DossierAgreement['status'], string> = {
  agreed: 'beide partijen akkoord',
  waiting_for_both: 'nog geen van beide partijen akkoord',
  waiting_for_organization: 'nog geen akkoord van de organisatie',
  waiting_for_worker: 'nog geen akkoord van de zorgverlener',
  ended: 'beëindigd, beide partijen waren akkoord',
  ended_before_agreed: 'beëindigd voordat beide partijen akkoord waren',
}
const kindOf = (count: number, isAddition: boolean) =>
  isAddition ? counted(count, 'aanvulling', 'aanvullingen') : counted(count, 'overeenkomst', 'overeenkomsten')
const modelOf = ({ model }: DossierAgreement) =>
  model ? `, modelovereenkomst ${model.number}${model.until ? `, geldig t/m ${formatDate(model.until)}` : ''}` : ''

/** The agreements by text, version and state, and the work without an agreement, or without one that both agreed to. */
export const agreementLines = ({ agreements, work }: DossierFacts): DossierLine[] => {
  const alike = Object.groupBy(agreements, one => JSON.stringify([one.name, one.version, one.model, one.isAddition, one.status]))
  const grouped = Object.values(alike).map(same => {
    const [first] = same!
    const { name, version, isAddition, status } = first!
    const sentence = `${kindOf(same!.length, isAddition)} “${name}”, versie ${version}${modelOf(first!)}: ${stateWords[status]}`
    const dates = same!.map(({ at }) => at)
    const line = lineOf(status === 'agreed' || status === 'ended' ? 'agreed' : 'not_agreed', sentence, source, dates)
    return { ...line, agreements: status === 'ended_before_agreed' ? ('ended' as const) : status }
  })
  const lacking = (state: DossierWork['agreement'], what: string) =>
    lineIf(
      'not_agreed',
      count => `${works(count)} ${what}`,
      'Opdrachten en overeenkomsten in Zorginzet',
      work.filter(({ agreement }) => agreement === state).map(({ startDate }) => startDate),
    )
  return [
    ...grouped,
    ...lacking('waiting', 'met een overeenkomst waarop nog een akkoord ontbreekt'),
    ...lacking('none', 'zonder overeenkomst in Zorginzet'),
  ]
}
