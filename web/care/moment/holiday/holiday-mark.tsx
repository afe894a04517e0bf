import type { Stretch } from '../day-bar-geometry.ts'
import { holidayOf } from './holiday.ts'
import classes from './holiday-mark.module.css'

/** The name of the national holiday on which a shift is; nothing on other days. */
export function HolidayMark(shift: Stretch) {
  const holiday = holidayOf(shift)
  return holiday && <span className={`rigid round warns attention small ${classes.holiday}`}>{holiday}</span>
}
