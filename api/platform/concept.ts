// What a concept gives to the platform: who sees what, its filters and computed values in SQL, its handlers and mails.
import type { Readable } from 'node:stream'
import type { RawBuilder, Updateable } from 'kysely'
import type { Address } from '../../contract/addresses.ts'
import type { EventName } from '../../contract/events/events.ts'
import type { HeardEvent } from '../../contract/events/hearing.ts'
import type { NotificationKind } from '../../contract/events/notifications.ts'
import type { Filter } from '../../contract/filters.ts'
import type { Actor, AnyItem, AnyResource, Computed, Item, Out, Role, Schema } from '../../contract/language.ts'
import type { Operation, Operations, Parameters } from '../../contract/operations.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { Database, Sql, Tx } from './database/database.ts'
import type { DB } from './database/schema.ts'
import type { FileStore } from './files/files.ts'
import type { Cookies } from './login/devices.ts'
import type { Tokens } from './login/token.ts'
import type { MailTemplates } from './mail-template.ts'
import type { Problem } from './problem.ts'

/** The queries of every resource, from the list of concepts. Throws for a resource without any. */
export type QueriesOf = (resource: AnyResource) => ResourceQueries
/** The names of those of these accounts whose name this viewer may read. */
export type NamesOf = (db: Database | Tx, accounts: readonly string[], viewer: Viewer) => Promise<Map<string, string>>
/** The person for whom rows are read, and the present instant. */
export interface Viewer {
  me: Actor
  now: string
  queriesOf: QueriesOf
}
/** A row in a statement under construction, as this viewer sees it. */
export interface Row extends Viewer {
  /** The row's alias, for use as `${row.alias}.column`. */
  alias: Sql
  /** The column at the end of a path of to-one relations, such as `careMoment.startDate`. Adds the joins that it needs. */
  column(path: string): Sql
  /**
   * The condition under which the viewer sees the field at this path, from the contract (`hides`); undefined when on every row.
   */
  shown(path: string): Sql | undefined
}
export type SeenBy = Exclude<Role, 'IS_AUTHENTICATED_2FA_IN_PROGRESS'>
/** For each role the condition under which a row exists for that viewer. True means all rows, false none. */
export type Visible = Record<SeenBy, ((row: Row) => Sql) | boolean>
/** The same for every role that is logged in: true, or one condition. */
export const everyRole = (condition: Visible[SeenBy]): Visible => ({
  ROLE_CARE_WORKER: condition,
  ROLE_CLIENT_ADMIN: condition,
  ROLE_PLANNER: condition,
  ROLE_BACK_OFFICE_EMPLOYEE: condition,
  ROLE_ORGANIZATION_USER: condition,
  ROLE_ORGANIZATION_LOCATION_ADMIN: condition,
})

type ComputedKeys<R extends AnyResource> = {
  [K in keyof R['fields']]: R['fields'][K] extends Computed ? K : never
}[keyof R['fields']] &
  string
type Lists<Ops> = Extract<Ops[keyof Ops], { kind: 'list' }>
type CustomOf<O> = O extends { filters: infer F extends readonly Filter[] } ? Extract<F[number], { kind: 'custom' }> : never
type CustomKeys<Ops, R> = CustomOf<Extract<Lists<Ops>, { resource: R }>>['key']
type ResourcesOf<Ops> = Extract<Ops[keyof Ops], { resource: AnyResource }>['resource']

/** The SQL of one resource, besides its plain columns. A filter gets only values that passed its schema. */
export interface ResourceQueries {
  visible: Visible
  /** Rows that this viewer may not see, although they come across the address elsewhere: 403 instead of 404. */
  known?: { [R in SeenBy]?: (row: Row) => Sql }
  movedTo?: (uuid: string) => Sql // For a deleted item that became part of another: its address answers with that one.
  computed?: Record<string, (row: Row) => Sql>
  /** A custom filter must itself check `row.shown` for the fields it reads. For all other filters the platform does so. */
  filters?: Record<string, (row: Row, value: never) => Sql>
  /** The condition for rows below an owner, by its type. Only needed where no path of relations leads there fast enough. */
  below?: Record<string, (row: Row, owner: string) => Sql>
  /** The table is a view over other rows. Its rows are found by what they are about, not by their uuid. */
  isView?: true
  /** Partitioned by month (decision 83): the rows of a page are fetched together, not each from every month. */
  byMonth?: true
  /** Viewers who lost access through an event (a condition on its data); they are only told that this type changed. */
  former?: { [R in SeenBy]?: (viewer: Pick<Row, 'me'>, data: Sql) => Sql }
  /** How to sort a computed field, if not by its selected value. And the default order of what a custom filter finds. */
  orders?: Record<string, (row: Row, value: never) => Sql>
}
type QueriesOfResource<Ops, R extends AnyResource> = ResourceQueries &
  ([ComputedKeys<R>] extends [never] ? unknown : { computed: Record<ComputedKeys<R>, (row: Row) => Sql> }) &
  ([CustomKeys<Ops, R>] extends [never] ? unknown : { filters: Record<CustomKeys<Ops, R>, (row: Row, value: never) => Sql> })
