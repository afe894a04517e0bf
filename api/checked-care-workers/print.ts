// The checks of care workers' documents, for a spreadsheet.
import type { Item } from '../../contract/language.ts'
import type { CheckedCareWorker } from '../../contract/organizations/checked-care-workers.ts'
import { documentName } from '../../rules/documents/required-documents.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { type Cell, csvOf } from '../platform/files/csv.ts'

type Checked = Item<typeof CheckedCareWorker>
type Check = Checked['documents'][number]
const formName = { freelance: 'Zzp', temp_work: 'Uitzend' }
const byName = { seal: 'Elektronisch zegel', person: 'Medewerker van Zorginzet' }
const dayOf = (instant: string | undefined) => instant && amsterdamDate(instant)

const columns: [string, (worker: Checked, check: Check) => Cell][] = [
  ['Achternaam', ({ profile }) => profile.lastName],
  ['Voornaam', ({ profile }) => profile.firstName],
  ['Niveau', ({ profile }) => profile.expertiseLevel.name],
  ['Werkt hier als', ({ worksAs }) => worksAs.map(form => formName[form]).join(' en ')],
  ['Document', (_, { kind, kinds }) => (kind ? [kind] : kinds).map(each => documentName[each]).join(' of ')],
  ['In orde', (_, { kind }) => (kind ? 'ja' : 'nee')],
  ['Gecontroleerd op', (_, check) => dayOf(check.checkedAt)],
  ['Gecontroleerd door', (_, check) => check.checkedBy && byName[check.checkedBy]],
  ['Zegel van', (_, { seal }) => seal?.signer],
  ['Verzegeld op', (_, { seal }) => dayOf(seal?.signedAt)],
  ['Staat in het BIG-register van', (_, { inRegisterOf }) => inRegisterOf],
  ['Geldig tot en met', (_, { validUntil }) => validUntil],
]
/** A header, then a line for each required document of each care worker. */
export const checksCsv = (workers: Checked[]): string =>
  csvOf([
    columns.map(([name]) => name),
    ...workers.flatMap(worker => worker.documents.map(check => columns.map(([, value]) => value(worker, check)))),
  ])
