// The rule in SQL, for lists, must find exactly what the rule allows: checked on eight thousand generated pairs of a worker and a moment.
import { randomInt } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { eligibility } from '../../rules/shifts/eligibility.ts'
import type { Reason } from '../../rules/typed/reason.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { makeEligibilityWorld } from '../../tests/worlds/eligibility-world.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'
import { eligibilityOf } from './queries.ts'

const api = await openTestApi()
const { as, db } = api
afterAll(() => api.close())
// Each run uses another world. A failure prints its seed, which can be set here to repeat it.
const seed = Number(process.env.ELIGIBILITY_SEED ?? randomInt(2 ** 31))
const { workers, moments } = await makeEligibilityWorld(db, api.world, seed)
const pairs = moments.flatMap(moment =>
  workers.map(worker => {
    const codes = eligibility(moment.known, worker.known(moment), today).reasons.map(({ code }) => code)
    return { moment, worker, codes: [...new Set(codes)].sort() }
  }),
)
type Pair = (typeof pairs)[number]
const said = ({ moment, worker, codes }: Pair) =>
  `${codes.join() || 'allowed'}: ${JSON.stringify(moment.known)} ${JSON.stringify(worker.known(moment))}`
/** Expects no pair on which the two disagree; otherwise shows the first one in full. */
const mustAgree = (name: string, isFound: (pair: Pair) => boolean, isExpected: (pair: Pair) => boolean) => {
  const different = pairs.filter(pair => isFound(pair) !== isExpected(pair))
  expect(different.slice(0, 1).map(said), `${name}: ${different.length} differ, seed ${seed}`).toEqual([])
}
const count = (is: (pair: Pair) => boolean) => pairs.filter(is).length

const codes: Reason['code'][] = [
  ...(['level', 'contract', 'document_missing', 'document_expires', 'document_pending', 'overlap'] as const),
  ...(['excluded', 'act', 'inactive', 'started', 'already'] as const),
]
test('there are thousands of pairs, and every reason often enough to mean something', () => {
  expect(pairs).toHaveLength(8000)
  const counts = codes.map(code => [code, count(pair => pair.codes.includes(code))] as const)
  expect(
    counts.filter(([, found]) => found < 50),
    `seed ${seed}`,
  ).toEqual([])
  // Each reason must also occur alone: otherwise a missing check would not show.
  const alone = codes.map(code => [code, count(pair => pair.codes.join() === code)] as const)
  expect(
    alone.filter(([, found]) => found === 0),
    `seed ${seed}`,
  ).toEqual([])
})

test('the facts read for one worker and moment are right', async () => {
  for (const pair of pairs.filter((_pair, index) => index % 17 === seed % 17)) {
    const { reasons } = await eligibilityOf(db, pair.moment.uuid, pair.worker.uuid, today)
    expect([...new Set(reasons.map(({ code }) => code))].sort(), `seed ${seed}, ${said(pair)}`).toEqual(pair.codes)
  }
})

test('a planner finds, for a moment, exactly the workers that can be assigned', async () => {
  const found = new Set<string>()
  for (const { uuid } of moments) {
    const { member } = must(await as.planner.get(`/care_workers?care_moment_available_uuid=${uuid}&pagination=false`), 200)
    for (const worker of member) found.add(`${uuid} ${worker.uuid}`)
  }
  // Someone who has reacted may still be assigned.
  const mayBe = ({ moment, codes: all }: Pair) => moment.status === 'open' && all.every(code => code === 'already')
  expect(count(mayBe)).toBeGreaterThan(20)
  mustAgree('available', ({ moment, worker }) => found.has(`${moment.uuid} ${worker.uuid}`), mayBe)
})

// A worker who lacks a document or an act, or is not accepted yet, still sees the work, and learns of it when they react.
const shownAllTheSame: string[] = ['document_missing', 'document_pending', 'document_expires', 'act']
test('a planner finds, for a worker, exactly the publications they can react to', async () => {
  const found = new Set<string>()
  for (const { uuid } of workers) {
    const { member } = must(await as.planner.get(`/care_moment_publications?careWorkerUuid=${uuid}&pagination=false`), 200)
    for (const publication of member) found.add(`${publication.uuid} ${uuid}`)
  }
  const isOffered = ({ moment, worker: { drawn } }: Pair) =>
    moment.status === 'open' &&
    moment.publicationStatus === 'open' &&
    moment.published.some(type => drawn.contractTypes.includes(type)) &&
    (moment.audience === 'everyone' ||
      (moment.audience === 'favorites' && drawn.isFavorite) ||
      (moment.audience === 'care_team' && moment.client !== undefined && drawn.teams.includes(moment.client)))
  const mayRespond = (pair: Pair) => isOffered(pair) && pair.codes.every(code => shownAllTheSame.includes(code))
  expect(count(mayRespond)).toBeGreaterThan(20)
  mustAgree('may respond', ({ moment, worker }) => found.has(`${moment.publication} ${worker.uuid}`), mayRespond)
})
