import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { DownloadButton } from '#care/act/download-button.tsx'
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

/** What every part is given: the address, and what is asked by it. */
export type PartProps = { of: OrderSearch; asked: FiguresQuery }
type Props<T> = {
  title: string
  query: UseQueryResult<T, Problem>
  /** What is counted, in a sentence or two. */
  about: ReactNode
  isEmpty: (answer: T) => boolean
  empty: string
  children: (answer: T) => ReactNode
}

/** One part of the figures, in each of its states. */
export function FigurePart<T>({ title, query, about, isEmpty, empty, children }: Props<T>) {
  return (
    <Card title={title}>
      <div className={`stack gap-16 ${classes.part}`}>
        <div className={`flush soft reading ${classes.about}`}>{about}</div>
        <QueryState query={query} height={320} isEmpty={isEmpty} empty={<p className="flush soft reading">{empty}</p>}>
          {children}
        </QueryState>
      </div>
    </Card>
  )
}

type FileProps = {
  /** What the rows are: "gevuld per week". */
  label: string
  /** Its name as a file. */
  table: In<(typeof figureOperations)['exportCsv']['query']>['table']
  asked: FiguresQuery
}

/** A table as a file for a spreadsheet; where no table stands beside it, with what it is of. */
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

/** The numbers behind a chart: folded until somebody wants them, always on paper, and as a file for a spreadsheet. */
export function FigureTable<T>({ label, table, asked, ...rest }: TableProps<T>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const Sign = opened ? ChevronUpIcon : ChevronDownIcon
  return (
    <div className="stack gap-8">
      <div className={`flex gap-8 ${classes.tableHead}`}>
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
