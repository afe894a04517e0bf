// Care moments in named states, each made through the API's operations.
import { moveClock, now } from '../../api/platform/clock.ts'
import { addDays, addHours, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import type { Answer, Body, Caller } from '../servers/api.ts'
import type { Who, World } from './world.ts'

/** The body of a response that must have this status; otherwise throws the response. */
export const must = (answer: Answer, status: number): Body => {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`)
  return answer.body
}
/** A moment and the items it was made from. */
interface PublishedMoment {
  moment: Body
  reaction: string
}
type Changes = Record<string, unknown>

/** From an open moment to an assigned one. */
const offersOf = (as: Record<Who, Caller>, world: World) => {
  let lastDay = ''
  /** A day shift of eight hours on a day that no other test uses. */
  const freeDay = () => {
    const soon = addDays(amsterdamDate(now()), 3)
    lastDay = lastDay < soon ? soon : addDays(lastDay, 1)
    return { startDate: toInstant(lastDay, '07:00'), endDate: toInstant(lastDay, '15:00'), breakMinutes: 30 }
  }
  /** The body of an organization's new moment in Lindenhof Oost. */
  const newMoment = (changes: Changes = {}) => ({
    ...freeDay(),
    title: 'Vroege dienst',
    expertiseLevel: world.level,
    location: world.east,
    client: world.client,
    ...changes,
  })
  const openMoment = async (changes: Changes = {}, by: Who = 'organization') =>
    must(await as[by].post('/care_moments_by_organization', newMoment(changes)), 201)
  const publishedMoment = (changes: Changes = {}, by: Who = 'organization') =>
    openMoment({ publishedForContractTypes: ['freelance'], ...changes }, by)
  const react = async (moment: Body, who: Who = 'careWorker') => {
    const body = { careMomentPublication: moment.publication, agreed: true }
    return must(await as[who].post('/care_moment_publication_reactions', body), 201)['@id']
  }
  const reactedMoment = async (changes: Changes = {}, who: Who = 'careWorker'): Promise<PublishedMoment> => {
    const moment = await publishedMoment(changes)
    return { moment, reaction: await react(moment, who) }
  }
  const select = (reactions: string[], by: Who = 'organization') =>
    as[by].put('/care_moment_publication_reactions/select', { reactions })
  const fresh = async (moment: Pick<Body, '@id'>) => must(await as.planner.get(moment['@id']), 200)
  const assignedMoment = async (changes: Changes = {}, who: Who = 'careWorker') => {
    const { moment, reaction } = await reactedMoment(changes, who)
    must(await select([reaction]), 200)
    return fresh(moment)
  }
  return { freeDay, newMoment, openMoment, publishedMoment, react, reactedMoment, select, fresh, assignedMoment }
}

const hoursOf = ({ startDate, endDate, breakMinutes }: Body) => ({ startDate, endDate, breakMinutes })
/** From a moment that has ended to one whose hours have been answered. */
const answersOf = (as: Record<Who, Caller>, { assignedMoment }: ReturnType<typeof offersOf>) => {
  /** Assigned, and ended an hour ago: the clock is moved. */
  const endedMoment = async (changes: Changes = {}, who: Who = 'careWorker') => {
    const moment = await assignedMoment(changes, who)
    moveClock(addHours(String(moment.endDate), 1))
    return moment
  }
  const submittedMoment = async (changes: Changes = {}, hours: Changes = {}, who: Who = 'careWorker') => {
    const moment = await endedMoment(changes, who)
    return must(await as[who].put(`${moment['@id']}/submit`, { ...hoursOf(moment), ...hours }), 200)
  }
  const approvedMoment = async (changes: Changes = {}, hours: Changes = {}, who: Who = 'careWorker') => {
    const moment = await submittedMoment(changes, hours, who)
    return must(await as.organization.patch(`${moment['@id']}/approve`), 200)
  }
  const disapprovedMoment = async () => {
    const moment = await submittedMoment()
    return must(await as.organization.patch(`${moment['@id']}/disapprove`, { reason: 'Er was niemand.' }), 200)
  }
  /** The organization proposes other hours: one hour less. */
  const proposedMoment = async () => {
    const moment = await submittedMoment()
    const other = { ...hoursOf(moment), endDate: addHours(String(moment.endDate), -1), reason: 'Je ging een uur eerder weg.' }
    return must(await as.organization.put(`${moment['@id']}/submit`, other), 200)
  }
  const proposedNotWorkedMoment = async (by: Who = 'careWorker') => {
    const moment = await endedMoment()
    return must(await as[by].put(`${moment['@id']}/not_worked`, { reason: 'De dienst ging niet door.' }), 200)
  }
  const rejectedProposalMoment = async () => {
    const moment = await proposedMoment()
    return must(await as.careWorker.patch(`${moment['@id']}/reject_proposal`, { reason: 'Ik bleef tot het einde.' }), 200)
  }
  const answered = { approvedMoment, disapprovedMoment, proposedMoment, proposedNotWorkedMoment, rejectedProposalMoment }
  return { endedMoment, submittedMoment, ...answered }
}

/** The functions that make moments for these callers in this world. */
export const momentsOf = (as: Record<Who, Caller>, world: World) => {
  const offers = offersOf(as, world)
  return { ...offers, ...answersOf(as, offers), hoursOf }
}
