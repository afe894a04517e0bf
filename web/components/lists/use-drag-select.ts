import { type RefObject, useEffect, useRef, useState } from 'react'

/** The position of an hour in a day of 24 hours, as a percentage. */
export const percentOfDay = (hours: number): string => `${(hours / 24) * 100}%`

/** Hours since midnight of the first column's day. */
export type HourRange = { fromHour: number; untilHour: number }

const snapHours = 0.5
/** A click without dragging selects a range of the usual length. */
const pressHours = 8
const columns = 7

/**
 * Lets people draw a range with a mouse or pen over a grid of seven days of 24 hours. A finger scrolls; its tap selects a range
 * of the usual length. Returns the range being drawn; Escape stops drawing. Offer a form that does the same without a mouse.
 */
export function useDragSelect(
  area: RefObject<HTMLElement | null>,
  onSelect: ((range: HourRange) => void) | undefined,
): HourRange | null {
  const [drawn, setDrawn] = useState<HourRange | null>(null)
  const select = useRef(onSelect)
  select.current = onSelect
  useEffect(() => {
    const grid = area.current
    if (!grid || !select.current) return
    const stop = new AbortController()
    let from: number | null = null
    let range: HourRange | null = null
    const hourAt = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = grid.getBoundingClientRect()
      const day = Math.min(columns - 1, Math.max(0, Math.floor(((clientX - left) / width) * columns)))
      const hour = Math.min(24 - snapHours, Math.max(0, ((clientY - top) / height) * 24))
      return day * 24 + Math.floor(hour / snapHours) * snapHours
    }
    const draw = (next: HourRange | null) => {
      range = next
      setDrawn(next)
    }
    const isFree = ({ target }: Event) => target instanceof Element && !target.closest('button')
    const begin = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !isFree(event)) return
      event.preventDefault()
      from = hourAt(event)
      draw({ fromHour: from, untilHour: from + snapHours })
    }
    const move = (event: PointerEvent) => {
      const at = hourAt(event)
      if (from !== null) draw({ fromHour: Math.min(from, at), untilHour: Math.max(from, at) + snapHours })
    }
    const end = () => {
      if (from === null || !range) return
      const { fromHour, untilHour } = range
      select.current?.({ fromHour, untilHour: untilHour - fromHour > snapHours ? untilHour : fromHour + pressHours })
      from = null
      draw(null)
    }
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      from = null
      draw(null)
    }
    const tap = (event: PointerEvent) => {
      const fromHour = Math.floor(hourAt(event))
      if (event.pointerType === 'touch' && isFree(event)) select.current?.({ fromHour, untilHour: fromHour + pressHours })
    }
    const { signal } = stop
    grid.addEventListener('pointerdown', begin, { signal })
    grid.addEventListener('click', tap, { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('keydown', giveUp, { signal })
    return () => stop.abort()
  }, [area, onSelect === undefined])
  return drawn
}
