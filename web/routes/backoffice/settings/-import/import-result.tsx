import { useEffect, useRef } from 'react'
import { saveAs } from '#client/api.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import type { SheetTable } from '#components/files/sheet-table.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import type { Address } from '#contract/addresses.ts'
import type { ImportKind } from '#contract/office/imports.ts'
import { counted } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'
import { faultyRows } from './faulty-rows.ts'
import { countOf, kindWords } from './kind-words.ts'
import { fieldsByName, type Result } from './match.ts'

type Fault = Result['faults'][number]
type Props = { kind: ImportKind; result: Result; table: SheetTable; busy: boolean; onImport: () => void }
const [mostShown, longestShown] = [200, 300]

/** The errors in the file, or what it would create, or what it created; scrolled into view and announced. */
export function ImportResult(props: Props) {
  const shown = useRef<HTMLElement>(null)
  const { result } = props
  useEffect(() => {
    if (!result) return
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView({ block: 'start' })
  }, [result])
  return (
    <section ref={shown} tabIndex={-1} className={`stack gap-16 ${classes.result}`} aria-label="Uitkomst">
      <Outcome {...props} />
    </section>
  )
}

function Outcome({ kind, result, table, busy, onImport }: Props) {
  const { fresh, known, isMade, faults, alike } = result
  const wrong = new Set(faults.map(({ row }) => row)).size
  const already = known > 0 ? ` ${countOf(kind, known)} ${known === 1 ? 'is' : 'zijn'} er al.` : ''
  const fault = wrong > 0 && <Faults {...{ kind, table, faults, wrong, isMade }} />
  const doubles = alike.length > 0 && <Doubles {...{ table, alike }} />
  const act = fresh > 0 && (
    <div className={`flex ${classes.acts}`}>
      <Button loading={busy} variant={wrong > 0 ? 'default' : 'filled'} onClick={onImport}>
        {wrong > 0 ? `De andere ${countOf(kind, fresh)} importeren` : `${countOf(kind, fresh)} importeren`}
      </Button>
    </div>
  )
  if (isMade)
    return (
      <>
        <Notice tone="settled" role="status" title="Geïmporteerd">
          <p>
            {countOf(kind, fresh)} toegevoegd.{already}{' '}
            <AppLink href={kindWords[kind].seen as Address}>Bekijk de {kindWords[kind].more}</AppLink>
          </p>
        </Notice>
        {fault}
        {doubles}
      </>
    )
  if (wrong > 0)
    return (
      <>
        {fault}
        {doubles}
        {act}
      </>
    )
  return (
    <Card title="Alles klopt">
      <div className="stack gap-16 breaks">
        <p role="status">
          {fresh === 0
            ? 'Er is niets nieuws in dit bestand.'
            : `${countOf(kind, fresh)} ${fresh === 1 ? 'is' : 'zijn'} nieuw. ${kindWords[kind].consequences}`}
          {already}
        </p>
        {doubles}
        {act}
      </div>
    </Card>
  )
}

/** For care workers: possible duplicates with another e-mail address. They are imported all the same. */
function Doubles({ table, alike }: Pick<Props, 'table'> & { alike: Result['alike'] }) {
  return (
    <Notice tone="attention" title="Bestaat al?">
      <ul className="marked">
        {alike.slice(0, mostShown).map(({ row, name, email }) => (
          <li key={`${row} ${email}`}>
            Rij {table.lines[row - 1] ?? row} lijkt op {name}, die inlogt met {email}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type FaultsProps = Pick<Props, 'kind' | 'table'> & { faults: Fault[]; wrong: number; isMade: boolean }
function Faults({ kind, table, faults, wrong, isMade }: FaultsProps) {
  const labelOf = (field: string) => fieldsByName(kind)[field]?.label ?? field
  const lineOf = ({ row }: Fault) => table.lines[row - 1] ?? row
  const columns: TableColumn<Fault>[] = [
    { key: 'rij', label: 'Rij', onCard: 'title', value: fault => `Rij ${lineOf(fault)}` },
    { key: 'veld', label: 'Veld', onCard: 'line', value: ({ field }) => (field ? labelOf(field) : 'Hele rij') },
    {
      ...{ key: 'staat', label: 'Staat er nu' },
      value: ({ value }) => <span className="breaks">{value?.slice(0, longestShown) || 'Niets'}</span>,
    },
    {
      key: 'waarom',
      label: 'Waarom het niet kan',
      onCard: 'line',
      value: ({ message }) => <span className="breaks">{message}</span>,
    },
  ]
  return (
    <Card title="Wat er niet klopt">
      <div className="stack gap-16 breaks">
        <Notice tone="attention" role="status">
          {counted(wrong, 'rij klopt', 'rijen kloppen')} niet.{' '}
          {isMade ? 'Die zijn niet geïmporteerd.' : 'Er is niets geïmporteerd. Verbeter het bestand en kies het opnieuw.'}
        </Notice>
        <DataTable
          caption="Wat er niet klopt"
          columns={columns}
          rows={faults.slice(0, mostShown)}
          idOf={({ row, field, message }) => `${row} ${field} ${message}`}
        />
        {faults.length > mostShown && (
          <p className="soft reading">
            Dit zijn de eerste {mostShown} fouten van {faults.length}.
          </p>
        )}
        <div className={`flex ${classes.acts}`}>
          <Button variant="default" onClick={() => saveAs(faultyRows(table, faults, labelOf), 'wat-er-niet-klopt.csv')}>
            {wrong === 1 ? 'Deze rij downloaden' : `Deze ${wrong} rijen downloaden`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
