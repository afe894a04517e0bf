// The consequences of an action or a change: it is run for real, recipients are determined by the code that would notify them,
// and everything is rolled back (docs/decisions/0062).
import { type Selectable, sql } from 'kysely'
import { allOperations } from '../../../contract/catalogue.ts'
import { kindOf } from '../../../contract/events/hearing.ts'
import type { Role } from '../../../contract/language.ts'
import type { Mail } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import type { DB } from '../database/schema.ts'
import { makeMails } from '../events/mailbox.ts'
import { notify } from '../events/notifications.ts'
import { clientsIn } from '../rows/show.ts'
import { action, change } from './changing.ts'
import { type Kind, type Platform, viewerOf } from './platform.ts'
import type { AllowedRequest, Outcome } from './request.ts'

type StoredEvent = Selectable<DB['event']>
interface Recipient {
  account: string | null
  role: Role | null
  byMail: boolean
  subject: string
}
interface Hearing {
  event: string
  role: Role | null
  name: string | null
  count: number
  byMail: boolean
  subject: string | null
}

/** Refuses as the operation itself does, and keeps nothing: no event, mail, notification or key. */
export const preview: Kind = async (platform, request) => {
  const id = `${request.id.slice(0, request.id.lastIndexOf('.'))}.${request.operation.of}`
  const { operation } = allOperations.find(named => named.id === id)!
  const road = operation.kind === 'action' ? action : change
  const real = { ...request, id, operation, key: undefined } as AllowedRequest
  return road(platform, { ...real, rehearsal: (tx, outcome) => foreseen(platform, tx, real, outcome) })
}

const foreseen = async (platform: Platform, tx: Tx, request: AllowedRequest, outcome: Outcome): Promise<Outcome> => {
  if (outcome.kind !== 'item') return outcome
  const happened = await eventsOf(tx)
  const hearings: Hearing[] = []
  for (const event of happened) hearings.push(...(await hearingOf(platform, tx, request, event)))
  const own = happened.findLast(event => event.subject_uuid === request.params.uuid)
  const value = {
    events: [...Map.groupBy(happened, ({ name }) => name)].map(([name, same]) => ({ name, count: same.length })),
    hears: together(hearings),
    noted: Object.fromEntries(Object.entries(own?.data ?? {}).filter(([, noted]) => /number|boolean/.test(typeof noted))),
    // It has the context of its own type, not of the answer around it.
    item: { '@context': `/v1/contexts/${outcome.resource.type}`, ...outcome.item },
  }
  return { kind: 'object', status: 200, value, clients: clientsIn(outcome.resource, [outcome.item]) }
}

// The uuids of events begin with their time: those since the start of this transaction are read, and of them its own.
const eventsOf = async (tx: Tx): Promise<StoredEvent[]> =>
  tx
    .selectFrom('event')
    .selectAll()
    .where(sql<boolean>`uuid > (select uuidv7(transaction_timestamp() - clock_timestamp() - interval '5 milliseconds'))`)
    .where(sql<boolean>`written_in = pg_current_xact_id()`)
    .orderBy('uuid')
    .execute()

const hearingOf = async (platform: Platform, tx: Tx, request: AllowedRequest, event: StoredEvent): Promise<Hearing[]> => {
  const { name, made = [] } = (await makeMails(tx, event, platform)) ?? {}
  if (!name || made.length === 0) return []
  await notify(tx, { uuid: event.uuid, kind: kindOf(name) }, made, request.now)
  const recipients = await recipientsOf(tx, event.uuid, made)
  const accounts = recipients.flatMap(({ account }) => account ?? [])
  const names = await platform.namesOf(tx, accounts, viewerOf(platform, request))
  return recipients.map(({ account, role, byMail, subject }) => {
    const called = names.get(account ?? '') ?? null
    return { event: name, role, name: called, count: 1, byMail, subject: called && subject }
  })
}

// As `notify` decided for each account. People without an account are always mailed.
const recipientsOf = async (tx: Tx, event: string, made: Mail[]): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient & { username: string; kept: boolean }>`
    select a.uuid as account, a.username, a.roles[1] as role, n.uuid is not null as kept, n.subject,
      coalesce(n.mailed_at, n.mail_due_at) is not null as "byMail"
    from account a left join notification n on n.account_uuid = a.uuid and n.event_uuid = ${event}::uuid
    where a.username = any(${made.map(({ to }) => to)}::text[]) order by a.username`.execute(tx)
  const known = new Set(rows.map(({ username }) => username))
  const others = made.filter(({ to }) => to && !known.has(to))
  return [
    ...rows.filter(({ kept }) => kept),
    ...others.map(({ subject }) => ({ account: null, role: null, byMail: true, subject })),
  ]
}

const together = (hears: Hearing[]): Hearing[] =>
  [...Map.groupBy(hears, one => JSON.stringify(one)).values()].map(same => ({ ...same[0]!, count: same.length }))
