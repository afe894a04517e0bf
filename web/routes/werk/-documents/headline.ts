import { kindOf, type Paper } from '#care/documents/paper.ts'
import { standingWord } from '#care/documents/say-document.ts'
import { counted } from '#rules/time/format-nl.ts'
import { documentHelp } from '#words/document-help-nl.ts'
import type { DocumentsData } from './use-documents.ts'

/** 'één document', '9 documenten'. */
export const countWords = (number: number): string => counted(number, 'document', 'documenten')

/** The headline of the screen: the steps until one may work, or what needs attention first. */
export function headline({ steps, active, phase, contractTypes, required }: DocumentsData): string {
  if (active === false || phase === 'lost') return 'Je bent niet ingeschreven. Wil je weer werken? Neem contact op.'
  if (!steps) return 'Kies eerst hoe je wilt werken: zzp of uitzend.'
  const total = steps.worker + steps.us
  const isNew = phase === 'new' || phase === 'pending'
  if (total > 0) {
    const turns =
      steps.us === 0 ? '' : `: ${[steps.worker && `${steps.worker} voor jou`, `${steps.us} voor ons`].filter(Boolean).join(', ')}`
    return `Nog ${counted(total, 'stap', 'stappen')} ${isNew ? 'tot je eerste dienst' : 'tot je weer kunt reageren'}${turns}`
  }
  if (isNew || phase === 'in_transfer') return 'Alles is goedgekeurd. Je hoort van ons zodra je kunt beginnen.'
  const first = soonest(required)
  if (first)
    return `Je kunt aan het werk. Je ${documentHelp[kindOf(first)].spoken} ${standingWord(first.standing).label.toLowerCase()}.`
  const rest = required.filter(({ standing }) => standing.state !== 'approved').length
  if (rest === 0) return 'Je kunt aan het werk. Al je documenten zijn in orde.'
  const form = steps.contractType === 'freelance' ? 'zzp’er' : 'uitzendkracht'
  return contractTypes.length > 1 ? `Je kunt aan het werk als ${form}.` : 'Je kunt aan het werk.'
}

/** Of documents that expire within ninety days without a renewal: the earliest. */
const soonest = (papers: Paper[]): Paper | undefined =>
  papers
    .filter(({ standing }) => standing.state === 'ending' && !standing.renewal)
    .sort((one, other) => (one.standing.daysLeft ?? 0) - (other.standing.daysLeft ?? 0))[0]