/** The queries of a concept: one entry for each resource type. A resource that does not say who sees it does not compile. */
export type Queries<Ops> = { [R in ResourcesOf<Ops> as R['type']]: QueriesOfResource<Ops, R> }

/** What a handler adds to the event of its change. */
export interface EventDetails {
  reason?: string | null | undefined
  data?: Record<string, unknown>
}
/** The client program of the request: what a handler may read from it and set on it. */
export interface Browser extends Cookies {
  address: string
  userAgent: string
  idempotencyKey: string | undefined
  /** Tells the browser to clear its cached answers, so that the next person on this device reads none of them. */
  clearKept(): void
  /** How it wants to follow live updates. */
  following(): Following
}
/** Last event id, expiry (ms), and whether to keep the stream open. */
export interface Following {
  since: string | undefined
  /** Without an event id: from how many seconds ago on. */
  ago?: number | undefined
  until: number
  stays: boolean
}
/** Live updates (live/). */
export interface Live {
  /** A stream of server-sent events about what this actor may see. Throws when they have too many open. */
  follow(me: Actor, following: Following): Promise<Readable>
}
/** What a server has besides its database. */
export interface Services {
  publicUrl: string
  analyticsName: string
  /** The hosts of push services (settings.ts). */
  pushHosts: readonly string[]
  /** Webhooks may go to this machine, without TLS too: development only. */
  loopback: boolean
  tokens: Tokens
  files: FileStore
  sealRoots: ReadonlyMap<string, readonly Buffer[]> // Of the seals of papers (seals/roots.ts).
  live: Live
  /** The scheduled jobs, by name. */
  jobs: Record<string, ScheduledJob>
  /** The text of every mail by its name, and the makers of the mails. */
  mailTemplates: MailTemplates
  mails: Mails
}
/** What every handler gets: the transaction, the actor, the present instant, and the checked input. */
export interface Context<O = Operation> {
  tx: Tx
  me: Actor
  now: string
  /** The actor as a viewer, to read rows as they see them. */
  viewer: Viewer
  body: O extends { body: infer B extends Schema } ? Out<B> : undefined
  params: Record<O extends { path: infer P extends string } ? Parameters<P> : string, string>
  query: O extends { query: infer Q extends Schema } ? Out<Q> : undefined
  /** The raw query string, for an operation that filters like a list. */
  search: Map<string, string[]>
  browser: Browser
  services: Services
  /** Reports whose data a file or a custom answer shows, for the access log. */
  reads(clients: string[]): void
  /** Adds to the event of this change. */
  note(extra: EventDetails): void
}
/** For an action or a change: the present item, locked. */
type ItemContext<O> = Context<O> & { item: O extends { resource: infer R extends AnyResource } ? Item<R> : AnyItem }
type Columns<Table> = Updateable<DB[Table & keyof DB]>
/** Columns to save in the table of a resource: values, or SQL expressions. */
export type Changes<R extends AnyResource = AnyResource> = string extends R['table']
  ? Record<string, unknown>
  : { [K in keyof Columns<R['table']>]?: Columns<R['table']>[K] | RawBuilder<unknown> }
/** An answer that is a file. */
export interface Download {
  name: string
  type: string
  /** Makes the bytes after the transaction: slow work then holds no lock and no connection. */
  content(): Promise<Buffer | Readable>
}
/** An uploaded file: its name as given, its type as detected from the content. We read that type. */
export interface Uploaded {
  name: string
  type: string
  bytes: Buffer
}
/** What a step before the transaction gets. It may run short queries, without locks. Relations are not looked up yet. */
type Before<C> = Omit<C, 'tx' | 'viewer' | 'query' | 'search' | 'reads' | 'note'> & { db: Database }
/**
 * A handler of a command with a step before its transaction, for slow work such as hashing a password. The result of that step is
 * `prepared`. Decisions and counts based on it are still made in the transaction, under its locks. Requests that wait for the
 * same lock get the same name from `oneBy`: one of them at a time takes a connection.
 */
export const prepared = <C, P, R>(
  before: (context: Before<C>) => Promise<P>,
  handle: (context: C & { prepared: P }) => Promise<R>,
  oneBy?: (browser: Browser) => string,
): ((context: C) => Promise<R>) => Object.assign(handle as (context: C) => Promise<R>, { before, oneBy })

type ChangesIn<O> = O extends { resource: infer R extends AnyResource } ? Changes<R> : never
/**
 * A command that returns a Problem refuses, but what it wrote is kept (a counted attempt). When it throws, all is rolled back.
 */
