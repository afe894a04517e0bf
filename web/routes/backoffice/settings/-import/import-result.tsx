import type { Address } from '../../../../../contract/addresses.ts'
import type { ImportKind } from '../../../../../contract/imports.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Button } from '../../../../components/button.tsx'
import type { CsvTable } from '../../../../components/csv-rows.ts'
import { DataTable, type TableColumn } from '../../../../components/data-table.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Card } from '../../../../components/page.tsx'
import classes from './import.module.css'
import { countOf, kindWords } from './kind-words.ts'
import { fieldsOf, type Matched } from './match.ts'
import type { Result } from './match-form.tsx'

type Fault = Result['faults'][number]
type Props = { kind: ImportKind; result: Result; table: CsvTable; matched: Matched; busy: boolean; onImport: () => void }
const mostShown = 200
// The first row of the file has the headings.
const lineOf = ({ row }: Fault) => row + 1

/** What is wrong with the file, or what it would make, or what it made. */
export function ImportResult({ kind, result, table, matched, busy, onImport }: Props) {
  const { fresh, known, isMade, faults } = result
  const wrong = new Set(faults.map(({ row }) => row)).size
  const already = known > 0 ? ` ${countOf(kind, known)} ${known === 1 ? 'is' : 'zijn'} er al.` : ''
  if (isMade)
    return (
      <Notice tone="settled" role="status" title="Geïmporteerd">
        <p>
          {countOf(kind, fresh)} toegevoegd.{already}{' '}
          <AppLink href={kindWords[kind].seen as Address}>Bekijk de {kindWords[kind].more}</AppLink>
        </p>
      </Notice>
    )
  if (wrong > 0)
    return (
      <Card title="Wat er niet klopt">
        <div className={classes.part}>
          <Notice tone="attention" role="status">
            {wrong === 1 ? '1 rij klopt' : `${wrong} rijen kloppen`} niet. Er is niets geïmporteerd. Verbeter het bestand en kies
            het opnieuw.
          </Notice>
          <DataTable
            caption="Wat er niet klopt"
            columns={columnsFor(kind, table, matched)}
            rows={faults.slice(0, mostShown)}
            idOf={({ row, field, message }) => `${row} ${field} ${message}`}
          />
          {faults.length > mostShown && (
            <p className={classes.about}>
              Dit zijn de eerste {mostShown} fouten van {faults.length}.
            </p>
          )}
        </div>
      </Card>
    )
  return (
    <Card title="Alles klopt">
      <div className={classes.part}>
        <p role="status">
          {fresh === 0
            ? 'Er is niets nieuws in dit bestand.'
            : `${countOf(kind, fresh)} ${fresh === 1 ? 'is' : 'zijn'} nieuw. ${kindWords[kind].follows}`}
          {already}
        </p>
        {fresh > 0 && (
          <div className={classes.acts}>
            <Button loading={busy} onClick={onImport}>
              {countOf(kind, fresh)} importeren
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

const columnsFor = (kind: ImportKind, { rows }: CsvTable, matched: Matched): TableColumn<Fault>[] => {
  const labels = Object.fromEntries(fieldsOf(kind).map(({ name, label }) => [name, label]))
  const written = ({ row, field }: Fault) => (field ? rows[row - 1]?.[matched[field] ?? -1] : undefined)
  return [
    { key: 'rij', label: 'Rij', onCard: 'title', value: fault => `Rij ${lineOf(fault)}` },
    { key: 'veld', label: 'Veld', onCard: 'line', value: ({ field }) => (field ? labels[field] : 'Hele rij') },
    { key: 'staat', label: 'Staat er nu', value: fault => written(fault) || 'Niets' },
    { key: 'waarom', label: 'Waarom het niet kan', onCard: 'line', value: ({ message }) => message },
  ]
}
