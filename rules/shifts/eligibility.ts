import { documentReasons, type WorkerDocument } from '../documents/document-reasons.ts'
import { type ContractType, requiredDocuments } from '../documents/required-documents.ts'
import type { Work } from '../money/worked-hours.ts'
import { amsterdamDate, minutesBetween } from '../time/amsterdam.ts'
import { formatDateTimes } from '../time/format-nl.ts'
import type { Reason, Signal } from '../typed/reason.ts'
import { workingTimeSignals } from '../working-time/working-time.ts'

/**
 * A level of expertise. `rank` orders the levels within a track (care or support); `big` says that the profession is in the BIG
 * register.
 */
export type ExpertiseLevel = { key: string; name: string; rank: number; track: 'care' | 'support'; big: boolean }

/** What the rule needs to know of a care moment. A period is a container: its moments are judged one by one. */
export type EligibilityMoment = Work & {
  uuid: string
  timeScope: 'moment' | 'period'
  contractType: ContractType | null
  publishedForContractTypes: ContractType[]
  /** The accepted levels. Empty means that any level will do. */
  expertiseLevels: Omit<ExpertiseLevel, 'big'>[]
  acts: { uuid: string; name: string }[]
  hasPets: boolean
  smoking: 'inside' | 'outside' | null
}

/**
 * What the rule needs to know of a care worker. `assigned` holds moments, not periods, from two weeks before until two weeks
 * after.
 */
export type EligibilityWorker = {
  active: boolean
  phase: 'new' | 'pending' | 'in_transfer' | 'startup' | 'lost' | 'won'
  contractTypes: ContractType[]
  expertiseLevel: ExpertiseLevel
  documents: WorkerDocument[]
  assigned: (Work & { uuid: string; placeName: string })[]
  excluded: boolean
  actUuids: string[]
  alreadyReacted: boolean
  hasObjectionToPets: boolean
  hasObjectionToSmokingInside: boolean
  hasObjectionToSmokingOutside: boolean
}

/**
 * May this worker do this moment? Takes both and the present instant. Gives every reason why not (none means yes), the signals,
 * which never refuse (working time, pets, smoking), and the contract type that was judged, under which they would work.
 */
export function eligibility(
  moment: EligibilityMoment,
  worker: EligibilityWorker,
  now: string,
): { reasons: Reason[]; signals: Signal[]; contractType: ContractType } {
  const contract = bestContract(moment, worker, now)
  const reasons = [
    ...accountReasons(worker, contract.documentReasons),
    ...momentReasons(moment, worker, now),
    ...levelReasons(moment, worker),
    ...contract.reasons,
    ...contract.documentReasons,
    ...actReasons(moment, worker),
    ...overlapReasons(moment, worker),
  ]
  const signals = [...restSignals(moment, worker, contract.type), ...homeSignals(moment, worker)]
  return { reasons, signals, contractType: contract.type }
}

function accountReasons({ active, phase }: EligibilityWorker, documents: Reason[]): Reason[] {
  if (!active || phase === 'lost') return [{ code: 'inactive', message: 'Je account is niet actief.' }]
  if (phase === 'startup' || phase === 'won' || documents.length > 0) return []
  // The back office has not accepted this worker yet, although no single document says so.
  return [{ code: 'document_pending', message: 'Je documenten worden nog beoordeeld.' }]
}

function momentReasons(moment: EligibilityMoment, worker: EligibilityWorker, now: string): Reason[] {
  const reasons: Reason[] = []
  // A period that was given back continues with someone else until its end.
  const until = moment.timeScope === 'period' ? moment.endDate : moment.startDate
  if (minutesBetween(until, now) >= 0) reasons.push({ code: 'started', message: 'De opdracht is al begonnen.' })
  if (worker.alreadyReacted) reasons.push({ code: 'already', message: 'Je hebt al gereageerd.' })
  // Never reveal the reason: a client's exclude list is private.
  if (worker.excluded) reasons.push({ code: 'excluded', message: 'Deze opdracht is voor jou niet beschikbaar.' })
  return reasons
}