type HandlerOf<O> = O extends { kind: 'upload' }
  ? (context: Context<O> & { file: Uploaded }) => Promise<string>
  : O extends { kind: 'create' }
    ? (context: Context<O>) => Promise<string>
    : O extends { kind: 'change' | 'action' }
      ? (context: ItemContext<O>) => Promise<ChangesIn<O> | undefined>
      : O extends { kind: 'remove' }
        ? (context: ItemContext<O>) => Promise<undefined>
        : O extends { kind: 'download' }
          ? (context: (O extends { resource: AnyResource } ? ItemContext<O> : Context<O>) & { db: Database }) => Promise<Download>
          : O extends { answer: infer S extends Schema }
            ? (context: Context<O>) => Promise<Out<S> | Problem>
            : (context: Context<O>) => Promise<undefined | Problem>
/** A handler for every operation that is more than a plain list, item or preview. An operation without one does not compile. */
export type Handlers<Ops extends Operations> = {
  [K in keyof Ops as Ops[K] extends { kind: 'list' | 'get' | 'preview' } ? never : K]: HandlerOf<Ops[K]>
}
type KeysOf<T> = T extends unknown ? keyof T : never
type StrayIn<O, H> = O extends { kind: 'change' | 'action'; resource: infer R extends AnyResource }
  ? H extends (...asked: never[]) => Promise<infer Given>
    ? string extends KeysOf<NonNullable<Given>>
      ? 'changes of no table'
      : Exclude<KeysOf<NonNullable<Given>>, keyof Changes<R>>
    : never
  : never
/**
 * Columns that the handlers of a concept change but that its tables do not have. Without this type the compiler accepts extra
 * columns.
 */
export type StrayColumns<C> = C extends { operations: infer Ops; handlers: infer Own }
  ? { [K in keyof Ops & keyof Own]: StrayIn<Ops[K], Own[K]> }[keyof Ops & keyof Own]
  : never
/** A transition or removal with nothing special about it. */
export const plain = async (): Promise<undefined> => undefined

/** The label of a button in a mail, and the screen it opens. */
export interface Button {
  label: string
  path: Address
}
export interface Mail {
  to: string
  /** Its mail text and the values of its placeholders: to render it again when a planner changes the text. */
  letter: string
  places: Record<string, string>
  subject: string
  /** The sentence that explains why the mail was sent. */
  text: string
  /** One button. */
  button?: Button
  /** When the mail becomes useless: the start of a shift. The mail is not delayed beyond that. */
  usefulUntil?: string
  /** Its kind of notification, when that differs from its event's: recipients choose how they get it. */
  kind?: NotificationKind
  /** Not delayed until the daily mail: it is that mail, or the person asked for it separately. */
  isPrompt?: boolean
}
/** An event as it was stored (events/outbox.ts). */
export interface StoredEvent {
  uuid: string
  name: EventName
  subjectUuid: string
  actorUuid: string | null
  reason: string | null
  data: Record<string, unknown>
  at: string
}
/** The mails of an event, made from the database when they are sent. None when the event no longer holds. */
export type MakeMails = (database: Database, event: StoredEvent, queriesOf: QueriesOf) => Promise<Mail[]>
/** The mails of events with recipients (contract/events/hearing.ts). */
export type Mails = { [E in HeardEvent]?: MakeMails }
/**
 * A scheduled job: `cron` in UTC, and `atHour` when it must run at that hour in Amsterdam. Running it twice must do no harm. It
 * may return its result: one Dutch sentence that names nobody; if it did nothing because a setting is missing, the sentence that
 * names the setting.
 */
export interface ScheduledJob {
  run(database: Database, now: string, queriesOf: QueriesOf): Promise<void> | Promise<string | { notSetUp: string }>
  cron: string
  atHour?: number
}

/** Work a handler queues with its change, done after the answer so that its duration reveals nothing. Retried when it fails. */
export type Tasks = Record<
  string,
  (work: {
    tx: Tx
    /** Outside the transaction: what is written here is visible at once, such as progress. */
    db: Database
    payload: Record<string, unknown>
    now: string
    publicUrl: string
    files: FileStore
    queriesOf: QueriesOf
  }) => Promise<void>
>

type AnyHandler = (context: never) => Promise<unknown>
/** A concept, as the platform uses it. */
export interface Concept {
  operations: Operations
  queries?: Record<string, ResourceQueries>
  handlers: Record<string, AnyHandler>
  mails?: Mails
  mailTemplates?: MailTemplates
  jobs?: Record<string, ScheduledJob>
  tasks?: Tasks
  /** Database constraint → the refusal it means. */
  conflicts?: Readonly<Record<string, ProblemCode>>
}
