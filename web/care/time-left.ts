import { counted } from '#rules/time/format-nl.ts'
/** Whole minutes from now (milliseconds since 1970) until an instant (seconds since 1970), rounded up; 0 when it has passed. */
export const minutesUntil = (instantSeconds: number, nowMs: number): number =>
  Math.max(0, Math.ceil((instantSeconds * 1000 - nowMs) / 60_000))

/** 'Nog 58 minuten', 'Nog 1 minuut'. */
export const sayLeft = (minutes: number): string => (minutes === 1 ? 'Nog 1 minuut' : `Nog ${minutes} minuten`)

/** Minutes in hours and whole minutes: 'nog 2 uur en 5 minuten', 'nog 40 minuten', 'nog 3 dagen'. The last minute lasts until its end. */
export function sayTimeLeft(minutesLeft: number): string {
  const minutes = Math.ceil(minutesLeft)
  if (minutes >= 2880) return `nog ${Math.floor(minutes / 1440)} dagen`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const ofRest = counted(rest, 'minuut', 'minuten')
  if (hours === 0) return `nog ${ofRest}`
  return rest === 0 ? `nog ${hours} uur` : `nog ${hours} uur en ${ofRest}`
}

/** The time until then, in everyday words: "over 20 minuten", "over ruim 3 uur", "over 2 dagen". */
export function sayUntil(start: string, now: string): string {
  const minutes = Math.round((Date.parse(start) - Date.parse(now)) / 60_000)
  if (minutes < 60) return minutes <= 1 ? 'zo meteen' : `over ${minutes} minuten`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `over ${minutes % 60 >= 10 ? 'ruim ' : ''}${hours} uur`
  const days = Math.round(hours / 24)
  return days === 1 ? 'over 1 dag' : `over ${days} dagen`
}

/** Whole minutes as whole days, whole hours, and the remaining minutes. */
export const splitMinutes = (minutes: number): { days: number; hours: number; rest: number } => ({
  days: Math.floor(minutes / 1440),
  hours: Math.floor(minutes / 60),
  rest: minutes % 60,
})
/** How long something has lasted, in short: '40 min', '5 uur', '2 dagen'. */
export function sayFor(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} uur`
  const days = Math.floor(hours / 24)
  return counted(days, 'dag', 'dagen')
}

/** A length of time: '2 uur', '45 minuten'. */
export const sayMinutes = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} uur` : `${minutes} minuten`)

/** How long something has lasted, as a running clock: '0:42'. */
export function clockSince(since: string, now: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
