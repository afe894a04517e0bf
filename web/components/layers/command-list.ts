// Which result the keyboard selects, and which names match a text.
import { folded } from '#rules/typed/folded.ts'

/** The key of the selected result: the previous one while it is still there, otherwise the first. */
export const chosenOf = (keys: readonly string[], chosen: string | undefined): string | undefined =>
  chosen !== undefined && keys.includes(chosen) ? chosen : keys[0]

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The result a key moves to, wrapping around the ends of the list; undefined for other keys. */
export function walkTo(keys: readonly string[], chosen: string | undefined, pressed: string): string | undefined {
  const step = steps[pressed]
  if (step === undefined || keys.length === 0) return undefined
  const at = keys.indexOf(chosenOf(keys, chosen)!)
  return keys[(at + step + keys.length) % keys.length]
}

/** Whether each typed word begins a word of the name: 'clien' finds 'Cliënten'. An empty text finds everything. */
export function isFoundBy(name: string, typed: string): boolean {
  const words = folded(name).split(' ')
  return folded(typed)
    .split(' ')
    .every(part => words.some(word => word.startsWith(part)))
}
