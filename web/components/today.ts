let read = () => new Date().toISOString().slice(0, 10)

/** The date of today (YYYY-MM-DD), as the app says it is. */
export const today = (): string => read()

/** Says once, at the start, how to know the date: by the clock and the place of the app, not those of the device. */
export const knowToday = (by: () => string): void => {
  read = by
}
