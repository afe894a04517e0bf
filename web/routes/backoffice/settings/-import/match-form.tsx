import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { Card } from '#components/page/page.tsx'
import type { ImportKind } from '#contract/office/imports.ts'
import { counted } from '#rules/time/format-nl.ts'
import { type Matched, matchColumns, missingIn } from '#rules/typed/import-columns.ts'
import classes from '../settings.module.css'
import { ImportResult } from './import-result.tsx'
import { columnsOf, type Field, fieldsByName, fieldsOf, type Result, rowsOf, unusedIn } from './match.ts'

type Props = { kind: ImportKind; table: SheetTable; kept: Record<string, string> }
const none = -1

/** Matches the columns, then previews the result, then imports. */
export function MatchForm({ kind, table, kept }: Props) {
  const { run } = useChange('POST /imports')
  const { act, busy } = useAction()
  const [matched, setMatched] = useState<Matched>(() => matchColumns(fieldsByName(kind), table.headings, kept))
  const [result, setResult] = useState<Result>()
  const fields = fieldsOf(kind)
  const missing = missingIn(fieldsByName(kind), matched)
  const lacking = fields.filter(({ name }) => missing.includes(name)).map(({ label }) => label.toLowerCase())
  const send = (how: { rehearsal: boolean; leaveOutFaulty?: boolean }) =>
    act({
      run: async () =>
        setResult(await run({ body: { kind, ...how, rows: rowsOf(table, matched), columns: columnsOf(table, matched) } })),
    })
  const match = (name: string, column: number) => {
    setResult(undefined)
    setMatched(({ [name]: _before, ...others }) => (column === none ? others : { ...others, [name]: column }))
  }
  return (
    <>
      <Card title="Welke kolom is wat?">
        <div className="stack gap-16 breaks">
          <p className="soft reading">
            {counted(table.rows.length, 'rij', 'rijen')} gevonden. Kies bij elk veld de kolom; dat onthouden wij voor de volgende
            keer.
          </p>
          <div className={`grid top gap-16 ${classes.fields}`}>
            {fields.map(field => (
              <ColumnField
                key={field.name}
                {...{ field, table }}
                required={field.required && (matched[field.name] !== undefined || missing.includes(field.name))}
                column={matched[field.name] ?? none}
                onChange={column => match(field.name, column)}
              />
            ))}
          </div>
          <Unused kind={kind} table={table} matched={matched} />
          {lacking.length > 0 && <p className="soft reading">Kies nog een kolom voor {lacking.join(', ')}.</p>}
          <div className={`flex ${classes.acts}`}>
            <Button disabled={lacking.length > 0} loading={busy && !result} onClick={() => void send({ rehearsal: true })}>
              Nakijken
            </Button>
          </div>
        </div>
      </Card>
      {result && (
        <ImportResult
          {...{ kind, result, table, busy }}
          onImport={() => void send({ rehearsal: false, leaveOutFaulty: result.faults.length > 0 })}
        />
      )}
    </>
  )
}

/** What will not be imported, shown beforehand. */
function Unused({ kind, table, matched }: Pick<Props, 'kind' | 'table'> & { matched: Matched }) {
  const unused = unusedIn(kind, table, matched)
  const isUsed = (heading: string) => Object.values(matched).some(column => table.headings[column] === heading)
  if (unused.length === 0) return <p className="soft reading">Elke kolom van het bestand wordt gebruikt.</p>
  return (
    <section aria-label="Kolommen die niet meegaan">
      <h3>{unused.length === 1 ? 'Deze kolom gaat' : 'Deze kolommen gaan'} niet mee</h3>
      <ul className="marked grid gap-4 above-8">
        {unused.map(({ heading, rows, example }) => (
          <li key={heading}>
            <strong>{heading}</strong>
            {isUsed(heading) && `, in ${rows === 1 ? 'een rij' : `${rows} rijen`} waar al iets anders staat`}
            {example ? `, bijvoorbeeld: ${example.slice(0, 120)}` : ', leeg'}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ColumnProps = { field: Field; table: SheetTable; required: boolean; column: number; onChange: (column: number) => void }

function ColumnField({ field: { label, help }, table: { headings, rows }, required, column, onChange }: ColumnProps) {
  const example = rows.find(row => row[column]?.trim())?.[column]
  const said = column === none ? help : example && `Bijvoorbeeld: ${example.slice(0, 60)}`
  return (
    <SelectField
      {...{ label, required, ...(said && { description: said }) }}
      choices={[
        { value: none, label: required ? 'Kies een kolom' : 'Staat er niet in' },
        ...headings.map((heading, index) => ({ value: index, label: heading.slice(0, 80) })),
      ]}
      value={column}
      onChange={onChange}
    />
  )
}
