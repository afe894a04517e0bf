// The proof of a moment on one A4 page.
import { formatDate, formatDateTime } from '../../rules/format-nl.ts'
import type { ProofStep } from '../../rules/proof.ts'
import { color, left, openPaper, width } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'

interface Heading {
  title: string
  organization: string
  /** When, where and for whom it is. */
  about: string[]
  /** YYYY-MM-DD. */
  today: string
}
const whenOf = (at: string | null) => (at === null ? '—' : at.length === 10 ? formatDate(at) : formatDateTime(at))
const whenWidth = 130
const stepWidth = 110

/** The page. Made of what is known today, which stands at its foot. */
export const proofPage = async ({ title, organization, about, today }: Heading, steps: ProofStep[]): Promise<Buffer> => {
  const paper = await openPaper({ title: `Bewijs van ${title}`, author: organization, date: today })
  let y = paper.letterhead('Bewijs')
  y += paper.write(title, left, y, { size: 13, bold: true }) + 4
  for (const line of about) y += paper.write(line, left, y, { tint: color.soft }) + 2
  y += 16
  for (const { title: name, at, by, detail } of steps) {
    paper.rule(y, color.line, left)
    y += 8
    const aside = left + whenWidth + stepWidth
    const heights = [
      paper.write(whenOf(at), left, y, { width: whenWidth - 10, tint: at ? color.ink : color.soft }),
      paper.write(name, left + whenWidth, y, { bold: true, width: stepWidth - 10 }),
      paper.write([by, detail].filter(Boolean).join('\n') || 'Nog niet', aside, y, {
        width: left + width - aside,
        tint: at ? color.ink : color.soft,
      }),
    ]
    y += Math.max(...heights) + 8
  }
  return paper.close(`${organization}. Opgemaakt op ${formatDate(today)} via Zorginzet, uit de vastgelegde gebeurtenissen.`)
}
/** The same, made in a thread of its own. */
export const printProof = inThread<[Heading, ProofStep[]], Buffer>(import.meta.url, 'proofPage')
