import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { DownloadButton } from '#care/action/download-button.tsx'
import { download, type Problem } from '#client/api.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { In } from '#contract/language.ts'
import type { figureOperations } from '#contract/office/figures.ts'
import type { OrderSearch } from '../-list/orders.ts'
import classes from './figures.module.css'
import type { FiguresQuery } from './figures-search.ts'

/** The props of every part: the list search, and the query of the figures. */
export type PartProps = { of: OrderSearch; asked: FiguresQuery }
type Props<T> = {
  title: string
  query: UseQueryResult<T, Problem>
  /** An explanation of what is counted. */
  about: ReactNode
  isEmpty: (answer: T) => boolean
  empty: string
  children: (answer: T) => ReactNode
}

/** A part of the figures, with its loading, error and empty states. */
export function FigurePart<T>({ title, query, about, isEmpty, empty, children }: Props<T>) {
  return (
    <Card title={title}>
      <div className={`stack gap-16 ${classes.part}`}>
        <div className={`soft reading ${classes.about}`}>{about}</div>
        <QueryState query={query} height={320} isEmpty={isEmpty} empty={<p className="soft reading">{empty}</p>}>
          {children}
        </QueryState>
      </div>
    </Card>
  )
}

type FileProps = {
  /** The name of the rows: "gevuld per week". */
  label: string
  /** The name of the table in the export. */
  table: In<(typeof figureOperations)['exportCsv']['query']>['table']
  asked: FiguresQuery
}

/** Downloads a table as a spreadsheet file; `alone` shows the label, when no table is beside it. */
export function FigureFile({ label, table, asked, alone = false }: FileProps & { alone?: boolean }) {
  if (!useFeature('exports')) return null
  return (
    <DownloadButton variant="default" size="sm" fetchFile={() => download('GET /figures/export', { query: { ...asked, table } })}>
      CSV<span className={alone ? undefined : 'unseen'}> {label}</span>
    </DownloadButton>
  )
}

type TableProps<T> = FileProps & {
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  idOf: (row: T) => string
}

/** The numbers behind a chart: folded on the screen, always open on paper, and available as a file. */
export function FigureTable<T>({ label, table, asked, ...rest }: TableProps<T>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const Sign = opened ? ChevronUpIcon : ChevronDownIcon
  return (
    <div className="stack gap-8">
      <div className={`flex gap-8 no-print ${classes.tableHead}`}>
        <Button
          variant="default"
          size="sm"
          aria-expanded={opened}
          aria-controls={id}
          leftSection={<Sign size={18} />}
          onClick={() => setOpened(!opened)}
        >
          Als tabel: {label}
        </Button>
        <FigureFile {...{ label, table, asked }} />
      </div>
      <div id={id} hidden={!opened} className={classes.folded}>
        <DataTable caption={label} rowHeads {...rest} />
      </div>
    </div>
  )
}
