// What a concept hands to the platform: who sees what, its filters and computed values in SQL, its handlers and mails.
import type { Readable } from 'node:stream'
import type { RawBuilder, Updateable } from 'kysely'
import type { Address, AddressFor } from '../../contract/addresses.ts'
import type { EventName } from '../../contract/events.ts'
import type { Filter } from '../../contract/filters.ts'
import type { HeardEvent } from '../../contract/hearing.ts'
import type { Actor, AnyItem, AnyResource, Computed, Item, Out, Role, Schema } from '../../contract/language.ts'
import type { Operation, Operations, Parameters } from '../../contract/operations.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { Database, Sql, Tx } from './database/database.ts'
import type { DB } from './database/schema.ts'
import type { FileStore } from './files/files.ts'
import type { Tokens } from './login/token.ts'
import type { Problem } from './problem.ts'

/** The queries of every resource, handed over by the list of concepts. Throws for one of which nobody has said who may see it. */
export type QueriesOf = (resource: AnyResource) => ResourceQueries
/** Through whose eyes rows are read, and when. */
export interface Viewer {
  me: Actor
  now: string
  queriesOf: QueriesOf
}
/** A row in a statement under construction, as its viewer sees it. */
export interface Row extends Viewer {
  /** The row's alias, to be used as `${row.alias}.column`. */
  alias: Sql
  /** The column at the end of a path of to-one relations, `careMoment.startDate`; joins what is needed. */
  column(path: string): Sql
  /** When the viewer sees what stands there, as the contract says (`hides`); undefined: on every row. */
  shown(path: string): Sql | undefined
}
export type SeenBy = Exclude<Role, 'IS_AUTHENTICATED_2FA_IN_PROGRESS'>
/** Per role the condition under which a row exists for that viewer; true or false for all or none. */
export type Visible = Record<SeenBy, ((row: Row) => Sql) | boolean>
/** The same for everyone who is logged in: true, or one condition. */
export const alike = (condition: Visible[SeenBy]): Visible => ({
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

/** The SQL of one resource beyond its plain columns. A value of a filter has passed the filter's schema. */
export interface ResourceQueries {
  visible: Visible
  /** Rows that are not to be seen, but whose address is in what this viewer reads elsewhere: 403 instead of 404. */
  known?: { [R in SeenBy]?: (row: Row) => Sql }
  computed?: Record<string, (row: Row) => Sql>
  /** A filter of one's own reads fields that `row.shown` says are shown; the platform asks it for all others. */
  filters?: Record<string, (row: Row, value: never) => Sql>
  /** By the type of an owner that no path of relations leads to: which rows are below it. */
  below?: Record<string, (row: Row, owner: string) => Sql>
  /** Its table is a view: made of rows of others, and found by what they are about rather than by its uuid. */
  isView?: true
  /** How a computed field sorts, when not as it is selected; and what a filter of one's own finds, when no order is asked. */
  orders?: Record<string, (row: Row, value: never) => Sql>
}
type QueriesOfResource<Ops, R extends AnyResource> = ResourceQueries &
  ([ComputedKeys<R>] extends [never] ? unknown : { computed: Record<ComputedKeys<R>, (row: Row) => Sql> }) &
  ([CustomKeys<Ops, R>] extends [never] ? unknown : { filters: Record<CustomKeys<Ops, R>, (row: Row, value: never) => Sql> })
/** The queries of a concept: one entry a resource type; a resource that does not say who sees it does not compile. */
export type Queries<Ops> = { [R in ResourcesOf<Ops> as R['type']]: QueriesOfResource<Ops, R> }

/** What a handler adds to the event that is written with its change. */
export interface Noted {
  reason?: string | null | undefined
  data?: Record<string, unknown>
}
/** The browser, or program, that asks: what may be read of it and set on it. */
export interface Browser {
  address: string
  userAgent: string
  cookie(name: string): string | undefined
  /** Null takes it away. */
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void
}
/** What a server has beside its database. */
export interface Services {
  publicUrl: string
  analyticsName: string
  tokens: Tokens
  files: FileStore
  /** What is done by the clock, by name. */
  jobs: Record<string, ScheduledJob>
}
/** What every handler gets: the transaction, who asks, when, and what was asked, checked. */
export interface Context<O = Operation> {
  tx: Tx
  me: Actor
  now: string
  /** Who asks, to read rows as they see them. */
  viewer: Viewer
  body: O extends { body: infer B extends Schema } ? Out<B> : undefined
  params: Record<O extends { path: infer P extends string } ? Parameters<P> : string, string>
  query: O extends { query: infer Q extends Schema } ? Out<Q> : undefined
  /** The query string as it came, for what filters like a list. */
  search: Map<string, string[]>
  browser: Browser
  services: Services
  /** Says whose data a file or an answer of its own shows: for the access log. */
  reads(clients: string[]): void
  /** Adds to the event that is written with this change. */
  note(extra: Noted): void
}
/** For an action or change: the item as it is, locked. */
export type ItemContext<O> = Context<O> & { item: O extends { resource: infer R extends AnyResource } ? Item<R> : AnyItem }
type Columns<Table> = Updateable<DB[Table & keyof DB]>
/** Columns to save in the table of a resource: values, or SQL that gives them. */
export type Changes<R extends AnyResource = AnyResource> = string extends R['table']
  ? Record<string, unknown>
  : { [K in keyof Columns<R['table']>]?: Columns<R['table']>[K] | RawBuilder<unknown> }
/** A file as an answer. */
export interface Download {
  name: string
  type: string
  /** Its bytes, made after the transaction: what takes long then holds no lock and no connection. */
  content(): Promise<Buffer | Readable>
}
/** A file as it was sent: its name as given, its type by its content, which is one we read. */
export interface Uploaded {
  name: string
  type: string
  bytes: Buffer
}
/** What a step before the transaction gets: for short questions the database, without a lock; relations are not looked up yet. */
export type Before<C> = Omit<C, 'tx' | 'viewer' | 'query' | 'search' | 'reads' | 'note'> & { db: Database }
/**
 * A handler of a command with a step before its transaction, for what takes long: a password that is hashed. What that gives is
 * `prepared`. What is decided and counted by it is so in the transaction, under its locks. Those that wait for the same lock are named
 * alike by `oneBy`: one of them at a time takes a connection.
 */
export const prepared = <C, P, R>(
  before: (context: Before<C>) => Promise<P>,
  handle: (context: C & { prepared: P }) => Promise<R>,
  oneBy?: (browser: Browser) => string,
): ((context: C) => Promise<R>) => Object.assign(handle as (context: C) => Promise<R>, { before, oneBy })

type ChangesIn<O> = O extends { resource: infer R extends AnyResource } ? Changes<R> : never
/** A command that answers a Problem refuses, but what it wrote stays (a counted attempt); thrown, nothing stays. */
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
/** A handler for every operation that is not just a list or an item: an operation without one does not compile. */
export type Handlers<Ops extends Operations> = {
  [K in keyof Ops as Ops[K] extends { kind: 'list' | 'get' } ? never : K]: HandlerOf<Ops[K]>
}
type KeysOf<T> = T extends unknown ? keyof T : never
type StrayIn<O, H> = O extends { kind: 'change' | 'action'; resource: infer R extends AnyResource }
  ? H extends (...asked: never[]) => Promise<infer Given>
    ? string extends KeysOf<NonNullable<Given>>
      ? 'changes of no table'
      : Exclude<KeysOf<NonNullable<Given>>, keyof Changes<R>>
    : never
  : never
/** What the handlers of a concept change and its tables do not have. The compiler itself takes more than it was asked for. */
export type StrayColumns<C> = C extends { operations: infer Ops; handlers: infer Own }
  ? { [K in keyof Ops & keyof Own]: StrayIn<Ops[K], Own[K]> }[keyof Ops & keyof Own]
  : never
/** A transition or removal with nothing special about it. */
export const plain = async (): Promise<undefined> => undefined

/** The words of a button in a mail, and the screen it opens. */
export interface Button {
  label: string
  path: Address
}
/** A button for somebody of this role: a screen that they may open. */
export interface ButtonFor<R extends Role> {
  label: string
  path: AddressFor<R>
}
export interface Mail {
  to: string
  subject: string
  /** The sentence why. */
  text: string
  /** One button. */
  button?: Button
  /** From then on it is of no use, the start of a shift: it does not wait so long that it comes too late. */
  usefulUntil?: string
  /** Does not wait for the daily mail: it is that mail, or was asked for apart. */
  isPrompt?: boolean
}
/** What happened, as it was stored (events/outbox.ts). */
export interface StoredEvent {
  uuid: string
  name: EventName
  subjectUuid: string
  actorUuid: string | null
  reason: string | null
  data: Record<string, unknown>
  at: string
}
/** The mails of an event, made from the database as it is when they are sent; none when it is no longer true. */
export type MakeMails = (database: Database, event: StoredEvent, queriesOf: QueriesOf) => Promise<Mail[]>
/** The mails of the events that somebody hears of (contract/hearing.ts). */
export type Mails = { [E in HeardEvent]?: MakeMails }
/** Work by the clock: `cron` in UTC; `atHour` when it must be that hour in Amsterdam. Doing it twice does no harm. */
export interface ScheduledJob {
  run(database: Database, now: string, queriesOf: QueriesOf): Promise<void>
  cron: string
  atHour?: number
}

/**
 * Work that a handler queues with its change (outbox.ts, `queue`) and that is done after the answer: what must not show by how
 * long an answer takes. In a transaction of its own; tried again when it fails.
 */
export type Tasks = Record<
  string,
  (work: { tx: Tx; payload: Record<string, unknown>; now: string; publicUrl: string }) => Promise<void>
>

type AnyHandler = (context: never) => Promise<unknown>
/** A concept as the platform takes it. */
export interface Concept {
  operations: Operations
  queries?: Record<string, ResourceQueries>
  handlers: Record<string, AnyHandler>
  mails?: Mails
  jobs?: Record<string, ScheduledJob>
  tasks?: Tasks
  /** Constraint of the database → the refusal it stands for. */
  conflicts?: Readonly<Record<string, ProblemCode>>
}
