// Reading new events from the position of a server: each event once and none skipped, in whatever order transactions commit.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { type Database, openDatabase, openPool, type Tx } from '../database/database.ts'
import { record } from '../events/outbox.ts'
import { type Place, presentPlace, readOn } from './happenings.ts'

const fresh = await freshDatabase()
const db = openDatabase(openPool(fresh.url))
afterAll(async () => {
  await db.destroy()
  await fresh.drop()
})

const write = (tx: Tx | Database, subjectUuid: string) =>
  record(tx, [
    { name: 'care_moment_hours_reminded', subjectType: 'CareMoment', subjectUuid, me: null, now: new Date().toISOString() },
  ])
const subjectsSince = async (from: Place) => {
  const { happened, place } = await readOn(db, from)
  return { subjects: happened!.map(({ subject }) => subject), place }
}

test('what is committed late, after what was written later, is read once it is there, and no more after that', async () => {
  const [early, late] = [randomUUID(), randomUUID()]
  const begun = await presentPlace(db)
  const slow = await db.startTransaction().execute()
  await write(slow, early)
  // The statement of an event leaves with the next one.
  await sql`select 1`.execute(slow)
  await write(db, late)
  const first = await subjectsSince(begun)
  await slow.commit().execute()
  const second = await subjectsSince(first.place)
  const third = await subjectsSince(second.place)
  expect([first.subjects, second.subjects, third.subjects]).toEqual([[late], [early], []])
})

test('of forty writers that commit in any order, with savepoints and rollbacks, every event is read exactly once', async () => {
  const committed: string[] = []
  let isWriting = true
  const writer = async () => {
    for (let n = 0; n < 15; n++) {
      const subject = randomUUID()
      const tx = await db.startTransaction().execute()
      await sleep(Math.random() * 10)
      if (n % 3 === 0) await sql`savepoint part`.execute(tx)
      await write(tx, subject)
      await sql`select 1`.execute(tx)
      await sleep(Math.random() * (n % 7 === 0 ? 200 : 20))
      if (n % 5 === 4) await tx.rollback().execute()
      else {
        await tx.commit().execute()
        committed.push(subject)
      }
    }
  }
  let place = await presentPlace(db)
  const read: string[] = []
  const reading = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting
      const next = await subjectsSince(place)
      place = next.place
      read.push(...next.subjects)
    }
  })()
  await Promise.all(Array.from({ length: 40 }, writer))
  isWriting = false
  await reading
  expect(committed).toHaveLength(40 * 12)
  expect(read.toSorted()).toEqual(committed.toSorted())
})
