// The current state of a thing, by the call that was refused: one sentence, in the words of its screen.

import { call } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { uuidOf } from '#contract/language.ts'
import { careMomentStatusWords, openPublicationStatuses } from '#contract/status-groups.ts'
import { formatDate, formatTime, formatTimes } from '#rules/time/format-nl.ts'
import { scales, scaleWords } from '#words/plan-nl.ts'
import { sayAvailability } from '../availability/availability.ts'
import { submittedHours } from '../moment/hours.ts'
import { formatShortDate } from '../moment/moment.ts'
import { now } from '../now.ts'

interface Now {
  sentence: string
  version?: number | undefined
}
/** Fetches it; `uuid` is that of the subject. */
type Reader = (uuid: string, args: Entry['args']) => Promise<Now | null>

const max = 120
const cut = (text: string) => (text.length > max ? `${text.slice(0, max).trimEnd()}…` : text)

const ofMoment: Reader = async uuid => {
  const moment = await call('GET /care_moments/{uuid}', { uuid })
  const hours = submittedHours(moment)
  const handedIn = hours ? `, ingediend is ${formatTimes(hours.startDate, hours.endDate)}` : ''
  return { sentence: `${careMomentStatusWords[moment.status].label}${handedIn}.`, version: moment.version }
}
const ofPublication: Reader = async uuid => {
  const { status, myReaction, myDecline } = await call('GET /care_moment_publications/{uuid}', { uuid })
  if (!openPublicationStatuses.includes(status)) return { sentence: 'De opdracht is niet meer open.' }
  const yours = [myReaction && 'er is al gereageerd', myDecline && 'hij is verborgen'].filter(Boolean).join(' en ')
  return { sentence: yours ? `De opdracht is open, en ${yours}.` : 'De opdracht is open.' }
}
const ofReports: Reader = async uuid => {
  const { member } = await call('GET /client_reports', { query: { 'client.uuid': uuid, itemsPerPage: 1 } })
  const [last] = member
  if (!last) return { sentence: 'Er is nog geen rapportage.' }
  const who = last.isOwn ? 'dit account' : last.authorName
  return { sentence: `De laatste rapportage is van ${who}, ${sayMoment(last.createdAt)}: “${cut(last.text)}”` }
}
const ofScores: Reader = async uuid => {
  const query = { 'carePlanProblem.uuid': uuid, 'order[scoredOn]': 'desc', itemsPerPage: 1 } as const
  const [last] = (await call('GET /care_plan_scores', { query })).member
  if (!last) return { sentence: 'Er is nog geen score.' }
  const given = scales.flatMap(scale => (last[scale] ? `${scaleWords[scale].label} ${last[scale]}` : []))
  return { sentence: `De laatste score is van ${last.authorName}, ${formatDate(last.scoredOn)}: ${given.join(', ')}.` }
}
const medicine = { name: '' }
const ofMedications: Reader = async (uuid, { body }) => {
  if (!isShaped(body, medicine, medicine)) return null
  const name = body.name.trim().toLowerCase()
  const { member } = await call('GET /medications', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })
  const same = member.filter(one => one.name.trim().toLowerCase() === name)
  if (same.length === 0) return { sentence: `${body.name} staat er niet bij.` }
  return { sentence: `${body.name} staat er al: ${same.map(({ dose }) => dose).join('; ')}.` }
}
const ofMessages: Reader = async uuid => {
  const [last] = (await call('GET /conversations', { query: { uuid } })).member
  if (!last) return { sentence: 'Er zijn nog geen berichten.' }
  const who = last.lastIsOwn ? 'dit account' : last.lastAuthorName
  return { sentence: `Het laatste bericht is van ${who}, ${sayMoment(last.lastAt)}: “${cut(last.lastText)}”` }
}
const stretches = { careWorker: '', availabilities: [{ startDate: '', endDate: '' }] }
const ofAvailability: Reader = async (_, { body }) => {
  if (!isShaped(body, stretches, stretches) || body.availabilities.length === 0) return null
  const { member } = await call('GET /care_worker_availabilities', {
    query: {
      ...{ 'careWorker.uuid': uuidOf(body.careWorker), 'startDate[strictly_before]': body.availabilities.at(-1)!.endDate },
      ...{ 'endDate[strictly_after]': body.availabilities[0]!.startDate, pagination: false },
    },
  })
  const said = member.map(sayAvailability).join('; ').toLowerCase()
  return { sentence: said ? `Er is al opgegeven: ${said}.` : 'Voor die tijd is niets opgegeven.' }
}
const sayMoment = (at: string) => `${formatShortDate(at, now())} ${formatTime(at)}`

/** The calls that may be refused after they were queued; for others there is nothing to add to the refusal. */
export const readers: Readonly<Partial<Record<string, Reader>>> = {
  'PATCH /care_moments/{uuid}/arrive': ofMoment,
  'PATCH /care_moments/{uuid}/leave': ofMoment,
  'PUT /care_moments/{uuid}/submit': ofMoment,
  'PUT /care_moments/{uuid}/not_worked': ofMoment,
  'POST /care_moment_publication_reactions': ofPublication,
  'PATCH /care_moment_publication_reactions/{uuid}/withdraw': ofPublication,
  'POST /declined_publications': ofPublication,
  'DELETE /declined_publications/{uuid}': ofPublication,
  'POST /client_reports': ofReports,
  'POST /care_plan_scores': ofScores,
  'POST /medications': ofMedications,
  'POST /messages': ofMessages,
  'POST /care_worker_availabilities/several': ofAvailability,
}
