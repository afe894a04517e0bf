import { useState } from 'react'
import type { ImportKind } from '../../../../../contract/imports.ts'
import { useAct } from '../../../../care/act/use-act.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import type { CsvTable } from '../../../../components/csv-rows.ts'
import { Card } from '../../../../components/page.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import classes from './import.module.css'
import { ImportResult } from './import-result.tsx'
import { columnsOf, type Field, fieldsOf, type Matched, matchColumns, rowsOf } from './match.ts'

type Props = { kind: ImportKind; table: CsvTable; kept: Record<string, string> }
export type Result = AnswerOf<'POST /imports'>
const none = -1

/** Which column holds what, then what would come of it, then the import itself. */
export function MatchForm({ kind, table, kept }: Props) {
  const { run } = useChange('POST /imports')
  const { act, busy } = useAct()
  const [matched, setMatched] = useState<Matched>(() => matchColumns(kind, table.headings, kept))
  const [result, setResult] = useState<Result>()
  const fields = fieldsOf(kind)
  const missing = fields.filter(({ name, required }) => required && matched[name] === undefined)
  const send = (rehearsal: boolean) =>
    act({
      run: async () =>
        setResult(await run({ body: { kind, rehearsal, rows: rowsOf(table, matched), columns: columnsOf(table, matched) } })),
    })
  const match = (name: string, column: number) => {
    setResult(undefined)
    setMatched(({ [name]: _before, ...others }) => (column === none ? others : { ...others, [name]: column }))
  }
  return (
    <>
      <Card title="Welke kolom is wat?">
        <div className={classes.part}>
          <p className={classes.about}>
            {table.rows.length} rijen gevonden. Kies bij elk veld de kolom; dat onthouden wij voor de volgende keer.
          </p>
          <div className={classes.fields}>
            {fields.map(field => (
              <ColumnField
                key={field.name}
                {...{ field, table }}
                column={matched[field.name] ?? none}
                onChange={column => match(field.name, column)}
              />
            ))}
          </div>
          {missing.length > 0 && (
            <p className={classes.about}>Kies nog een kolom voor {missing.map(({ label }) => label.toLowerCase()).join(', ')}.</p>
          )}
          <div className={classes.acts}>
            <Button disabled={missing.length > 0} loading={busy && !result} onClick={() => void send(true)}>
              Nakijken
            </Button>
          </div>
        </div>
      </Card>
      {result && <ImportResult {...{ kind, result, table, matched, busy }} onImport={() => void send(false)} />}
    </>
  )
}

type ColumnProps = { field: Field; table: CsvTable; column: number; onChange: (column: number) => void }

function ColumnField({ field: { label, required, help }, table: { headings, rows }, column, onChange }: ColumnProps) {
  const example = rows.find(row => row[column]?.trim())?.[column]
  const said = column === none ? help : example && `Bijvoorbeeld: ${example.slice(0, 60)}`
  return (
    <SelectField
      {...{ label, required, ...(said && { description: said }) }}
      choices={[
        { value: none, label: required ? 'Kies een kolom' : 'Staat er niet in' },
        ...headings.map((heading, index) => ({ value: index, label: heading })),
      ]}
      value={column}
      onChange={onChange}
    />
  )
}
