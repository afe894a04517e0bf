// The words of a dossier that the screen and the PDF share.
import { formatDate } from '../time/format-nl.ts'

/** Towards independence, towards employment, or neither. */
export const dossierPoints = ['independence', 'employment', 'fact'] as const
export type DossierPoints = (typeof dossierPoints)[number]
/** How it is said on the screen and on paper. */
export const pointsName: Record<DossierPoints, string> = {
  independence: 'Wijst op zelfstandig',
  employment: 'Wijst op loondienst',
  fact: 'Feit',
}

/** What the dossier is and what it is not, above every one. */
export const dossierAbout =
  'Dit staat in Zorginzet over het werk als zzp’er, uit vastgelegde gebeurtenissen. Het is geen oordeel van de Belastingdienst en geen advies: of iemand zelfstandig werkt, volgt uit alle omstandigheden samen, ook die hier niet staan. Wat de een over de ander niet mag zien, is weggelaten.'
/** Instead of lines, when there is nothing to tell. */
export const nothingTogether = 'In deze periode is er geen werk als zzp’er geweest, en niets aangeboden.'

/** The date or dates of a line, its source and which way it points, as the screen and the PDF both say it. */
export const sayDossierLine = ({
  from,
  until,
  points,
  why,
}: {
  from: string
  until: string
  points: DossierPoints
  why: string
}) => ({
  when: from === until ? formatDate(from) : `${formatDate(from)} t/m ${formatDate(until)}`,
  points: pointsName[points],
  why,
})
