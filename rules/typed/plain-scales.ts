/** The scales of a score, each with its levels from 1 to 5, in plain words. Higher is always better. */
export type PlainScales = Record<
  'knowledge' | 'behaviour' | 'status',
  { label: string; levels: readonly [string, string, string, string, string]; say: (level: string) => string }
>
/** The overall state comes first. About the client, by first name. */
export const plainScales = (name: string): PlainScales => ({
  status: {
    label: 'Hoe het gaat',
    levels: ['heel veel klachten', 'veel klachten', 'wat klachten', 'weinig klachten', 'geen klachten'],
    say: level => `${name} heeft nu ${level}.`,
  },
  knowledge: {
    label: `Wat ${name} ervan weet`,
    levels: ['niets', 'weinig', 'iets', 'veel', 'alles'],
    say: level => `${name} weet er nu ${level} van.`,
  },
  behaviour: {
    label: `Wat ${name} zelf doet`,
    levels: ['nooit', 'zelden', 'soms', 'vaak', 'altijd'],
    say: level => `${name} doet het nu ${level} zelf.`,
  },
})

const { status, knowledge, behaviour } = plainScales('iemand')
const scales = Object.entries({ status, knowledge, behaviour }) as [keyof PlainScales, PlainScales[keyof PlainScales]][]
/** A score, a line each: "Hoe het gaat: wat klachten (3 van 5)". Scales without a score are left out. */
export const sayScores = (scores: { [S in keyof PlainScales]?: number | null | undefined }): string[] =>
  scales.flatMap(([scale, { label, levels }]) => {
    const score = scores[scale]
    return score ? [`${label}: ${levels[score - 1]} (${score} van 5)`] : []
  })
