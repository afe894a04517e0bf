import { formatDate } from '#rules/time/format-nl.ts'

/** "23 nov 2026": in a table without the day of the week. */
export const sayDay = (date: string): string => formatDate(date).replace(/^\S+ /, '')
