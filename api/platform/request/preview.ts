// What an action would bring about: it is done in its transaction, described, and taken back (docs/decisions/0062). The road, the
// refusals and who is told are those of the act itself, so they cannot say something else.
import { type Selectable, sql } from 'kysely'
import { allOperations } from '../../../contract/catalogue.ts'
import type { HeardEvent } from '../../../contract/hearing.ts'
import type { AnyItem, AnyResource, Role } from '../../../contract/language.ts'
import type { Mail, Viewer } from '../concept.ts'
import type { Tx } from '../database/database.ts'
import type { Event } from '../database/schema.ts'
import { storedEvent } from '../events/outbox.ts'
import { clientsIn, showTo } from '../rows/show.ts'
import type { Asked } from './asked.ts'
import { inTransaction } from './change.ts'
import { acting } from './changing.ts'
import { type Kind, type Platform, viewerOf } from './platform.ts'

type Happened = Pick<Selectable<Event>, 'uuid' | 'name' | 'subject_uuid' | 'actor_uuid' | 'reason' | 'data' | 'at'>
interface Hearer {
  event: string
  mail: Mail
}
interface Foreseen {
  happened: Happened[]
  hearers: Hearer[]
  notes: Record<string, boolean | number>
  changes: { field: string; from: string | null; to: string | null }[]
  clients: string[]
}
/** Ends the transaction without a trace, and carries what it would have brought about. */
class TakenBack extends Error {
  readonly foreseen: Foreseen
  constructor(foreseen: Foreseen) {
    super('taken back')
    this.foreseen = foreseen
  }
}

export const preview: Kind = async (platform, asked) => {
  const { happened, hearers, notes, changes, clients } = await foresee(platform, asked)
  const events = [...Map.groupBy(happened, ({ name }) => name)].map(([name, { length }]) => ({ name, count: length }))
  const hears = await sayWho(platform, hearers, viewerOf(platform, asked))
  return { kind: 'object', status: 200, value: { events, hears, notes, changes }, clients }
}

const foresee = async (platform: Platform, asked: Asked): Promise<Foreseen> => {
  const { id, operation } = allOperations.find(each => each.id === asked.operation.previews)!
  const act = { ...asked, id, operation, key: undefined } as Asked
  const { resource } = asked.operation
  try {
    await inTransaction(platform, act, async change => {
      const before = await change.load()
      const was = showTo(viewerOf(platform, asked), resource, { ...before }, 'item')
      const outcome = await acting(platform, act)(change)
      const happened = await happenedIn(change.tx)
      throw new TakenBack({
        happened,
        hearers: await hearersOf(platform, change.tx, happened),
        notes: notesOf(happened.findLast(({ subject_uuid }) => subject_uuid === before.uuid)),
        changes: outcome.kind === 'item' ? changesBetween(resource, was, outcome.item) : [],
        clients: clientsIn(resource, [before]),
      })
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.foreseen
    throw error
  }
  throw new Error(`${id} was not taken back`)
}

// The events of this transaction: found among the latest, since what a row's transaction is has no index.
const happenedIn = async (tx: Tx): Promise<Happened[]> => {
  const { rows } = await sql<Happened>`select uuid, name, subject_uuid, actor_uuid, reason, data, at from event
    where uuid > uuidv7(interval '-10 minutes') and xmin = pg_current_xact_id()::xid order by uuid`.execute(tx)
  return rows
}

const hearersOf = async ({ mails, queriesOf }: Platform, tx: Tx, happened: Happened[]): Promise<Hearer[]> => {
  const hearers: Hearer[] = []
  for (const event of happened) {
    const made = await mails[event.name as HeardEvent]?.(tx, storedEvent(event), queriesOf)
    hearers.push(...(made ?? []).map(mail => ({ event: event.name, mail })))
  }
  return hearers
}
// Afterwards, so that the names are those whom the viewer knows as things are now.
const sayWho = async ({ database, namesSeen }: Platform, hearers: Hearer[], viewer: Viewer) => {
  const usernames = [...new Set(hearers.map(({ mail }) => mail.to))]
  if (usernames.length === 0) return []
  const accounts = await database
    .selectFrom('account')
    .select(['uuid', 'username', 'roles'])
    .where('username', 'in', usernames)
    .execute()
  const uuids = accounts.map(({ uuid }) => uuid)
  const names = await namesSeen(database, uuids, viewer)
  const known = new Map(
    accounts.map(({ username, uuid, roles }) => [username, { role: roles[0] as Role, name: names.get(uuid) }]),
  )
  const groups = Map.groupBy(hearers, ({ event, mail }) => `${event} ${known.get(mail.to)?.role}`)
  return [...groups.values()].map(group => ({
    event: group[0]!.event,
    role: known.get(group[0]!.mail.to)?.role ?? null,
    count: new Set(group.map(({ mail }) => mail.to)).size,
    names: [...new Set(group.flatMap(({ mail }) => known.get(mail.to)?.name ?? []))],
    subject: group[0]!.mail.subject,
  }))
}

const notesOf = (event: Happened | undefined): Record<string, boolean | number> =>
  Object.fromEntries(
    Object.entries((event?.data ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, boolean | number] => typeof entry[1] === 'boolean' || typeof entry[1] === 'number',
    ),
  )

const textOf = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null)
const changesBetween = (resource: AnyResource, was: AnyItem, is: AnyItem) =>
  Object.keys(resource.fields)
    .filter(field => field !== 'version' && field !== 'updatedAt')
    .map(field => ({ field, from: textOf(was[field]), to: textOf(is[field]) }))
    .filter(({ from, to }) => from !== to)
