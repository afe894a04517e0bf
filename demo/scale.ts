// A large world beside the demo world, for measuring and for viewing long lists: as many care moments as requested, and
// everything else in proportion, inserted in bulk. Every worker works at most every other day, so nobody is in two places at
// once.
import { sql } from 'kysely'
import { now } from '../api/platform/clock.ts'
import type { Database, Tx } from '../api/platform/database/database.ts'
import { scaledAgreements } from './scale-agreements.ts'
import { makeScaledInvoices, scaledLines } from './scale-invoices.ts'
import { scaledMoments, scaledOffers } from './scale-moments.ts'
import { scaledPeople } from './scale-people.ts'
import { scaledPlaces } from './scale-places.ts'
import { perLocation, type Scale, type Step } from './scale-size.ts'

/**
 * Creates this many care moments with everything that belongs to them, in one transaction. Afterwards it updates the statistics of
 * the database, which only the owner may do.
 */
export const makeLargeWorld = async (
  db: Database,
  moments: number,
  say: (line: string) => void,
  everyDays = 2,
): Promise<void> => {
  const locations = Math.max(1, Math.round(moments / perLocation.moments))
  const scale: Scale = { moments, locations, organizations: Math.max(1, Math.round(moments / 2000)), everyDays, now: now() }
  await db.transaction().execute(async tx => {
    await chance.execute(tx)
    await run(tx, 'Organisaties en locaties', scaledPlaces(scale), say)
    await run(tx, 'Zorgverleners en cliënten', scaledPeople(scale), say)
    await run(tx, 'Zorgmomenten', scaledMoments(scale), say)
    await run(tx, 'Publicaties en reacties', scaledOffers(scale), say)
    await run(tx, 'Overeenkomsten', scaledAgreements(scale), say)
    await run(tx, 'Factuurregels', scaledLines, say)
    await makeScaledInvoices(tx, scale)
  })
  await sql`analyze`.execute(db)
}

const run = async (tx: Tx, what: string, steps: Step[], say: (line: string) => void) => {
  const started = performance.now()
  for (const step of steps) await step.execute(tx)
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`)
}

// From 0 up to (not including) 1. The same number and subject always give the same value.
const chance = sql`create function pg_temp.chance(n bigint, subject bigint) returns float8 language sql immutable as
  'select (hashint8extended(n, subject) & 9007199254740991)::float8 / 9007199254740992'`
