// A report may be about several problems: each has its own field on the form, and its own heading in the text.

export interface Part {
  /** The name of a problem; empty for text about none. */
  heading: string
  text: string
}

/** The text of a report: one part as it is, several each below its heading. */
export function textOf(parts: readonly Part[]): string {
  const filled = parts.map(({ heading, text }) => ({ heading, text: text.trim() })).filter(({ text }) => text !== '')
  if (filled.length === 1) return filled[0]!.text
  return filled.map(({ heading, text }) => (heading ? `${heading}\n${text}` : text)).join('\n\n')
}

/** The parts of a text, by the names of its problems: what is below a line that is exactly a name. The inverse of `textOf`. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const parts: Part[] = []
  for (const line of text.split('\n')) {
    const isHeading = names.includes(line.trim()) && (parts.length === 0 || parts.at(-1)!.text.endsWith('\n'))
    if (isHeading) parts.push({ heading: line.trim(), text: '' })
    else if (parts.length === 0) parts.push({ heading: '', text: line })
    else parts.at(-1)!.text += parts.at(-1)!.text || !parts.at(-1)!.heading ? `\n${line}` : line
  }
  const found = parts.map(({ heading, text: own }) => ({ heading, text: own.trim() })).filter(({ text: own }) => own !== '')
  const [only] = found
  // A report about one problem is entirely about that.
  if (found.length === 1 && names.length === 1 && !only!.heading) return [{ heading: names[0]!, text: only!.text }]
  return found
}

const maxOfPreview = 80
/** The beginning of a text, in whole words, with dots when it goes on. */
export const firstWords = (text: string): string =>
  text.length <= maxOfPreview ? text : `${text.slice(0, maxOfPreview).replace(/\s+\S*$/, '')} …`
