import { conversationOperations, Message, messageSubjects } from '../../contract/events/conversations.ts'
import type { Actor } from '../../contract/language.ts'
import { authorOf } from '../accounts/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { invalid, violationCodes } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows/rows.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { lastAskedReport, markRead, partiesOf, queries, say, writtenTo } from './queries.ts'

type Body = Partial<Record<(typeof messageSubjects)[number] | 'aboutMoment', string | null | undefined>>
const subjectOf = (body: Body) => {
  const isGiven = (name: (typeof messageSubjects)[number]) => body[name] || (name === 'careWorker' && body.aboutMoment)
  const [subject, second] = messageSubjects.filter(isGiven)
  if (!subject)
    throw invalid(
      messageSubjects[0],
      'Kies waarover het bericht gaat: een reactie, een opdracht, een cliënt, een zorgverlener of een contractvoorstel.',
      violationCodes.null,
    )
  if (second) throw invalid(body[second] ? second : 'aboutMoment', 'Een bericht gaat over één onderwerp.')
  return subject
}

/** The report that a message is about: the given one, of the same client; for an answer, the report that was last asked about. */
const reportOf = async (tx: Tx, { client, clientReport, confidentialWith }: About, me: Actor): Promise<string | null> => {
  if (!client) {
    if (clientReport) throw invalid('clientReport', 'Een rapportage hoort bij een bericht over een cliënt.')
    return null
  }
  if (!clientReport) return confidentialWith ? null : lastAskedReport(tx, client, me.uuid)
  const report = await tx
    .selectFrom('client_report')
    .select('client_uuid')
    .where('uuid', '=', clientReport)
    .executeTakeFirstOrThrow()
  if (report.client_uuid !== client) throw invalid('clientReport', 'Deze rapportage gaat over iemand anders.')
  return clientReport
}

// One refusal, whatever the reason: it says nothing of a moment that the author does not see.
const notAbout = () =>
  invalid('aboutMoment', 'Hierover kan geen bericht worden gestuurd: deze zorgverlener is hiervoor niet ingepland.')
/** The care worker whom a message is with, about a moment or not; or their reaction to the moment, if there is one. */
const withWorker = async (tx: Tx, { careWorker = null, aboutMoment }: Body, me: Actor) => {
  if (!aboutMoment) return { care_worker_uuid: careWorker }
  const own = me.roles.includes('ROLE_CARE_WORKER') ? me.uuid : null
  const found = await writtenTo(tx, aboutMoment, careWorker ?? own)
  if (!found) throw notAbout()
  return found.reaction
    ? { care_moment_publication_reaction_uuid: found.reaction }
    : { care_worker_uuid: found.worker, about_moment_uuid: aboutMoment }
}

/** Throws 422 when nobody could read a confidential message. */
const checkConfidential = async (tx: Tx, { client, confidentialWith }: About): Promise<void> => {
  if (!confidentialWith) return
  if (!client) throw invalid('confidentialWith', 'Alleen een bericht over een cliënt kan vertrouwelijk zijn.')
  const { acts, hasManager } = await partiesOf(tx, client, confidentialWith)
  if (!acts) throw invalid('confidentialWith', 'Deze persoon logt niet in namens de cliënt.')
  if (!hasManager)
    throw invalid('confidentialWith', 'Deze cliënt heeft geen vaste cliëntmanager. Vertrouwelijk schrijven kan nu niet.')
}
type About = {
  client?: string | null | undefined
  clientReport?: string | null | undefined
  confidentialWith?: string | null | undefined
}

const handlers = {
  send: async ({ tx, body, me, now, viewer }) => {
    const subject = subjectOf(body)
    await checkConfidential(tx, body)
    const made = {
      text: body.text,
      author_uuid: me.uuid,
      author_name: authorOf(me),
      care_moment_publication_reaction_uuid: body.careMomentPublicationReaction ?? null,
      client_uuid: body.client ?? null,
      contract_proposal_uuid: body.contractProposal ?? null,
      client_report_uuid: await reportOf(tx, body, me),
      confidential_with_uuid: body.confidentialWith ?? null,
      created_at: now,
      ...(await withWorker(tx, body, me)),
    }
    const uuid = await say(tx, made)
    // Seeing the subject does not make someone a party: an organization sees a care
    // worker, but not the worker's messages with the back office.
    if (!(await visibleAmong(tx, Message, [uuid], viewer)).has(uuid))
      throw body.aboutMoment ? notAbout() : invalid(subject, 'Hierover kan geen bericht worden gestuurd.')
    return uuid
  },
  readConversation: async ({ tx, item, me, now }) => {
    await markRead(tx, item.uuid, me, now)
    return undefined
  },
} satisfies Handlers<typeof conversationOperations>

export const conversations = { operations: conversationOperations, handlers, queries, mails, mailTemplates } satisfies Concept
