import { isShaped } from '../../../client/draft-shape.ts'
import { useDraft } from '../../../client/drafts.ts'
import type { Roster } from '../roster.ts'
import type { Marks } from './lines-by-day.ts'

const pair = { careMoment: '', careWorker: '' }
const filled: Marks = { off: [''], held: [pair], forbidden: [pair] }
const read = (kept: unknown): Marks | undefined => (isShaped<Marks>(kept, filled, filled) ? kept : undefined)

/** What is marked of the plan of a roster; it is there again after a reload. It begins with what the roster was asked with. */
export function useMarks(roster: Roster | undefined): [Marks, (next: (now: Marks) => Marks) => void] {
  const { held = [], forbidden = [] } = roster ?? {}
  const { draft, set } = useDraft<Marks>(`roosterkeuzes ${roster?.uuid ?? ''}`, { off: [], held, forbidden }, read)
  return [draft, set]
}
