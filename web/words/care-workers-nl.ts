// Words about care workers, for the back office.
import type { StatusWord } from '#contract/moments/care-moment-rows.ts'
import type { careWorkerPhase } from '#contract/workers/care-workers.ts'
import type { violationKind } from '#contract/workers/violations.ts'

export type Phase = (typeof careWorkerPhase)[number]
export const phaseWords: Record<Phase, StatusWord> = {
  new: { label: 'Nieuw', tone: 'blue' },
  pending: { label: 'Wacht op beoordeling', tone: 'yellow' },
  in_transfer: { label: 'Wisselt van contractvorm', tone: 'yellow' },
  startup: { label: 'Mag reageren', tone: 'green' },
  won: { label: 'Aan het werk', tone: 'green' },
  lost: { label: 'Afgevallen', tone: 'grey' },
}
export const violationWords: Record<(typeof violationKind)[number], string> = {
  no_show: 'Niet gekomen',
  late_cancellation: 'Laat afgezegd',
  late_arrival: 'Te laat gekomen',
  unsafe: 'Onveilig gewerkt',
  other: 'Anders',
}
