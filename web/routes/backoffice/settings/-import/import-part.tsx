import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { readChoice, stringifySearch } from '#client/search-params.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { SheetChoice } from '#components/files/sheet-choice.tsx'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { type ImportKind, importKinds, maxImportRows } from '#contract/office/imports.ts'
import classes from '../settings.module.css'
import { kindWords } from './kind-words.ts'
import { fieldsOf, knownOf } from './match.ts'
import { MatchForm } from './match-form.tsx'

/**
 * Imports clients, care workers and rates from a spreadsheet: choose a file, match its columns, see the errors, then import all at once.
 */
export default function ImportPart() {
  const navigate = useNavigate()
  const { wat } = useSearch({ strict: false }) as { wat?: string }
  const kind = readChoice(wat, importKinds, 'clients')
  return (
    <div className="stack gap-16 breaks">
      <Card title="Importeren">
        <div className="stack gap-16 breaks">
          <p className="soft reading">
            Kies het bestand zoals Excel of een ander programma het bewaart: als .xlsx of als CSV. Eerst kijken wij alles na en
            zeggen wij wat er niet klopt. Wat er al is, blijft zoals het is.
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
          <p className="soft reading">Nodig: {neededIn(kind)}.</p>
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
  const kept = useQuery(queryOf('GET /imports/columns', {}))
  const [{ table, count }, setChosen] = useState<{ table?: SheetTable | undefined; count: number }>({ count: 0 })
  return (
    <>
      <Card title="Bestand">
        <div className="stack gap-16 breaks">
          <SheetChoice
            known={knownOf(kind)}
            refusalOf={refusalOf}
            onChange={chosen => setChosen(last => ({ table: chosen?.table, count: last.count + 1 }))}
          />
          {table && <PassedOver {...table} />}
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
const refusalOf = ({ rows }: SheetTable): string | undefined => {
  if (rows.length === 0) return 'Er staan geen rijen in dit bestand.'
  if (rows.length > maxImportRows)
    return `Er staan ${rows.length} rijen in dit bestand. Verdeel het: het kunnen er ${maxImportRows} tegelijk zijn.`
  return undefined
}

const maxPassed = 5
/** The rows that were skipped, such as a title or a total; and which sheet was read. */
function PassedOver({ passed, sheet }: SheetTable) {
  if (passed.length === 0 && sheet === undefined) return null
  const said = passed.slice(0, maxPassed).map(({ line, words }) => `rij ${line} (“${words.slice(0, 60)}”)`)
  const more = passed.length - maxPassed
  return (
    <p className="soft reading">
      {sheet !== undefined && `Wij lezen het eerste werkblad, “${sheet}”, en niet de andere. `}
      {passed.length > 0 && `Geen rijen met gegevens, dus niet gelezen: ${said.join(', ')}${more > 0 ? `, en nog ${more}` : ''}.`}
    </p>
  )
}
