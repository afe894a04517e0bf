// The words of a care plan: the terms of the Omaha System, and the levels of its scores.
import type { problemModifier } from '#contract/clients/care-plans.ts'
import type { omahaDomain } from '#contract/workers/reference.ts'

export type Domain = (typeof omahaDomain)[number]
export const domainWords: Record<Domain, string> = {
  environmental: 'Omgeving',
  psychosocial: 'Psychosociaal',
  physiological: 'Lichaam',
  health_behaviour: 'Gezondheidsgedrag',
}
export type Modifier = (typeof problemModifier)[number]
export const modifierWords: Record<Modifier, string> = {
  actual: 'Actueel',
  potential: 'Potentieel',
  health_promotion: 'Gezondheidsbevordering',
}
export type Category = 'teaching' | 'treatment' | 'casemanagement' | 'surveillance'
export const categoryWords: Record<Category, string> = {
  teaching: 'Adviseren, instrueren en begeleiden',
  treatment: 'Behandelen en procedures toepassen',
  casemanagement: 'Casemanagement',
  surveillance: 'Monitoren en bewaken',
}

export type Scale = 'knowledge' | 'behaviour' | 'status'
export const scales: readonly Scale[] = ['knowledge', 'behaviour', 'status']
/** What each scale measures, with its levels from 1 to 5. Higher is always better. */
export type ScaleWords = Record<
  Scale,
  {
    label: string
    levels: readonly [string, string, string, string, string]
    /** The current level in a sentence, where the label does not say it. */
    say?: (level: string) => string
  }
>
export const scaleWords: ScaleWords = {
  knowledge: {
    label: 'Kennis',
    levels: ['geen kennis', 'minimale kennis', 'basiskennis', 'adequate kennis', 'uitstekende kennis'],
  },
  behaviour: {
    label: 'Gedrag',
    levels: ['nooit passend', 'zelden passend', 'wisselend passend', 'meestal passend', 'altijd passend'],
  },
  status: {
    label: 'Toestand',
    levels: ['zeer ernstige klachten', 'ernstige klachten', 'matige klachten', 'minimale klachten', 'geen klachten'],
  },
}
/** A score in words: 4 of the status is 'minimale klachten'. */
export const levelOf = (scale: Scale, score: number, words = scaleWords): string => words[scale].levels[score - 1] ?? ''
