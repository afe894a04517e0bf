// Calls to the API, typed by the contract; nothing of the contract is loaded at run time. Only this code knows about /v1.

import { connectionFound, connectionLost, gotNoAnswer } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import type { Calls } from '#contract/index.ts'
import type { In, Schema } from '#contract/language.ts'
import type { Answer, Parameters, Query } from '#contract/operations.ts'
import { mayBeLeftOut, requiredQuery } from './call-parameters.ts'
import { takeEarly } from './early.ts'
import { queryText } from './query-text.ts'
import { analyticsName, traceHeader } from './request.ts'
import { endSession, freshToken, holderOfToken, isOfSession, refreshNow, tokenForPublic, tokenInstead } from './session.ts'

export type CallName = keyof Calls
type MayLack<B> = undefined extends B ? { body?: B } : { body: B }
/** A screen has read what it changes, so a body that can carry a version must. Null: there was none yet. */
type OfVersion<B> = B extends { version?: infer V } ? Omit<B, 'version'> & { version: Exclude<V, undefined> } : B
type Sent<B> = string extends keyof NonNullable<B>
  ? MayLack<B>
  : 'version' extends keyof NonNullable<B>
    ? { body: OfVersion<NonNullable<B>> }
    : MayLack<B>
type Body<O> = O extends { body: infer B extends Schema } ? Sent<In<B>> : unknown
type Asked<O> = [Query<O>] extends [never] ? unknown : { query?: Query<O> }
/** The arguments of a call: its path parameters by name, its body, its query. */
export type Args<K extends CallName> = { [P in Parameters<Calls[K]['path']>]: string } & Body<Calls[K]> & Asked<Calls[K]>
export type AnswerOf<K extends CallName> = Answer<Calls[K]>
export interface Violation {
  propertyPath: string
  message: string
}

/** Any refusal, or no answer at all (status 0): the sentence to show, and what is wrong with which field. */
export class Problem extends Error {
  readonly status: number
  readonly violations: readonly Violation[]
  constructor(status: number, message: string, violations: readonly Violation[] = []) {
    super(message)
    this.status = status
    this.violations = violations
  }
}

/** Account and Idempotency-Key of a queued change: the server carries out a second one under the same key only once. */
export interface Under {
  account: string
  key: string
}

const withoutRefresh = [
  '/v1/care_types',
  '/v1/expertise_levels',
  '/v1/offices',
  '/v1/login',
  '/v1/service_types',
  '/v1/user_tokens',
  '/v1/careWorkers/register',
  '/v1/client_relations',
  '/v1/care_requests',
  '/v1/countries',
  `/v1/_${analyticsName}/track`,
  `/v1/_${analyticsName}/transaction`,
]
const behindLogin = ['/v1/client_relations', '/v1/care_requests']
/** Public calls that return more to a logged-in user: these wait for a fresh token. */
const forEveryone = ['/v1/calendars/', '/v1/care_workers/register', '/v1/contract_proposals/', '/v1/postcodes/']
const isIn = (paths: readonly string[], url: string) => paths.some(path => url.includes(path))
/**
 * The token for a call. A call that skips the refresh still waits for one when it needs a token and has none. Before the second
 * step the server refuses its token even for public calls: those are sent without it.
 */
const tokenOf = async (url: string, isUnder: boolean): Promise<string | null> => {
  if (isIn(forEveryone, url)) return (await tokenFor()) && tokenForPublic()
  if (!isIn(withoutRefresh, url)) return tokenFor()
  return tokenForPublic() ?? (isUnder || isIn(behindLogin, url) ? tokenFor() : null)
}

const addressOf = (name: string, path: string, args: Record<string, unknown>): string =>
  `/v1${path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = args[parameter]
    if (isMissing(value)) throw missing(parameter, name)
    return encodeURIComponent(String(value))
  })}${queryText(args.query as Record<string, unknown> | undefined)}`
const missing = (field: string, operation: string) =>
  new Error(`Required parameter ${field} was null or undefined when calling ${operation}`)
