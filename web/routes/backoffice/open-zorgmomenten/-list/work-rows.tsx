import { memo } from 'react'
import { panelId } from '#care/list/use-panel.ts'
import { DayScale } from '#care/moment/day-bar.tsx'
import { nowOnBar } from '#care/moment/day-bar-geometry.ts'
import { useAfterPaint } from '#components/hooks/use-after-paint.ts'
import { RowGroup, Rows } from '#components/lists/rows.tsx'
import { WarningIcon } from '#components/marks/icons.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import type { Hold } from '../../-parts/use-holds.ts'
import type { Group } from './urgency.ts'
import classes from './work.module.css'
import { type Column, columnWords } from './work-list.ts'
import { WorkRow } from './work-row.tsx'

type Props = {
  groups: readonly Group[]
  now: string
  open: string | undefined
  hasPanel: boolean
  fresh: ReadonlySet<string>
  /** The claim on each moment, by the moment's uuid. */
  holds: ReadonlyMap<string, Hold>
  me: string | undefined
  columns: readonly Column[]
  takesFocus: boolean
  onOpen: ((uuid: string | undefined) => void) | null
}

// The approximate height of a row.
const rowPx = 58
const loadPanel = () => void import('../-panel/work-panel.tsx').catch(() => undefined) // only a guess: it may not be needed

/** The open moments by urgency, all on one scale of hours. */
export const WorkRows = memo(function WorkRows({
  groups,
  now,
  open,
  hasPanel,
  fresh,
  holds,
  me,
  columns,
  takesFocus,
  onOpen,
}: Props) {
  const isPainted = useAfterPaint()
  const count = groups.flatMap(({ moments }) => moments).length
  return (
    <div className={classes.frame} data-panel={hasPanel || undefined} data-columns={columns.join(' ')}>
      <Rows
        label="Open opdrachten"
        {...{ open, onOpen, panelId, takesFocus }}
        preload={onOpen ? loadPanel : undefined}
        className={classes.rows}
      >
        {isPainted ? (
          groups.map((group, at) => (
            <RowGroup
              key={group.id}
              headingId={`groep-${group.id}`}
              head={<Head group={group} now={now} columns={at === 0 ? columns : []} />}
            >
              {group.moments.map(moment => {
                const hold = holds.get(moment.uuid)
                return (
                  <WorkRow
                    key={moment.uuid}
                    {...{ moment, now, hold, columns }}
                    groupId={`groep-${group.id}`}
                    isMine={hold?.holder.uuid === me}
                    isOpen={moment.uuid === open}
                    isFresh={fresh.has(moment.uuid)}
                  />
                )
              })}
            </RowGroup>
          ))
        ) : (
          <div aria-busy="true" style={{ height: rowPx * count }} />
        )}
      </Rows>
    </div>
  )
})

type HeadProps = { group: Group; now: string; columns: readonly Column[] }
/** The heading of a group; the first also names the columns, which each row repeats for screen readers. */
function Head({ group: { id, name, urgency, moments }, now, columns }: HeadProps) {
  const hour = urgency === 'soon' || urgency === 'today' ? nowOnBar(moments[0]!.startDate, now) : null
  return (
    <>
      <span className={classes.scale}>
        <DayScale now={hour === null ? null : { hour, time: formatTime(now) }} room={6} wide={false} />
      </span>
      <h2 id={`groep-${id}`} className={classes.group} data-urgency={urgency}>
        {urgency === 'soon' && <WarningIcon size={18} />}
        {name}
        <span className="soft figures"> · {moments.length}</span>
      </h2>
      {columns.length > 0 && (
        <span className={classes.columns} aria-hidden="true">
          {columns.map(column => (
            <span key={column} className={classes[column]}>
              {columnWords[column]}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
