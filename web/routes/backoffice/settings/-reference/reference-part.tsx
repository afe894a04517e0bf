import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { readChoice, stringifySearch } from '#client/search-params.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'
import { type Column, type Row, type Table, tables } from './tables.ts'

const RowDialog = late(() => import('./row-dialog.tsx'))
const names = Object.keys(tables)

/** The reference data: one table at a time. */
export default function ReferencePart() {
  const navigate = useNavigate()
  const { tabel } = useSearch({ strict: false }) as { tabel?: string }
  const chosen = readChoice(tabel, names, names[0]!)
  return (
    <div className="stack gap-16">
      <div className={classes.choice}>
        <SelectField
          label="Lijst"
          choices={names.map(value => ({ value, label: tables[value]!.label }))}
          value={chosen}
          onChange={tabel =>
            void navigate({
              href: `/backoffice/settings${stringifySearch({ onderdeel: 'stamgegevens', tabel })}`,
              resetScroll: false,
            })
          }
        />
      </div>
      <TableCard key={chosen} table={tables[chosen]!} />
    </div>
  )
}

function TableCard({ table }: { table: Table }) {
  const query = useQuery(queryOf(table.list as 'GET /acts', { query: {} }))
  const [open, setOpen] = useState<Row | 'new'>()
  return (
    <Card
      title={table.label}
      aside={
        table.add && (
          <Button size="sm" leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={() => setOpen('new')}>
            Toevoegen
          </Button>
        )
      }
    >
      <p className="below-12 soft reading">
        {table.about} {table.add && 'Wat niet meer te kiezen is, blijft staan waar het gebruikt is.'}
      </p>
      <QueryState
        query={query}
        rows={6}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Nog leeg" text="Voeg de eerste toe." />}
      >
        {({ member }) => (
          <DataTable
            caption={table.label}
            columns={columnsOf(table, setOpen)}
            rows={member as unknown as Row[]}
            idOf={({ uuid }) => uuid}
          />
        )}
      </QueryState>
      {open && <RowDialog table={table} row={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

const said = ({ kind, words = {} }: Column, value: Row[string] | undefined): string => {
  if (value === undefined || value === null) return '–'
  if (kind === 'yes') return value ? 'Ja' : 'Nee'
  if (kind === 'money') return formatMoney(Number(value))
  if (kind === 'day') return formatDate(String(value))
  return [value]
    .flat()
    .map(one => words[String(one)] ?? String(one))
    .join(', ')
}
const columnsOf = (table: Table, onChange: (row: Row) => void): TableColumn<Row>[] => {
  const { columns, nameOf } = table
  const title: TableColumn<Row>[] = nameOf ? [{ key: 'rij', label: table.label, onCard: 'title', value: row => nameOf(row) }] : []
  return [
    ...title,
    ...columns.map(
      (column): TableColumn<Row> => ({
        key: column.name,
        label: column.label,
        ...(column.name === 'name' && { onCard: 'title' }),
        value: row => said(column, row[column.name]),
      }),
    ),
    {
      key: 'doen',
      label: 'Wat je kunt doen',
      onCard: 'line',
      value: row => (
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onChange(row)}>
          Wijzigen<span className="unseen"> {nameOf ? nameOf(row) : String(row.name)}</span>
        </Button>
      ),
    },
  ]
}
