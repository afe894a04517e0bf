// Changes that would let more people do a shift, in words.
import type { helps } from '#contract/organizations/calls.ts'
import { lowerFirst } from './nl.ts'

interface Help {
  key: (typeof helps)[number]
  minutes: number | null
  levelName: string | undefined
}
const words: Record<Help['key'], (help: Help) => string> = {
  later: ({ minutes }) => `${minutes} minuten later beginnen`,
  level: ({ levelName }) => `Ook ${lowerFirst(levelName ?? '')} vragen`,
  contract_form: () => 'Ook in de andere contractvorm',
  acts: () => 'Zonder de handelingen',
  distance: () => 'Ook wie verder weg woont dan ingesteld',
}
/** The change itself: "30 minuten later beginnen". */
export const sayHelp = (help: Help): string => words[help.key](help)