/** A worker may also do work of a lower level, but only within the track: a nurse is not a higher-level social worker. */
function levelReasons({ expertiseLevels }: EligibilityMoment, { expertiseLevel }: EligibilityWorker): Reason[] {
  const fits = expertiseLevels.some(
    ({ key, track, rank }) => key === expertiseLevel.key || (track === expertiseLevel.track && rank < expertiseLevel.rank),
  )
  if (fits || expertiseLevels.length === 0) return []
  const levelNames = expertiseLevels.map(level => level.name).join(' of ')
  return [{ code: 'level', message: `Deze opdracht vraagt ${levelNames}. Jouw niveau is ${expertiseLevel.name}.` }]
}

/**
 * The contract type under which this worker could do this moment: of two types, the one with the fewest missing documents. A
 * worker without any type that the moment accepts is still told which documents their own type requires.
 */
function bestContract(moment: EligibilityMoment, worker: EligibilityWorker, now: string) {
  const published = moment.publishedForContractTypes
  const accepted = moment.contractType ? [moment.contractType] : published.length > 0 ? published : allContractTypes
  const shared = accepted.filter(type => worker.contractTypes.includes(type))
  const choices = shared.length > 0 ? shared : worker.contractTypes.length > 0 ? worker.contractTypes : accepted
  const [workDay, today] = [amsterdamDate(moment.startDate), amsterdamDate(now)]
  const [best] = choices
    .map(type => {
      const required = requiredDocuments(type, worker.expertiseLevel)
      return { type, documentReasons: documentReasons(required, worker.documents, workDay, today) }
    })
    .sort((one, other) => one.documentReasons.length - other.documentReasons.length)
  const message = `Deze opdracht is alleen voor ${accepted.map(type => contractName[type]).join(' of ')}.`
  const reasons: Reason[] = shared.length > 0 ? [] : [{ code: 'contract', message }]
  return { ...best!, reasons }
}

const allContractTypes: ContractType[] = ['freelance', 'temp_work']
const contractName: Record<ContractType, string> = { freelance: 'zzp', temp_work: 'uitzend' }

function actReasons({ acts }: EligibilityMoment, { actUuids }: EligibilityWorker): Reason[] {
  return acts
    .filter(act => !actUuids.includes(act.uuid))
    .map(act => ({ code: 'act', message: `Voor deze opdracht moet je bekwaam zijn in ${act.name}.` }))
}

/** Half-open: work that ends at 12:00 does not conflict with work that starts at 12:00. */
const overlaps = (moment: Work, work: Work) =>
  minutesBetween(work.startDate, moment.endDate) > 0 && minutesBetween(moment.startDate, work.endDate) > 0

function overlapReasons(moment: EligibilityMoment, worker: EligibilityWorker): Reason[] {
  if (moment.timeScope === 'period') return []
  return (
    othersOf(moment, worker)
      .filter(work => overlaps(moment, work))
      // It names the place, not the client: reasons also appear in refusals, which leave no line in the access log.
      .map(({ startDate, endDate, placeName }) => ({
        code: 'overlap',
        message: `Je werkt dan al: ${formatDateTimes(startDate, endDate)} bij ${placeName}.`,
      }))
  )
}

// A rest between two overlapping shifts makes no sense: the overlap itself is already reported.
function restSignals(moment: EligibilityMoment, worker: EligibilityWorker, contractType: ContractType): Signal[] {
  if (moment.timeScope === 'period') return []
  const apart = othersOf(moment, worker).filter(work => !overlaps(moment, work))
  const { startDate, endDate, breakMinutes } = moment
  return workingTimeSignals({ startDate, endDate, breakMinutes }, apart, contractType)
}

function othersOf(moment: EligibilityMoment, worker: EligibilityWorker) {
  return worker.assigned.filter(work => work.uuid !== moment.uuid)
}

function homeSignals({ hasPets, smoking }: EligibilityMoment, worker: EligibilityWorker): Signal[] {
  const signals: Signal[] = []
  if (hasPets && worker.hasObjectionToPets) signals.push({ id: 'pets', message: 'Let op: er zijn huisdieren.' })
  if (smoking === 'inside' && worker.hasObjectionToSmokingInside) {
    signals.push({ id: 'smoking', message: 'Let op: er wordt binnen gerookt.' })
  }
  if (smoking === 'outside' && worker.hasObjectionToSmokingOutside) {
    signals.push({ id: 'smoking', message: 'Let op: er wordt buiten gerookt.' })
  }
  return signals
}
