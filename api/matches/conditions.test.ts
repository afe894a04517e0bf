// What each condition of work costs: compared with the rule on a generated world. And what a small audience keeps secret.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { eligibility } from '../../rules/shifts/eligibility.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { makeEligibilityWorld } from '../../tests/worlds/eligibility-world.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const seed = Number(process.env.ELIGIBILITY_SEED ?? randomInt(2 ** 31))
// Only the generated people count.
await db.updateTable('care_worker').set({ active: false }).execute()
const { workers, moments } = await makeEligibilityWorld(db, world, seed)
await sql`update care_worker_profile p set (latitude, longitude) = (select latitude, longitude from organization_location where uuid = ${uuidOf(world.east)})
  where last_name = uuid::text`.execute(db)
await db
  .updateTable('care_moment')
  .set(eb => ({ asked_contract_type: eb.ref('contract_type') }))
  .execute()

interface Condition {
  key: string
  fewer: number
  more: number | null
}
const asked = (forms: readonly string[], audience = 'everyone') =>
  `${forms.map(form => `publishedForContractTypes[]=${form}`).join('&')}&audience=${audience}`
const preview = async (moment: string, query: string, who: Who = 'organization') =>
  must(await as[who].get(`/care_moments/${moment}/publication_preview?${query}`), 200)
const fewer = ({ conditions }: Record<string, unknown>) =>
  Object.fromEntries((conditions as Condition[]).map(one => [one.key, one.fewer]))

const keyOf = (code: string) =>
  code.startsWith('document')
    ? 'documents'
    : (({ act: 'acts', contract: 'contract_form' } as Record<string, string>)[code] ?? code)
