import type { Stretch } from '../day-bar-geometry.ts'
import classes from '../summary/summary.module.css'
import { holidayOf } from './holiday.ts'

/** The name of the national holiday on which a shift is; nothing on other days. */
export function HolidayMark(shift: Stretch) {
  const holiday = holidayOf(shift)
  return holiday && <span className={`rigid round warns attention small ${classes.holiday}`}>{holiday}</span>
}
