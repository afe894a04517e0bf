// The repository's guarantees about itself: the database, the contract and the generated types agree.

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { conflicts, jobs, queries } from '../api/concepts.ts'
import { targetOf } from '../api/platform/rows/hidden.ts'
import { allResources, resourceOf } from '../contract/catalogue.ts'
import { problemModifier } from '../contract/clients/care-plans.ts'
import { accessType, answer, homeNotKnown, relationKind, smoking } from '../contract/clients/client-care.ts'
import { gender } from '../contract/clients/clients.ts'
import { type AnyResource, isRelation, roles, snake } from '../contract/language.ts'
import { careMomentStatus } from '../contract/moments/care-moment-transitions.ts'
import { invoiceLineKind } from '../contract/money/invoices.ts'
import { bookingKind } from '../contract/money/payouts.ts'
import { problems } from '../contract/problems.ts'
import {
  careRequestStatus,
  clientStatus,
  contractProposalStatus,
  documentStatus,
  payoutFileStatus,
  publicationStatus,
  reactionStatus,
} from '../contract/statuses.ts'
import { careWorkerPhase, contractType, vatRegime } from '../contract/workers/care-workers.ts'
import { contractDuration, contractForm } from '../contract/workers/contract-proposals.ts'
import { documentKind } from '../contract/workers/documents.ts'
import { omahaDomain } from '../contract/workers/reference.ts'
import { reviewContext, reviewSentiment } from '../contract/workers/reviews.ts'
import { violationKind } from '../contract/workers/violations.ts'
import { documentName } from '../rules/documents/required-documents.ts'
import { amsterdamTime } from '../rules/time/amsterdam.ts'
import { operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { freshDatabase } from './servers/database.ts'

const api = await openTestApi()
afterAll(() => api.close())
const root = join(import.meta.dirname, '..')

const columnsOf = async (table: string): Promise<Set<string>> => {
  const { rows } = await sql<{
    name: string
  }>`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    api.db,
  )
  return new Set(rows.map(({ name }) => name))
}

describe('a check of the database holds what the contract names', () => {
  test.each([
    ['care_moment', 'status', careMomentStatus],
    ['care_moment', 'contract_type', contractType],
    ['care_moment_publication', 'status', publicationStatus],
    ['care_moment_publication_reaction', 'status', reactionStatus],
    ['care_worker', 'phase', careWorkerPhase],
    ['care_worker_vat_regime', 'vat_regime', vatRegime],
    ['payout_file', 'status', payoutFileStatus],
    ['care_worker_document', 'kind', Object.keys(documentName)],
    ['care_worker_document', 'kind', documentKind],
    ['care_worker_document', 'status', documentStatus],
    ['care_worker_violation', 'kind', violationKind],
    ['client', 'status', clientStatus],
    ['client', 'gender', gender],
    ['client_home', 'smoking', smoking],
    ['client_home', 'lift', answer],
    ['client_home', 'parking', answer],
    ['client_home', 'access_type', accessType],
    ['client_home', 'not_known', homeNotKnown],
    ['client_relation', 'kind', relationKind],
    ['care_request', 'status', careRequestStatus],
    ['care_plan_problem', 'modifier', problemModifier],
    ['omaha_system_domain_problem', 'domain', omahaDomain],
    ['care_moment_invoice_line', 'kind', invoiceLineKind],
    ['payout_ledger', 'kind', bookingKind],
    ['review_tag', 'context', reviewContext],
    ['review_tag', 'sentiment', reviewSentiment],
    ['contract_proposal', 'status', contractProposalStatus],
    ['contract_proposal', 'form', contractForm],
    ['contract_proposal', 'duration', contractDuration],
    ['account', 'roles', roles.slice(0, 6)],
  ])('%s.%s', async (table, column, listed) => {
    const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and array_length(c.conkey, 1) = 1
      where c.conrelid = ${table}::regclass and c.contype = 'c' and a.attname = ${column}`.execute(api.db)
    const allowed = rows.flatMap(({ definition }) => [...definition.matchAll(/'([^']+)'::text/g)].map(match => match[1]))
    expect(allowed.sort()).toEqual([...listed].sort())
  })
})

