import { divideHalfUp } from './invoice-lines.ts'

/** A full week in the scales of care (FWG): a salary scale is for so many hours a week. */
export const fullWeekHours = 36

/** Takes the salary of a full week in cents a month and hours a week; gives the salary of those hours, rounded half up. */
export const salaryForHours = (fullWeekCents: number, hoursPerWeek: number): number =>
  divideHalfUp(fullWeekCents * hoursPerWeek, fullWeekHours)
