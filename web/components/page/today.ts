let read = () => new Date().toISOString().slice(0, 10)

/** Today's date (YYYY-MM-DD), by the app's clock. */
export const today = (): string => read()

/** Sets, once at the start, how to know the date: by the clock and time zone of the app, not those of the device. */
export const knowToday = (by: () => string): void => {
  read = by
}
