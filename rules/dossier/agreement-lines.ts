// What the two agreed to on paper, and from which version of which text.
import { counted, formatDate } from '../time/format-nl.ts'
import type { DossierAgreement, DossierFacts } from './facts.ts'
import { type DossierLine, lineIf, lineOf } from './line.ts'

const source = 'Overeenkomsten in Zorginzet: elk met namen, tijden en kenmerk'
const stateWords: Record<DossierAgreement['status'], string> = {
  agreed: 'beide partijen akkoord',
  waiting: 'nog niet door beide partijen akkoord',
  ended: 'beëindigd',
}
const kindOf = (count: number, isAddition: boolean) =>
  isAddition ? counted(count, 'aanvulling', 'aanvullingen') : counted(count, 'overeenkomst', 'overeenkomsten')
const modelOf = ({ model }: DossierAgreement) =>
  model ? `, modelovereenkomst ${model.number}${model.until ? `, geldig t/m ${formatDate(model.until)}` : ''}` : ''

/** The agreements by text, version and state, and the work without one. */
export const agreementLines = ({ agreements, work }: DossierFacts): DossierLine[] => {
  const alike = Object.groupBy(agreements, one => JSON.stringify([one.name, one.version, one.model, one.isAddition, one.status]))
  const grouped = Object.values(alike).map(same => {
    const [first] = same!
    const { name, version, isAddition, status } = first!
    const said = `${kindOf(same!.length, isAddition)} “${name}”, versie ${version}${modelOf(first!)}: ${stateWords[status]}`
    const dates = same!.map(({ at }) => at)
    return lineOf(status === 'agreed' ? 'agreed' : 'not_agreed', said, source, dates)
  })
  const without = work.filter(({ isAgreed }) => !isAgreed).map(({ startDate }) => startDate)
  const said = (count: number) => `${counted(count, 'opdracht', 'opdrachten')} zonder overeenkomst in Zorginzet`
  return [...grouped, ...lineIf('not_agreed', said, 'Opdrachten en overeenkomsten in Zorginzet', without)]
}
