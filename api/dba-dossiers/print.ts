// The dossier as a PDF: an explanation, and its lines by section.
import type { DossierSection } from '../../rules/dossier/dossier.ts'
import { dossierAbout, nothingTogether, sayDossierLine } from '../../rules/dossier/say.ts'
import { formatDate } from '../../rules/time/format-nl.ts'
import { writeChapter, writeFacts } from '../platform/files/chapters.ts'
import { color, left, openPaper, width } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'

interface Heading {
  careWorker: string
  organization: string
  /** YYYY-MM-DD. */
  from: string
  to: string
  today: string
  atOwnLocations: boolean
  askedBy: string
}
/** The pages, as of today; the footer has the date and who requested it. */
export const dossierPages = async (heading: Heading, sections: DossierSection[]): Promise<Buffer> => {
  const { careWorker, organization, from, to, today, atOwnLocations, askedBy } = heading
  const title = `DBA-dossier van ${careWorker} en ${organization}`
  const paper = await openPaper({ title, author: organization, date: today })
  const facts: [string, string][] = [
    ['Zorgverlener', careWorker],
    ['Organisatie', atOwnLocations ? `${organization}, alleen eigen locaties van wie dit opvroeg` : organization],
    ['Periode', `${formatDate(from)} t/m ${formatDate(to)}`],
  ]
  let y = writeFacts(paper, facts, paper.letterhead('DBA-dossier'), { labelWidth: 110, bold: true }) + 6
  y += paper.write(dossierAbout, left, y, { width, tint: color.soft }) + 4
  if (sections.length === 0) y += paper.write(nothingTogether, left, y + 10, { width })
  for (const { title: chapter, lines } of sections) {
    const items = lines.map(line => {
      const { when, points, why } = sayDossierLine(line)
      return { heading: line.said, text: `${when}. Bron: ${line.source}.\n${points}. ${why}` }
    })
    y = writeChapter(paper, chapter, items, y)
  }
  // On every page, so that a loose one still says whose it is.
  return paper.close(`${title}. Opgemaakt op ${formatDate(today)} via Zorginzet, opgevraagd door ${askedBy}.`)
}
/** The same, made in a thread of its own. */
export const printDossier = inThread<[Heading, DossierSection[]], Buffer>(import.meta.url, 'dossierPages')
