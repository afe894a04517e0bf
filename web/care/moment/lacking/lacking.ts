import { counted } from '#rules/time/format-nl.ts'

/** The acts by name, and a count of documents. */
interface Lacking {
  acts: readonly string[]
  documents: number
}

/** What a worker lacks for it, in one line: 'Je mist: Sondevoeding', 'Je mist: 8 documenten'; undefined for nothing. */
export function sayLacking({ acts, documents }: Lacking): string | undefined {
  const shown = acts.slice(0, 2)
  const all = [
    ...shown,
    ...(acts.length > 2 ? [`nog ${acts.length - 2} ${acts.length === 3 ? 'handeling' : 'handelingen'}`] : []),
    ...(documents > 0 ? [counted(documents, 'document', 'documenten')] : []),
  ]
  return all.length > 0 ? `Je mist: ${new Intl.ListFormat('nl').format(all)}` : undefined
}
