// The texts of a dossier that the screen and the PDF share.
import { formatDate } from '../time/format-nl.ts'

/** What a line indicates: independence, employment, or neither. */
export const dossierPoints = ['independence', 'employment', 'fact'] as const
export type DossierPoints = (typeof dossierPoints)[number]
/** Its text on the screen and on paper. */
export const pointsName: Record<DossierPoints, string> = {
  independence: 'Wijst op zelfstandig',
  employment: 'Wijst op loondienst',
  fact: 'Feit',
}

/** The explanation above every dossier. */
export const dossierAbout =
  'Dit staat in Zorginzet over het werk als zzp’er, uit vastgelegde gebeurtenissen. Het is geen oordeel van de Belastingdienst en geen advies: of iemand zelfstandig werkt, volgt uit alle omstandigheden samen, ook die hier niet staan. Wat de een over de ander niet mag zien, is weggelaten.'
/** Shown when there are no lines. */
export const nothingTogether = 'In deze periode is er geen werk als zzp’er geweest, en niets aangeboden.'

/** The dates of a line, its source and what it indicates, in words for the screen and the PDF. */
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
