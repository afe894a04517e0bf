import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { type ImportKind, importKinds, mostImportRows } from '../../../../../contract/imports.ts'
import { ask } from '../../../../client/cache.ts'
import { type CsvTable, readCsv } from '../../../../components/csv-rows.ts'
import { Notice } from '../../../../components/notice.tsx'
import { Card } from '../../../../components/page.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { readChoice, stringifySearch } from '../../../../search-params.ts'
import classes from './import.module.css'
import { kindWords } from './kind-words.ts'
import { fieldsOf } from './match.ts'
import { MatchForm } from './match-form.tsx'

/** Clients, care workers and rates from a spreadsheet: a file, its columns, what is wrong with it, and then all at once. */
export default function ImportPart() {
  const navigate = useNavigate()
  const { wat } = useSearch({ strict: false }) as { wat?: string }
  const kind = readChoice(wat, importKinds, 'clients')
  return (
    <div className={classes.part}>
      <Card title="Importeren">
        <div className={classes.part}>
          <p className={classes.about}>
            Bewaar het werkblad als CSV, met de namen van de kolommen op de eerste rij. Eerst kijken wij alles na; pas als elke
            rij klopt, komt alles erin. Wat er al is, blijft zoals het is.
          </p>
          <div className={classes.choice}>
            <SelectField
              label="Wat wil je importeren?"
              choices={importKinds.map(value => ({ value, label: kindWords[value].title }))}
              value={kind}
              onChange={next =>
                void navigate({
                  href: `/backoffice/settings${stringifySearch({ onderdeel: 'importeren', wat: next })}`,
                  resetScroll: false,
                })
              }
            />
          </div>
          <p className={classes.about}>Nodig: {neededIn(kind)}.</p>
        </div>
      </Card>
      <FileImport key={kind} kind={kind} />
    </div>
  )
}
const neededIn = (kind: ImportKind) =>
  fieldsOf(kind)
    .filter(({ required }) => required)
    .map(({ label }) => label.toLowerCase())
    .join(', ')

function FileImport({ kind }: { kind: ImportKind }) {
  const kept = useQuery(ask('GET /imports/columns', {}))
  const [{ table, refused, count }, setFile] = useState<{ table?: CsvTable; refused?: string; count: number }>({ count: 0 })
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file) return
    const read = await readCsv(file)
    const why = refusalOf(read)
    setFile(last => ({ ...(why ? { refused: why } : { table: read }), count: last.count + 1 }))
  }
  return (
    <>
      <Card title="Bestand">
        <div className={classes.part}>
          <div className={classes.choice}>
            <TextField label="CSV-bestand" type="file" accept=".csv,text/csv,text/plain" onChange={event => void choose(event)} />
          </div>
          {refused && (
            <Notice tone="attention" role="alert">
              {refused}
            </Notice>
          )}
        </div>
      </Card>
      {table && (
        <QueryState query={kept} rows={8} height={44}>
          {({ columns }) => (
            <MatchForm key={count} kind={kind} table={table} kept={columns.find(one => one.kind === kind)?.columns ?? {}} />
          )}
        </QueryState>
      )}
    </>
  )
}
const refusalOf = ({ rows }: CsvTable): string | undefined => {
  if (rows.length === 0) return 'Er staan geen rijen in dit bestand, of het is geen CSV.'
  if (rows.length > mostImportRows)
    return `Er staan ${rows.length} rijen in dit bestand. Verdeel het: het kunnen er ${mostImportRows} tegelijk zijn.`
  return undefined
}
