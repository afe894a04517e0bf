import { useCallback, useMemo } from 'react'
import { useAfterPaint } from '#components/hooks/use-after-paint.ts'
import { useEvent } from '#components/hooks/use-event.ts'
import { Check, RowGroup, Rows } from '#components/lists/rows.tsx'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { isSamePair, type Line, pairOf, type RosterAudience, shifts } from '../roster.ts'
import type { Change } from './difference.ts'
import { byDay, canChoose, type Marks, toggled } from './lines-by-day.ts'
import classes from './plan.module.css'
import { PlanLine } from './plan-line.tsx'

type Props = {
  lines: readonly Line[]
  audience: RosterAudience
  marks: Marks
  setMarks: (next: (now: Marks) => Marks) => void
  changed: ReadonlyMap<string, Change>
  now: string
}
// The approximate height of a line.
const linePx = 92

/** Who works where, by day; each line can be left out, fixed or forbidden. */
export function PlanLines({ lines, audience, marks, setMarks, changed, now }: Props) {
  const days = useMemo(() => byDay(lines), [lines])
  const isPainted = useAfterPaint()
  const off = new Set(marks.off)
  const isMarked = (as: 'held' | 'forbidden', line: Line) => marks[as].some(one => isSamePair(one, pairOf(line)))
  const choose = (those: readonly string[], on: boolean) =>
    setMarks(was => ({ ...was, off: on ? was.off.filter(one => !those.includes(one)) : [...new Set([...was.off, ...those])] }))
  const toggle = useEvent((uuid: string) => {
    const line = lines.find(one => one.uuid === uuid)
    if (line && canChoose(line, marks)) choose([line.careMoment], off.has(line.careMoment))
  })
  const turn = useCallback((as: 'held' | 'forbidden', line: Line) => setMarks(was => toggled(was, as, pairOf(line))), [setMarks])
  return (
    <div className={classes.frame}>
      <Rows label="Wie waar werkt" onOpen={null} onToggle={toggle} className={classes.rows}>
        {isPainted ? (
          days.map(([date, ofDay]) => {
            const able = ofDay.filter(line => canChoose(line, marks)).map(line => line.careMoment)
            const on = able.filter(one => !off.has(one)).length
            const day = formatDateLong(date)
            return (
              <RowGroup
                key={date}
                headingId={dayId(date)}
                head={
                  <>
                    <Check
                      label={able.length > 0 ? `Alles van ${day} aanvinken` : undefined}
                      checked={on > 0 && on === able.length}
                      some={on > 0 && on < able.length}
                      onChange={() => choose(able, on < able.length)}
                    />
                    <h3 id={dayId(date)} tabIndex={-1} className={classes.day}>
                      {day}
                      <span className="soft plain figures"> · {shifts(ofDay.length)}</span>
                    </h3>
                  </>
                }
              >
                {ofDay.map(line => (
                  <PlanLine
                    key={line.uuid}
                    {...{ line, audience, now }}
                    dayId={dayId(date)}
                    isChosen={canChoose(line, marks) && !off.has(line.careMoment)}
                    isHeld={isMarked('held', line)}
                    isForbidden={isMarked('forbidden', line)}
                    change={changed.get(line.careMoment)}
                    onTurn={turn}
                  />
                ))}
              </RowGroup>
            )
          })
        ) : (
          <div aria-busy="true" style={{ height: linePx * lines.length }} />
        )}
      </Rows>
    </div>
  )
}

/** The id of the heading of a day. */
export const dayId = (date: string): string => `dag-${date}`
