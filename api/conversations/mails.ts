// A mail about a message, to the other party. For a message about a client or with a care worker it holds neither the text nor
// the name.

import { sql } from 'kysely'
import { formatDateTimes } from '../../rules/format-nl.ts'
import { organizationAddresses } from '../care-moments/mails.ts'
import type { ButtonFor, Mail, Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'

const messageOf = (db: Database, uuid: string) =>
  db.selectFrom('message').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
type Message = Awaited<ReturnType<typeof messageOf>>
const ofZorginzet = ({ author_name }: Message) => `${author_name} van Zorginzet`
const notTheText = 'Je leest het na het inloggen.'

const accounts = (db: Database) => db.selectFrom('account as a').select(['a.username', 'a.roles']).where('a.active', '=', true)
const plannersBut = (db: Database, { author_uuid }: Message) =>
  accounts(db)
    .where('a.uuid', '!=', author_uuid)
    .where(sql<boolean>`'ROLE_PLANNER' = any(a.roles)`)
    .orderBy('a.username')
    .execute()

const reactionOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'r.care_worker_uuid')
    .select(['r.care_worker_uuid', 'a.username', 'a.active', 'm.uuid as moment', 'm.title', 'm.start_date', 'm.end_date'])
    .select(['m.organization_uuid', 'o.name as organization'])
    .where('r.uuid', '=', uuid)
    .executeTakeFirstOrThrow()

// To the party that did not write it. To both when the back office wrote it.
const aboutReaction = async (db: Database, message: Message, reaction: string): Promise<Mail[]> => {
  const r = await reactionOf(db, reaction)
  const isWorker = message.author_uuid === r.care_worker_uuid
  const users = db.selectFrom('organization_user').select('uuid').where('organization_uuid', '=', r.organization_uuid)
  const colleague = isWorker ? undefined : await users.where('uuid', '=', message.author_uuid).executeTakeFirst()
  const author = isWorker
    ? message.author_name
    : colleague
      ? `${message.author_name} van ${r.organization}`
      : ofZorginzet(message)
  const when = formatDateTimes(r.start_date, r.end_date)
  const mail = {
    subject: `Nieuw bericht over ${when}`,
    text: `${author} schrijft over “${r.title}”, ${when}:\n\n“${message.text}”`,
    usefulUntil: r.start_date,
  }
  const open = `meldingen=reactie-${reaction}` // the conversation, over the screen
  const toReactions: ButtonFor<'ROLE_CARE_WORKER'> = { label: 'Lees het bericht', path: `/werk/reacties?${open}` }
  const toWorker: Mail = { ...mail, to: r.username, button: toReactions }
  const button: ButtonFor<'ROLE_ORGANIZATION_USER'> = {
    label: 'Lees het bericht',
    path: `/organisatie/opdrachten/${r.moment}?${open}`,
  }
  return [
    ...(isWorker || !r.active ? [] : [toWorker]),
    ...(colleague ? [] : await organizationAddresses(db, r.moment)).map(to => ({ ...mail, to, button })),
  ]
}

const aboutClient = async (db: Database, message: Message, client: string): Promise<Mail[]> => {
  const family = await accounts(db)
    .innerJoin('client_admin_client as c', 'c.client_admin_uuid', 'a.uuid')
    .select('a.uuid')
    .where('c.client_uuid', '=', client)
    .orderBy('a.username')
    .execute()
  if (!family.some(({ uuid }) => uuid === message.author_uuid)) {
    const text = `${ofZorginzet(message)} heeft u een bericht gestuurd. U leest het na het inloggen.`
    const button: ButtonFor<'ROLE_CLIENT_ADMIN'> = { label: 'Lees het bericht', path: `/zorg/contact?client=${client}` }
    return family.map(({ username }) => ({ to: username, subject: 'U hebt een nieuw bericht', text, button }))
  }
  const manager = await accounts(db)
    .innerJoin('client as c', 'c.client_manager_uuid', 'a.uuid')
    .where('c.uuid', '=', client)
    .execute()
  const text = `${message.author_name} heeft een bericht gestuurd over een cliënt. ${notTheText}`
  const toClient: ButtonFor<'ROLE_PLANNER'> = { label: 'Lees het bericht', path: `/backoffice/clienten/${client}` }
  // A back-office employee reads messages about the clients they manage, but has no page for the client.
  const toHome: ButtonFor<'ROLE_BACK_OFFICE_EMPLOYEE'> = { label: 'Naar Zorginzet', path: '/backoffice/open-zorgmomenten' }
  const office = manager.length > 0 ? manager : await plannersBut(db, message)
  return office.map(({ username, roles }) => ({
    ...{ to: username, subject: 'Nieuw bericht over een cliënt', text },
    button: roles.includes('ROLE_PLANNER') ? toClient : toHome,
  }))
}

const withCareWorker = async (db: Database, message: Message, worker: string): Promise<Mail[]> => {
  if (message.author_uuid === worker) {
    const text = `${message.author_name} heeft een bericht gestuurd. ${notTheText}`
    const button: ButtonFor<'ROLE_PLANNER'> = { label: 'Lees het bericht', path: `/backoffice/zzpers/${worker}` }
    const subject = `Nieuw bericht van ${message.author_name}`
    return (await plannersBut(db, message)).map(({ username }) => ({ to: username, subject, text, button }))
  }
  const text = `${ofZorginzet(message)} heeft je een bericht gestuurd. ${notTheText}`
  const button: ButtonFor<'ROLE_CARE_WORKER'> = { label: 'Lees het bericht', path: '/werk/contact' }
  const to = await accounts(db).where('a.uuid', '=', worker).execute()
  return to.map(({ username }) => ({ to: username, subject: 'Je hebt een nieuw bericht', text, button }))
}

export const mails = {
  message_sent: async (db, { subjectUuid }) => {
    const message = await messageOf(db, subjectUuid)
    const { care_moment_publication_reaction_uuid: reaction, client_uuid: client } = message
    if (reaction) return aboutReaction(db, message, reaction)
    return client ? aboutClient(db, message, client) : withCareWorker(db, message, message.care_worker_uuid!)
  },
} satisfies Mails
