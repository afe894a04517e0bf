// The dossier about the relation of a care worker and an organization (Wet DBA): the recorded facts, line by line, each with its
// source, its date and what it indicates. It has no total and no verdict.
import { agreementLines } from './agreement-lines.ts'
import { enterpriseLines, otherLines } from './enterprise-lines.ts'
import type { DossierFacts } from './facts.ts'
import type { DossierLine } from './line.ts'
import { offerLines, replacementLines } from './offer-lines.ts'
import { rateLines, timeLines } from './work-lines.ts'

const sections = {
  agreements: ['Afspraken en versies', agreementLines],
  rate: ['Tarief', rateLines],
  offers: ['Aanbod, weigeren en afzeggen', offerLines],
  replacement: ['Vervanging', replacementLines],
  others: ['Andere organisaties en duur', otherLines],
  enterprise: ['Ondernemerschap', enterpriseLines],
  times: ['Werktijden en toezicht', timeLines],
} as const satisfies Record<string, readonly [string, (facts: DossierFacts) => DossierLine[]]>
export type DossierSectionKey = keyof typeof sections
/** The sections, in display order. */
export const dossierSection = Object.keys(sections) as DossierSectionKey[]
/** A section with its lines, in order of date. */
export interface DossierSection {
  section: DossierSectionKey
  title: string
  lines: DossierLine[]
}

/**
 * Takes the facts; gives the sections with their lines. As long as the two have not worked together, only the lines about offers
 * and agreements are included: the rest is private until then. Empty when there are no lines.
 */
export const dossierOf = (facts: DossierFacts): DossierSection[] => {
  const isOffered = facts.questions.length + facts.reactions.length + facts.cancellations.length > 0
  if (facts.work.length === 0 && !isOffered) return []
  const toldSections = dossierSection.filter(section => facts.work.length > 0 || isToldBefore(section, facts))
  return toldSections.map(section => {
    const [title, linesOf] = sections[section]
    const lines = linesOf(facts).toSorted(
      (one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until),
    )
    return { section, title, lines }
  })
}
const isToldBefore = (section: DossierSectionKey, { agreements }: DossierFacts) =>
  section === 'offers' || section === 'replacement' || (section === 'agreements' && agreements.length > 0)