type Worker = (typeof workers)[number]
type Moment = (typeof moments)[number]
/** By the rule: how many people may do it, and how many fail on a single condition. */
const byRule = (moment: Moment) => {
  const counts: Record<string, number> = {}
  for (const worker of workers.filter(({ drawn: { active, phase } }) => active && ['startup', 'won'].includes(phase))) {
    const { reasons } = eligibility(moment.known, worker.known(moment), today)
    const keys = new Set(reasons.map(({ code }) => keyOf(code)).filter(code => !['already', 'started'].includes(code)))
    const key = keys.size === 0 ? 'mayRespond' : keys.size === 1 ? [...keys][0]! : ''
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const open = moments.filter(
  ({ status, published, contractType }) => status === 'open' && published.some(form => !contractType || form === contractType),
)

describe('what each condition costs', () => {
  test('is what the rule says of everyone, condition by condition', async () => {
    expect(open.length).toBeGreaterThan(5)
    for (const moment of open) {
      const { mayRespond, ...counted } = await preview(moment.uuid, asked(moment.published))
      const { mayRespond: may = 0, ...alone } = byRule(moment)
      const conditions = fewer(counted)
      expect(mayRespond, `seed ${seed}`).toBe(may)
      for (const key of ['documents', 'acts', 'overlap', 'level', 'contract_form'])
        if (key in conditions) expect(conditions[key], `${key}, seed ${seed}`).toBe(alone[key] ?? 0)
        else if (!['level', 'contract_form'].includes(key)) expect(alone[key] ?? 0, `${key}, seed ${seed}`).toBe(0)
    }
  })
  test('is listed by size, with the effect of a change', async () => {
    const answers = await Promise.all(open.map(({ uuid, published }) => preview(uuid, asked(published))))
    for (const { conditions } of answers) {
      const all = conditions as unknown as Condition[]
      expect(all.map(one => one.fewer)).toEqual(all.map(one => one.fewer).toSorted((one, other) => other - one))
      for (const { key, more, fewer: lost } of all) {
        if (['documents', 'overlap', 'distance'].includes(key)) expect(more).toBeNull()
        if (key === 'level') expect(more ?? 0).toBeLessThanOrEqual(lost)
      }
    }
  })
  test('is the same for a moment that does not exist yet', async () => {
    const [moment] = open.filter(({ timeScope, contractType }) => timeScope === 'moment' && !contractType)
    const stored = await as.organization.get(`/care_moments/${moment!.uuid}`)
    const { expertiseLevel, location, client, acts, startDate, endDate } = must(stored, 200) as unknown as Record<
      string,
      { uuid: string }
    > & {
      acts: { uuid: string }[]
      startDate: string
      endDate: string
    }
    const query = new URLSearchParams({ location: location!.uuid, expertiseLevel: expertiseLevel!.uuid, startDate, endDate })
    if (client) query.set('client', client.uuid)
    for (const act of acts) query.append('acts[]', act.uuid)
    const forms = asked(moment!.published)
    const answer = must(await as.organization.get(`/care_moments/publication_preview?${query}&${forms}`), 200)
    const { people, mayRespond, conditions } = await preview(moment!.uuid, forms)
    expect(answer).toMatchObject({ people, mayRespond, conditions })
  })
  test('living further away than one would travel is reported only as distance', async () => {
    const [moment] = open
    const before = await preview(moment!.uuid, asked(moment!.published))
    await sql`update care_worker_profile set latitude = 53.2, longitude = 6.5 where last_name = uuid::text`.execute(db)
    const after = await preview(moment!.uuid, asked(moment!.published))
    expect(after).toMatchObject({ people: before.people, mayRespond: 0 })
    expect(fewer(after).distance ?? 0).toBe(before.mayRespond)
    // The distance of someone who lives abroad is unknown, so it excludes nobody.
    await sql`update care_worker_profile set latitude = null, longitude = null where last_name = uuid::text`.execute(db)
    expect(await preview(moment!.uuid, asked(moment!.published))).toMatchObject({ mayRespond: before.mayRespond })
    await sql`update care_worker_profile p set (latitude, longitude) = (select latitude, longitude from organization_location where uuid = ${uuidOf(world.east)})
      where last_name = uuid::text`.execute(db)
  })
})

describe('what is not reported', () => {
  const chooseFavorites = async (count: number) => {
    await db.deleteFrom('favorite_care_worker').execute()
    const isFit = ({ drawn: { active, phase, contractTypes } }: Worker) =>
      active && ['startup', 'won'].includes(phase) && contractTypes.includes('freelance')
    const rows = workers.filter(isFit).slice(0, count)
    const favorite = { organization_uuid: uuidOf(world.organization), created_at: today }
    await db
      .insertInto('favorite_care_worker')
      .values(rows.map(({ uuid }) => ({ care_worker_uuid: uuid, ...favorite })))
      .execute()
  }
  test('neither a care worker nor a family asks, nor an organization about another’s location or client', async () => {
    const query = `location=${uuidOf(world.east)}&expertiseLevel=${uuidOf(world.level)}&publishedForContractTypes=freelance`
    const ask = (who: Who, more = '') => as[who].get(`/care_moments/publication_preview?${query}${more}`)
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect(await ask(who), who).toMatchObject({ status: 403 })
    const refused = (propertyPath: string) => ({ status: 422, body: { violations: [{ propertyPath }] } })
    expect(await ask('otherOrganization')).toMatchObject(refused('location'))
    expect(await ask('organization', `&client=${uuidOf(world.otherClient)}`)).toMatchObject(refused('client'))
    expect(await ask('organization')).toMatchObject({ status: 200 })
  })
  test('for an audience of fewer than five: how many may respond, or why not; the larger number outside the audience is reported', async () => {
    const forFreelance = open.filter(
      ({ published, contractType }) => published.includes('freelance') && contractType !== 'temp_work',
    )
    await chooseFavorites(4)
    for (const moment of forFreelance) {
      const few = await preview(moment.uuid, asked(['freelance'], 'favorites'))
      expect(few).toMatchObject({ people: 4, mayRespond: null, careWorkers: null })
      const conditions = few.conditions as unknown as Condition[]
      expect(conditions.filter(({ key, fewer }) => key !== 'audience' || fewer < 1)).toEqual([])
      // Of more than four who may, at least one lacks the audience.
      const isTold = moment.published.every(form => form === 'freelance') && (byRule(moment).mayRespond ?? 0) > 4
      if (isTold) expect(conditions.length, `seed ${seed}`).toBe(1)
    }
    const [moment] = forFreelance
    await chooseFavorites(5)
    expect((await preview(moment!.uuid, asked(['freelance'], 'favorites'))).mayRespond).toEqual(expect.any(Number))
  })
  test('excluded workers: they count as reached, and in no condition', async () => {
    const [moment] = open.filter(({ client }) => client !== undefined)
    const forms = asked(moment!.published)
    const before = await preview(moment!.uuid, forms)
    const rows = workers.map(({ uuid }) => ({
      care_worker_uuid: uuid,
      client_uuid: uuidOf([world.client, world.clientInWest][moment!.client!]!),
    }))
    await db
      .insertInto('exclude_list')
      .values(rows)
      .onConflict(c => c.doNothing())
      .execute()
    expect(await preview(moment!.uuid, forms)).toMatchObject({ people: before.people, mayRespond: 0, conditions: [] })
  })
})
