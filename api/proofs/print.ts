// The proof of a moment on one A4 page.

import { type ProofStep, sayProofStep } from '../../rules/documents/proof.ts'
import { formatDate } from '../../rules/time/format-nl.ts'
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
const whenWidth = 130
const stepWidth = 110

/** The page. Based on the facts as of today; the date is in the footer. */
export const proofPage = async ({ title, organization, about, today }: Heading, steps: ProofStep[]): Promise<Buffer> => {
  const paper = await openPaper({ title: `Bewijs van ${title}`, author: organization, date: today })
  let y = paper.letterhead('Bewijs')
  y += paper.write(title, left, y, { size: 13, bold: true, as: 'H2' }) + 4
  for (const line of about) y += paper.write(line, left, y, { tint: color.soft }) + 2
  y += 16
  const printStep = (step: ProofStep) => {
    const { when, by, what } = sayProofStep(step)
    const tint = when ? color.ink : color.soft
    paper.rule(y, color.line, left)
    y += 8
    const aside = left + whenWidth + stepWidth
    const heights = [
      paper.write(when ?? '—', left, y, { width: whenWidth - 10, tint, as: 'TD' }),
      paper.write(step.title, left + whenWidth, y, { bold: true, width: stepWidth - 10, as: 'rowHead' }),
      paper.write([by, what].filter(Boolean).join('\n'), aside, y, { width: left + width - aside, tint, as: 'TD' }),
    ]
    y += Math.max(...heights) + 8
  }
  paper.part('Table', () => {
    for (const step of steps) paper.part('TR', () => printStep(step))
  })
  return paper.close(`${organization}. Opgemaakt op ${formatDate(today)} via Zorginzet, uit de vastgelegde gebeurtenissen.`)
}
/** The same, made in a thread of its own. */
export const printProof = inThread<[Heading, ProofStep[]], Buffer>(import.meta.url, 'proofPage')