describe('every field of a resource is a column, a relation or computed', () => {
  test.each(allResources.map(resource => [resource.type, resource] as const))('%s', async (type, resource) => {
    const columns = await columnsOf(resource.table)
    // A resource that no operation returns needs no SQL yet.
    const answered = queries[type]
    const missing = Object.entries(resource.fields).flatMap(([name, field]) => {
      if ('computed' in field) return !answered || answered.computed?.[name] ? [] : [`${name} is computed by nothing`]
      const column = isRelation(field) ? `${snake(name)}_uuid` : snake(name)
      return columns.has(column) ? [] : [`${name} has no column ${column}`]
    })
    expect(missing).toEqual([])
    expect(columns).toContain('uuid')
  })
  // A list without filters uses inner joins along required relations: a row without one would be missing from the list.
  test('what an item must name is there, where somebody sees all such items', async () => {
    const { rows } = await sql<{ column: string }>`
      select f.conrelid::regclass || '.' || a.attname || ' ' || f.confrelid::regclass as column
      from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attnotnull
      where f.contype = 'f' and not exists (select 1 from pg_attribute other
        where other.attrelid = f.conrelid and other.attnum = any(f.conkey) and not other.attnotnull)`.execute(api.db)
    const held = new Set(rows.map(({ column }) => column))
    const views = await sql<{ name: string }>`select viewname as name from pg_views where schemaname = 'public'`.execute(api.db)
    const tables = new Set<AnyResource>(
      allResources.filter(
        ({ type, table }) =>
          Object.values(queries[type]?.visible ?? {}).includes(true) && !views.rows.some(({ name }) => name === table),
      ),
    )
    expect(tables.size).toBeGreaterThan(20)
    for (const { type, table, fields } of tables)
      for (const [name, field] of Object.entries(fields)) {
        if (!isRelation(field) || field.nullable) continue
        const target = targetOf(field)!
        tables.add(target)
        expect(held, `${type}.${name}`).toContain(`${table}.${snake(name)}_uuid ${target.table}`)
      }
  })
  test('and every reference points at something', () => {
    for (const resource of allResources)
      for (const [type, by] of Object.values(resource.many))
        expect(resourceOf(type).fields, `${resource.type} of ${type}`).toHaveProperty(by)
  })
})

test('every constraint that means something to people is in the database, every event that is awaited can happen', async () => {
  const { rows } = await sql<{
    name: string
  }>`select conname as name from pg_constraint union select indexname from pg_indexes where schemaname = 'public'`.execute(api.db)
  const names = rows.map(({ name }) => name)
  for (const name of Object.keys(conflicts)) expect(names).toContain(name)
})

test('nothing but a login that fails is 401, and only too many attempts are 429: the web app logs out on both. A program has one of each of its own', () => {
  const of = (status: number) => Object.entries(problems).flatMap(([code, [own]]) => (own === status ? [code] : []))
  expect(of(401)).toEqual(['unauthorized', 'invalid_credentials', 'invalid_client'])
  expect(of(429)).toEqual(['too_many_attempts', 'too_many_calls'])
})

test('a job for an hour of the day comes to it once on each of its days, also when the clock changes', () => {
  const atAnHour = Object.entries(jobs).filter(([, { atHour }]) => atHour !== undefined)
  expect(atAnHour.length).toBeGreaterThan(1)
  for (const [name, { cron, atHour }] of atAnHour) {
    const [, hours = ''] = cron.split(' ')
    for (const date of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2027-01-04']) {
      const times = hours.split(',').map(hour => amsterdamTime(`${date}T${hour.padStart(2, '0')}:00:00Z`))
      expect(
        times.filter(time => Number(time.slice(0, 2)) === atHour),
        `${name} on ${date}`,
      ).toHaveLength(1)
    }
  }
})

test('every address and method leads to one operation', () => {
  const addresses = operations.map(({ operation: { method, path } }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the types of the database are those of its migrations', async () => {
  const database = await freshDatabase()
  const generator = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist', 'cli', 'bin.js')
  const verified = spawnSync(process.execPath, [generator, '--verify', '--url', database.url], { cwd: root, encoding: 'utf8' })
  await database.drop()
  expect(verified, verified.stdout + verified.stderr).toMatchObject({ status: 0 })
})
