// Which result the keys choose, and which names a text finds.
import { folded } from '../../rules/folded.ts'

/** The key of the result that is chosen: the one that was, as long as it is there, else the first. */
export const chosenOf = (keys: readonly string[], chosen: string | undefined): string | undefined =>
  chosen !== undefined && keys.includes(chosen) ? chosen : keys[0]

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The result to which a key of the keyboard leads, round the ends of the list; undefined for a key that walks nowhere. */
export function walkTo(keys: readonly string[], chosen: string | undefined, pressed: string): string | undefined {
  const step = steps[pressed]
  if (step === undefined || keys.length === 0) return undefined
  const at = keys.indexOf(chosenOf(keys, chosen)!)
  return keys[(at + step + keys.length) % keys.length]
}

/** Whether each word of what is typed begins a word of the name: 'clien' finds 'Cliënten'. Nothing typed finds all. */
export function isFoundBy(name: string, typed: string): boolean {
  const words = folded(name).split(' ')
  return folded(typed)
    .split(' ')
    .every(part => words.some(word => word.startsWith(part)))
}