const isMissing = (value: unknown): boolean => value === null || value === undefined
/** Throws when the body or a required query parameter is missing. */
const checkPresent = (name: string, args: Record<string, unknown>, changes: boolean): void => {
  if (changes && isMissing(args.body) && !mayBeLeftOut(name)) throw missing('body', name)
  const query = args.query as Record<string, unknown> | undefined
  for (const field of requiredQuery(name)) if (isMissing(query?.[field])) throw missing(field, name)
}

let clockAheadMs = 0
/** The current time by the server's clock, in milliseconds. Screens use this, never the clock of the device. */
export const serverNow = (): number => Date.now() + clockAheadMs
const clockListeners = new Set<() => void>()
/** Calls back when the estimate of the server's clock changes; returns a function that stops it. */
export const onClockSet = (listener: () => void): (() => void) => {
  clockListeners.add(listener)
  return () => clockListeners.delete(listener)
}
const setClock = (date: string | null, atMs = Date.now()) => {
  const wasMs = clockAheadMs
  const aheadMs = date ? Date.parse(date) - atMs : 0
  // The header has whole seconds: ignore small differences.
  clockAheadMs = Math.abs(aheadMs) > 5000 ? aheadMs : 0
  if (Math.abs(clockAheadMs - wasMs) > 5000) for (const listener of clockListeners) listener()
}

// Asks for a minimal answer: to a query, without what an item's address says already; to a change, only that address, where the
// next screen fetches what it shows.
const needsLittle = (method: string, name: string) => method === 'GET' || name === 'POST /care_moment_publication_reactions'
/** Restores the uuids that a minimal answer leaves out, from the addresses. */
const withUuids = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  const item = value as Record<string, unknown>
  for (const name in item) withUuids(item[name])
  const uuid = /\/([0-9a-f-]{36})$/.exec(String(item['@id']))?.[1]
  if (uuid) item.uuid ??= uuid
  return value
}

type Way = { signal?: AbortSignal | undefined; under?: Under }
const send = (name: string, args: Record<string, unknown>, way: Way = {}): Promise<Response> =>
  during('calls', answerTo(name, args, way))
const answerTo = async (name: string, args: Record<string, unknown>, { signal, under }: Way): Promise<Response> => {
  const [method = 'GET', path = ''] = name.split(' ')
  const changes = method !== 'GET' && method !== 'DELETE'
  const url = addressOf(name, path, args)
  checkPresent(name, args, changes)
  const headers: Record<string, string> = { Accept: 'application/ld+json, application/json', ...traceHeader() }
  if (needsLittle(method, name)) headers.Prefer = 'return=minimal'
  if (changes) headers['Content-Type'] = 'application/ld+json'
  const body = changes && { body: JSON.stringify(args.body ?? {}) }
  const ask = async (token: string | null) => {
    if (under) {
      mustBe(under.account)
      headers['Idempotency-Key'] = under.key
    }
    if (token) headers.Authorization = `Bearer ${token}`
    const early = method === 'GET' && token ? await takeEarly(url, token) : undefined
    const asked = early ?? [await fetch(url, { method, headers, credentials: 'include', ...(signal && { signal }), ...body })]
    const [answer, atMs] = asked
    await hear(answer.status)
    setClock(answer.headers.get('Date'), atMs)
    return answer
  }
  const first = await tokenOf(url, under !== undefined)
  // A call that logs in already holds the lock that a refresh would wait for.
  const sent = url.startsWith('/v1/login/') ? ask(first).then(answer => [answer, first] as const) : withToken(first, ask)
  const [answer, token] = await sent.catch(async (error: Error) => {
    if (error.name === 'AbortError' || error instanceof Problem) throw error
    throw await noConnection(error)
  })
  if (answer.ok) return answer
  logOutOn(answer.status, url, token)
  throw await problemIn(answer)
}
// Report the failure only once stored answers are available, so that screens show those and not the failure.
const noConnection = async (cause: Error) => {
  await connectionLost()
  return Object.assign(new Problem(0, 'Er is geen verbinding. Controleer het internet en probeer het opnieuw.'), { cause })
}
/** Tells from the status of an answer whether the server can be reached: a proxy answers with these when our server is down. */
export const hear = (status: number): Promise<void> | void => (gotNoAnswer(status) ? connectionLost('away') : connectionFound())
/** A fresh token for a call, or none. Throws a Problem when it cannot be fetched. */
export const tokenFor = (): Promise<string | null> => orProblem(freshToken())
const orProblem = (token: Promise<string | null>) =>
  token.catch(async (error: Error & { status?: number }) => {
    const { status = 500 } = error
    if (status === 0) throw await noConnection(error)
    await hear(status)
    throw Object.assign(new Problem(status, atFault), { cause: error })
  })
