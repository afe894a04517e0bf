import { memo, type ReactNode, useState } from 'react'
import { SelectField } from '../fields/select-field.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../marks/icons.tsx'
import classes from './data-table.module.css'
import { inOrder, type Sort, turned } from './table-order.ts'
import { tableRoles } from './table-roles.ts'

export type TableColumn<T> = {
  /** Its key for sorting; unique in the table. */
  key: string
  label: string
  value: (row: T) => ReactNode
  /** Numbers are right-aligned. */
  figures?: boolean
  /** The value rows are sorted by when people press its heading; without it they cannot. */
  order?: (row: T) => string | number | undefined
  /** Its place on a card: as the title, at the right, on a line of its own, or (plain) on a line with its label before it. */
  onCard?: 'title' | 'figure' | 'line' | 'plain'
  /** Its total, in the last row. */
  total?: ReactNode
}

type Props<T> = {
  /** What the table is about; visible only when `captioned`. */
  caption: string
  captioned?: boolean
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  idOf: (row: T) => string
  /** What the first column is: the names of the rows. */
  rowHeads?: boolean
  /** On a narrow screen each row becomes a card; a small table stays a table. */
  phone?: 'cards' | 'table'
  /** The sort order, when the address or the server keeps it; otherwise the table keeps its own. */
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

/** Rows under columns: sorted by pressing a heading, a card each on a narrow screen, with totals where columns have one. */
export function DataTable<T>({
  caption,
  captioned = false,
  columns,
  rows,
  idOf,
  rowHeads = false,
  phone = 'cards',
  ...order
}: Props<T>) {
  const [own, setOwn] = useState<Sort>()
  const isOwn = order.onSort === undefined
  const sort = isOwn ? own : order.sort
  const setSort = order.onSort ?? setOwn
  const by = isOwn ? columns.find(({ key }) => key === sort?.by)?.order : undefined
  const shown = by && sort ? inOrder(rows, by, sort.down) : rows
  const sortable = columns.filter(column => column.order)
  return (
    <div className={`stack gap-8 ${classes.frame}`} data-phone={phone}>
      {phone === 'cards' && sortable.length > 0 && <SortField {...{ columns: sortable, sort, setSort }} />}
      <table className={`full figures ${classes.table}`} {...tableRoles.table}>
        <caption className={captioned ? `strong text-start ${classes.caption}` : 'unseen'}>{caption}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map(column => (
              <Head key={column.key} {...{ column, sort, setSort }} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {shown.map(row => (
            <Row key={idOf(row)} {...{ row, columns, rowHeads }} />
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot {...tableRoles.group}>
            <tr {...tableRoles.row}>
              {columns.map((column, at) => (
                <Cell key={column.key} column={column} isHead={at === 0}>
                  {column.total ?? (at === 0 ? 'Totaal' : null)}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

type Sorting<T> = { sort: Sort | undefined; setSort: (sort: Sort) => void } & { column: TableColumn<T> }

function Head<T>({ column: { key, label, figures, order }, sort, setSort }: Sorting<T>) {
  const here = sort?.by === key ? sort : undefined
  const Sign = here?.down ? ChevronDownIcon : ChevronUpIcon
  return (
    <th
      scope="col"
      {...tableRoles.column}
      data-figures={figures}
      aria-sort={here ? (here.down ? 'descending' : 'ascending') : undefined}
    >
      {order ? (
        <>
          <button
            type="button"
            className={`inline-row gap-4 inherits ${classes.sort}`}
            onClick={() => setSort(turned(sort, key))}
          >
            {label}
            <Sign size={16} className={here ? undefined : classes.unsorted} />
          </button>
          <span className={classes.unpressed}>{label}</span>
        </>
      ) : (
        label
      )}
    </th>
  )
}

type RowProps<T> = { row: T; columns: readonly TableColumn<T>[]; rowHeads: boolean }

/** Renders again only when its row or the columns change; tables with many rows keep their columns the same between renders. */
const Row = memo(function Row<T>({ row, columns, rowHeads }: RowProps<T>) {
  return (
    <tr {...tableRoles.row}>
      {columns.map((column, at) => (
        <Cell key={column.key} column={column} isHead={rowHeads && at === 0}>
          {column.value(row)}
        </Cell>
      ))}
    </tr>
  )
}) as <T>(props: RowProps<T>) => ReactNode

type CellProps<T> = { column: TableColumn<T>; isHead: boolean; children: ReactNode }

function Cell<T>({ column: { label, figures, onCard = 'plain' }, isHead, children }: CellProps<T>) {
  const look = { 'data-figures': figures, 'data-card': onCard, 'data-empty': children === null || undefined }
  const content = (
    <>
      {onCard === 'plain' && !isHead && (
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </>
  )
  if (isHead)
    return (
      <th scope="row" {...tableRoles.rowHead} {...look}>
        {content}
      </th>
    )
  return (
    <td {...tableRoles.cell} {...look}>
      {content}
    </td>
  )
}

type SortFieldProps<T> = Omit<Sorting<T>, 'column'> & { columns: readonly TableColumn<T>[] }

/** The sort order on a phone, where there are no headings to press. */
function SortField<T>({ columns, sort, setSort }: SortFieldProps<T>) {
  const choices = columns.flatMap(({ key, label }) => [
    { value: `${key} op`, label: `${label}, oplopend` },
    { value: `${key} af`, label: `${label}, aflopend` },
  ])
  return (
    <SelectField
      size="sm"
      aria-label="Volgorde"
      className={classes.sortField}
      value={sort ? `${sort.by} ${sort.down ? 'af' : 'op'}` : ''}
      choices={sort ? choices : [{ value: '', label: 'Volgorde' }, ...choices]}
      onChange={chosen => chosen && setSort({ by: chosen.slice(0, -3), down: chosen.endsWith(' af') })}
    />
  )
}
