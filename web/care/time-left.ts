/** Whole minutes from now (milliseconds since 1970) until an instant (seconds since 1970), rounded up; 0 when it has passed. */
export const minutesUntil = (instantSeconds: number, nowMs: number): number =>
  Math.max(0, Math.ceil((instantSeconds * 1000 - nowMs) / 60_000))

/** 'Nog 58 minuten', 'Nog 1 minuut'. */
export const sayLeft = (minutes: number): string => (minutes === 1 ? 'Nog 1 minuut' : `Nog ${minutes} minuten`)