/**
 * Sends a request with this token and, if the server rejects it (401), once more with a fresh one: this device's clock may have
 * been wrong. Returns the last answer and the token used for it.
 */
export const withToken = async <A extends { status: number }>(
  token: string | null,
  ask: (token: string | null) => Promise<A>,
): Promise<[answer: A, token: string | null]> => {
  const answer = await ask(token)
  const next = answer.status === 401 && token ? await orProblem(tokenInstead(token)) : null
  return next ? [await ask(next), next] : [answer, token]
}
/** Throws when the token is not this account's: another tab has logged in as someone else. */
export const mustBe = (account: string): void => {
  if (holderOfToken() !== account) throw new Problem(401, 'U bent intussen uitgelogd. Log opnieuw in.')
}
/**
 * Ends the session that made the call, after a 401 or a 429. A session that has already ended is left alone, and so is the one
 * that replaced it.
 */
export const logOutOn = (status: number, url: string, token: string | null): void => {
  if ((status !== 401 && status !== 429) || !isOfSession(token)) return
  const isException = url.includes('/v1/logout') || url.includes(`/v1/_${analyticsName}/transaction`)
  if (!isException && location.pathname !== '/account/inloggen') void endSession(status)
}
const noRoom = 507
const atFault = 'Er ging iets mis bij ons. Probeer het zo nog eens.'
/** The window event for when a client's file requires a recent login. */
export const stepUpNeeded = 'stepup'
/** The Problem in a refusal. */
export const problemIn = async (answer: Response): Promise<Problem> => {
  const body = (await answer.json().catch(() => ({}))) as {
    detail?: string
    message?: string
    violations?: Violation[]
    feature?: string
  }
  // The feature was switched off meanwhile: refreshing the session removes all its buttons.
  if (body.feature) void refreshNow().catch(() => undefined)
  if (answer.headers.get('Link')?.includes('step_up_needed')) dispatchEvent(new Event(stepUpNeeded))
  // Of all server errors, only this one tells people what to do.
  const isFailure = answer.status >= 500 && answer.status !== noRoom
  const said = isFailure ? atFault : (body.detail ?? body.message ?? 'Dat lukte niet.')
  return new Problem(answer.status, said, body.violations)
}

/** Calls an operation and returns its answer. Throws a Problem for every refusal, and an Error for a missing parameter. */
export async function call<K extends CallName>(name: K, args: Args<K>, signal?: AbortSignal): Promise<AnswerOf<K>> {
  return (await bodyOf(await send(name, args as Record<string, unknown>, { signal }))) as AnswerOf<K>
}
const bodyOf = async (answer: Response): Promise<unknown> =>
  answer.status === 204 || answer.status === 202 ? undefined : withUuids(await answer.json())

/** Calls an operation with a stored name and arguments, as one account and under one key. Throws as `call` does. */
export const callUnder = async (under: Under, name: string, args: Record<string, unknown>): Promise<unknown> =>
  bodyOf(await send(name, args, { under }))

/** Fetches a file to show. */
export const fetchFile = async <K extends CallName>(name: K, args: Args<K>, signal?: AbortSignal): Promise<Blob> =>
  (await send(name, args as Record<string, unknown>, { signal })).blob()

/** Downloads a file under the name the server gives it. */
export async function download<K extends CallName>(name: K, args: Args<K>): Promise<void> {
  const answer = await send(name, args as Record<string, unknown>)
  const fileName = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'bestand'
  saveAs(await answer.blob(), fileName)
}
/** Lets the browser save a file. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
