// The moment to restore to, as people type it.
import { inAmsterdam } from '../../../../rules/time/amsterdam.ts'
import { Failure } from '../../problem.ts'

const form = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?$/
const hourMs = 3_600_000

/**
 * Takes a moment such as 2026-11-24T13:59, in Amsterdam time unless it has an offset, and the present; gives the instant in UTC.
 * Throws a Failure for invalid text, for a future moment, and for a time that the clock skipped or showed twice.
 */
export const instantOf = (text: string, now: Date): string => {
  const [, day, minute, seconds = ':00', offset] = form.exec(text) ?? []
  const asUtc = Date.parse(`${day}T${minute}${seconds}Z`)
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(`${day}T${minute}`))
    throw new Failure(`${text} is geen moment. Schrijf het als 2026-11-24T13:59.`)
  const found = offset ? [Date.parse(`${day}T${minute}${seconds}${offset}`)] : inClock(asUtc, `${day} ${minute}`)
  if (found.length === 0) throw new Failure(`${text} was er niet: de klok ging die nacht een uur vooruit.`)
  if (found.length > 1)
    throw new Failure(
      `${text} was er twee keer, want de klok ging een uur terug. Schrijf er +02:00 (zomertijd) of +01:00 achter.`,
    )
  if (Number.isNaN(found[0])) throw new Failure(`${text} is geen moment. Schrijf het als 2026-11-24T13:59.`)
  if (found[0]! > now.getTime()) throw new Failure(`${text} is nog niet geweest.`)
  return new Date(found[0]!).toISOString()
}

const inClock = (asUtc: number, shown: string): number[] =>
  [asUtc - 2 * hourMs, asUtc - hourMs].filter(each => inAmsterdam(each) === shown)
