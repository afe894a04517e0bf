import { divideHalfUp } from './invoice-lines.ts'

/** Full-time hours in the salary scales of care (FWG): a salary is for this many hours a week. */
export const fullWeekHours = 36

/** Takes the full-time salary in cents a month and hours a week; gives the salary for those hours, rounded half up. */
export const salaryForHours = (fullWeekCents: number, hoursPerWeek: number): number =>
  divideHalfUp(fullWeekCents * hoursPerWeek, fullWeekHours)
