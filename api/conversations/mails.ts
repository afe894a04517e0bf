// A mail about a message, to the other party. It leaves out the text of a message about a client or with a care worker; the family reads
// which client it is about, by first name, unless the message is confidential.

import { sql } from 'kysely'
import type { AddressFor } from '../../contract/addresses.ts'
import { organizationAddresses, when, whenColumns } from '../care-moments/mails.ts'
import type { Mail, Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

const messageOf = (db: Database, uuid: string) =>
  db.selectFrom('message').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
type Message = Awaited<ReturnType<typeof messageOf>>
const ofZorginzet = ({ author_name }: Message) => `${author_name} van Zorginzet`

const accounts = (db: Database) => db.selectFrom('account as a').select(['a.username', 'a.roles']).where('a.active', '=', true)
const plannersBut = (db: Database, { author_uuid }: Message) =>
  accounts(db)
    .where('a.uuid', '!=', author_uuid)
    .where(sql<boolean>`'ROLE_PLANNER' = any(a.roles)`)
    .orderBy('a.username')
    .execute()

/** A reaction, or a care worker and the moment they come or came for. */
type About = { reaction: string } | { worker: string; moment: string }
const workOf = async (db: Database, about: About) => {
  const pair =
    'worker' in about
      ? about
      : await db
          .selectFrom('care_moment_publication_reaction as r')
          .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
          .select(['r.care_worker_uuid as worker', 'p.care_moment_uuid as moment'])
          .where('r.uuid', '=', about.reaction)
          .executeTakeFirstOrThrow()
  return db
    .selectFrom('care_moment as m')
    .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
    .innerJoin('account as a', join => join.on('a.uuid', '=', pair.worker))
    .select(['a.uuid as care_worker_uuid', 'a.username', 'a.active', 'm.uuid as moment', 'm.title', ...whenColumns])
    .select(['m.organization_uuid', 'o.name as organization'])
    .where('m.uuid', '=', pair.moment)
    .executeTakeFirstOrThrow()
}

// To the party that did not write it; to both when the back office wrote it.
const aboutWork = async (db: Database, message: Message, about: About): Promise<Mail[]> => {
  const r = await workOf(db, about)
  const isWorker = message.author_uuid === r.care_worker_uuid
  const users = db.selectFrom('organization_user').select('uuid').where('organization_uuid', '=', r.organization_uuid)
  const colleague = isWorker ? undefined : await users.where('uuid', '=', message.author_uuid).executeTakeFirst()
  const author = isWorker
    ? message.author_name
    : colleague
      ? `${message.author_name} van ${r.organization}`
      : ofZorginzet(message)
  const places = { schrijver: author, opdracht: r.title, wanneer: when(r), bericht: `“${message.text}”` }
  // The conversation, on top of that screen.
  const open =
    'worker' in about
      ? (`meldingen=opdracht-${about.moment}-${about.worker}` as const)
      : (`meldingen=reactie-${about.reaction}` as const)
  const toWorker = write(
    'message_about_reaction_to_worker',
    places,
    'worker' in about ? `/werk?${open}` : `/werk/reacties?${open}`,
  )
  const toThem = write('message_about_reaction_to_organization', places, `/organisatie/opdrachten/${r.moment}?${open}`)
  // Until the shift begins; during it, until it ends.
  const usefulUntil = r.start_date > message.created_at ? r.start_date : r.end_date
  return [
    ...(isWorker || !r.active ? [] : [{ ...toWorker, to: r.username, usefulUntil }]),
    ...(colleague ? [] : await organizationAddresses(db, r.moment)).map(to => ({ ...toThem, to, usefulUntil })),
  ]
}

const proposalOf = (db: Database, uuid: string) =>
  db
    .selectFrom('contract_proposal as p')
    .innerJoin('organization as o', 'o.uuid', 'p.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'p.care_worker_uuid')
    .innerJoin('account as maker', 'maker.uuid', 'p.made_by_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'p.care_worker_uuid')
    .select(['p.care_worker_uuid', 'p.organization_uuid', 'o.name as organization', 'a.username', 'a.active'])
    .select(['p.made_by_uuid', 'maker.active as has_maker', 'w.first_name', 'w.last_name'])
    .where('p.uuid', '=', uuid)
    .executeTakeFirstOrThrow()

// To the party that did not write it; at the organization that is the author of the proposal, or everyone if the author is gone. To both
// when the back office wrote it.
const aboutProposal = async (db: Database, message: Message, proposal: string): Promise<Mail[]> => {
  const p = await proposalOf(db, proposal)
  const isWorker = message.author_uuid === p.care_worker_uuid
  const users = await accounts(db)
    .innerJoin('organization_user as u', 'u.uuid', 'a.uuid')
    .select('u.uuid')
    .where('u.organization_uuid', '=', p.organization_uuid)
    .orderBy('a.username')
    .execute()
  const isColleague = users.some(({ uuid }) => uuid === message.author_uuid)
  const author = isColleague ? `${message.author_name} van ${p.organization}` : ofZorginzet(message)
  const places = {
    schrijver: isWorker ? message.author_name : author,
    organisatie: p.organization,
    zorgverlener: `${p.first_name} ${p.last_name}`,
    bericht: `“${message.text}”`,
  }
  const open = `meldingen=voorstel-${proposal}` // the conversation, on top of that screen
  const toWorker = write('message_about_proposal_to_worker', places, `/werk?${open}`)
  const toThem = write('message_about_proposal_to_organization', places, `/organisatie/contract-voorstellen?${open}`)
  return [
    ...(isWorker || !p.active ? [] : [{ ...toWorker, to: p.username }]),
    ...(isColleague ? [] : users.filter(({ uuid }) => !p.has_maker || uuid === p.made_by_uuid)).map(({ username }) => ({
      ...toThem,
      to: username,
    })),
  ]
}

const managerOf = (db: Database, client: string) =>
  accounts(db).innerJoin('client as c', 'c.client_manager_uuid', 'a.uuid').where('c.uuid', '=', client).execute()
/** A back-office employee reads messages about the clients they manage, but has no page for the client. */
const fromFamily = (
  { author_name }: Message,
  roles: readonly string[],
  page: AddressFor<'ROLE_PLANNER'>,
  conversation: AddressFor<'ROLE_BACK_OFFICE_EMPLOYEE'>,
) =>
  roles.includes('ROLE_PLANNER')
    ? write('message_from_family', { schrijver: author_name }, page)
    : write('message_from_family_to_employee', { schrijver: author_name }, conversation)

/** To the other one of the two who read it. */
const confidential = async (db: Database, message: Message, client: string, relative: string): Promise<Mail[]> => {
  const ofRelative = message.author_uuid === relative
  const to = await (ofRelative ? managerOf(db, client) : accounts(db).where('a.uuid', '=', relative).execute())
  const open = `meldingen=vertrouwelijk-${client}-${relative}` as const // the conversation, on top of that screen
  return to.map(({ username, roles }) => ({
    to: username,
    ...(ofRelative
      ? fromFamily(message, roles, `/backoffice/clienten/${client}?${open}`, `/backoffice/open-zorgmomenten?${open}`)
      : write(
          'message_to_family',
          { schrijver: ofZorginzet(message), 'over wie': '' },
          `/zorg/contact?client=${client}&vertrouwelijk=ja`,
        )),
  }))
}
const aboutClient = async (db: Database, message: Message, client: string): Promise<Mail[]> => {
  const family = await accounts(db)
    .innerJoin('client_admin_client as c', 'c.client_admin_uuid', 'a.uuid')
    .select('a.uuid')
    .where('c.client_uuid', '=', client)
    .orderBy('a.username')
    .execute()
  if (!family.some(({ uuid }) => uuid === message.author_uuid)) {
    const { first_name } = await db.selectFrom('client').select('first_name').where('uuid', '=', client).executeTakeFirstOrThrow()
    const places = { schrijver: ofZorginzet(message), 'over wie': `over ${first_name}` }
    const mail = write('message_to_family', places, `/zorg/contact?client=${client}`)
    return family.map(({ username }) => ({ to: username, ...mail }))
  }
  const manager = await managerOf(db, client)
  const office = manager.length > 0 ? manager : await plannersBut(db, message)
  const open = `meldingen=client-${client}` as const
  return office.map(({ username, roles }) => ({
    to: username,
    ...fromFamily(message, roles, `/backoffice/clienten/${client}`, `/backoffice/open-zorgmomenten?${open}`),
  }))
}

const withCareWorker = async (db: Database, message: Message, worker: string): Promise<Mail[]> => {
  if (message.author_uuid === worker) {
    const mailToPlanner = write('message_from_worker', { schrijver: message.author_name }, `/backoffice/zzpers/${worker}`)
    return (await plannersBut(db, message)).map(({ username }) => ({ to: username, ...mailToPlanner }))
  }
  const mail = write('message_to_worker', { schrijver: ofZorginzet(message) }, '/werk/contact')
  const to = await accounts(db).where('a.uuid', '=', worker).execute()
  return to.map(({ username }) => ({ to: username, ...mail }))
}

export const mails = {
  message_sent: async (db, { subjectUuid }) => {
    const message = await messageOf(db, subjectUuid)
    const { care_moment_publication_reaction_uuid: reaction, about_moment_uuid: moment } = message
    const { client_uuid: client, contract_proposal_uuid: proposal } = message
    if (reaction) return aboutWork(db, message, { reaction })
    if (moment) return aboutWork(db, message, { worker: message.care_worker_uuid!, moment })
    if (proposal) return aboutProposal(db, message, proposal)
    if (client && message.confidential_with_uuid) return confidential(db, message, client, message.confidential_with_uuid)
    return client ? aboutClient(db, message, client) : withCareWorker(db, message, message.care_worker_uuid!)
  },
} satisfies Mails
