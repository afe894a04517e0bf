// Who can do a shift: the same checks as the eligibility rule, so that nobody in the demo world is refused.

import type { ContractType } from '../rules/documents/required-documents.ts'
import { distanceKm } from '../rules/shifts/distance.ts'
import { overlaps, type Times } from './calendar.ts'
import type { Cast, CastLocation, CastWorker } from './cast.ts'
import { known } from './cast.ts'
import type { Chance } from './chance.ts'
import type { Kind } from './data/shifts.ts'

interface Part extends Times {
  location: CastLocation
  kind: Kind
  contractTypes: ContractType[]
  client?: string | undefined
}
export interface Casting {
  /** The workers who can do it, the likeliest first. Never those whose days are written by hand (stories). */
  candidates(part: Part, chance: Chance): CastWorker[]
  book(worker: CastWorker, window: Times): void
}

const restHours = 11
const nearKm = 40

/** Opens the casting for these people. `excluded` contains client and worker as `client worker`; `written` are the workers cast by hand. */
export const openCasting = (cast: Cast, excluded: ReadonlySet<string>, written: CastWorker[]): Casting => {
  const diary = new Map<string, Times[]>()
  const windowsOf = (worker: CastWorker) => diary.get(worker.uuid) ?? []
  const pool = cast.workers.filter(worker => worker.canWork && !written.includes(worker))
  const fits = (worker: CastWorker, { location, kind, contractTypes, client, ...window }: Part) => {
    const asked = known(cast.levels.get(kind.level), kind.level)
    return (
      (worker.level.key === asked.key || (worker.level.track === asked.track && worker.level.rank > asked.rank)) &&
      contractTypes.some(type => worker.contractTypes.includes(type)) &&
      kind.acts.every(act => worker.acts.has(act)) &&
      distanceKm(worker.place, location.place) <= nearKm &&
      !excluded.has(`${client} ${worker.uuid}`) &&
      !windowsOf(worker).some(booked => overlaps(booked, window, restHours))
    )
  }
  const weightOf = (worker: CastWorker, part: Part, chance: Chance) => {
    const above = worker.level.rank - known(cast.levels.get(part.kind.level), part.kind.level).rank
    return above / 10 + windowsOf(worker).length / 6 + distanceKm(worker.place, part.location.place) / 20 + chance.next() * 2
  }
  return {
    candidates: (part, chance) =>
      pool
        .filter(worker => fits(worker, part))
        .map(worker => ({ worker, weight: weightOf(worker, part, chance) }))
        .sort((a, b) => a.weight - b.weight)
        .map(({ worker }) => worker),
    book: (worker, { startDate, endDate, breakMinutes }) => {
      diary.set(worker.uuid, [...windowsOf(worker), { startDate, endDate, breakMinutes }])
    },
  }
}
