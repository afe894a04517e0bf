// What happens when a plan is accepted: line by line, by two people at once, and what stays for the people concerned.
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { askingIn } from '../../tests/calls/asking.ts'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rostersIn } from '../../tests/worlds/rosters.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../forgetting/jobs.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
const { roster, planOf, accept, wantAtMost, endOthers } = rostersIn(api)
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await endOthers()
})
await askingIn(api)

describe('accepting a roster', () => {
  test('selects people who reacted, asks the others by name, and gives the outcome of each line', async () => {
    const { moment } = await api.reactedMoment()
    const published = await api.publishedMoment()
    const iri = await roster([moment, published], { withOthers: true })
    expect((await accept(iri, [moment, published])).map(({ outcome }) => outcome)).toEqual(['selected', 'asked'])
    expect((await api.fresh(moment)).status).toBe('assigned')
    expect(must(await as.planner.get(`/care_moment_invitations?careMoment.uuid=${published.uuid}`), 200).member).toMatchObject([
      { status: 'open' },
    ])
    // A worker who was chosen is in the plan, and not listed again under `assigned`.
    expect((await planOf(iri)).assigned).toEqual([])
    expect((await planOf(iri)).lines.map(({ outcome }) => outcome)).toMatchObject([{ outcome: 'selected' }, { outcome: 'asked' }])
  })
  test('refuses what would ask by name when that is off, and selects who reacted', async () => {
    const { moment } = await api.reactedMoment()
    const published = await api.publishedMoment()
    const iri = await roster([moment, published], { withOthers: true })
    const set = async (enabled: boolean, version?: unknown) =>
      must(await as.planner.put('/feature_switches', { feature: 'asking_by_name', enabled, version }), 200)
    const { version } = await set(false)
    const results = await accept(iri, [moment, published])
    await set(true, version)
    expect(results).toMatchObject([
      { outcome: 'selected' },
      { outcome: 'refused', message: expect.stringContaining('Dit is uitgezet.') },
    ])
  })
  test('refuses a line when somebody was first, and does the rest; a repeat changes nothing', async () => {
    const [one, other] = [await api.reactedMoment(), await api.reactedMoment()]
    const iri = await roster([one.moment, other.moment])
    must(await api.select([one.reaction]), 200)
    const results = await accept(iri, [one.moment, other.moment])
    expect(results).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('Toegewezen') },
      { outcome: 'selected', message: null },
    ])
    expect((await accept(iri, [other.moment]))[0]).toMatchObject({ outcome: 'selected' })
    const events = db.selectFrom('event').select('uuid').where('name', '=', 'care_moment_assigned')
    expect(await events.where('subject_uuid', '=', String(other.moment.uuid)).execute()).toHaveLength(1)
  })
  test('refuses what is by now more than somebody wants to work in that week', async () => {
    const moments = [(await api.reactedMoment()).moment, await api.publishedMoment()]
    const iri = await roster(moments, { withOthers: true })
    expect((await planOf(iri)).lines).toHaveLength(2)
    await wantAtMost(1)
    const results = await accept(iri, moments)
    await wantAtMost(null)
    expect(results).toMatchObject(moments.map(() => ({ outcome: 'refused', message: expect.stringContaining('uren') })))
    expect((await accept(iri, moments)).map(({ outcome }) => outcome)).toEqual(['selected', 'asked'])
  })
  test('of a shift that is not in the plan is refused', async () => {
    const { moment } = await api.reactedMoment()
    const iri = await roster([moment])
    expect(await accept(iri, [await api.publishedMoment()])).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('niemand') },
    ])
  })
  test('by two at once: one wins line by line, and nothing is done twice', async () => {
    const moments: Body[] = []
    for (let n = 0; n < 6; n++) {
      const { moment } = await api.reactedMoment()
      await api.react(moment, 'colleague')
      moments.push(moment)
    }
    const pairs = (who: Who) =>
      moments.map(moment => ({ careMoment: moment['@id'], careWorker: `/v1/care_workers/${world.people[who].uuid}` }))
    const first = await roster(moments, { held: pairs('careWorker') }, 'planner')
    const second = await roster(moments, { held: pairs('colleague') })
    const [ofFirst, ofSecond] = await Promise.all([accept(first, moments, 'planner'), accept(second, moments.toReversed())])
    const won = (results: { outcome: string }[]) => results.filter(({ outcome }) => outcome === 'selected').length
    expect(won(ofFirst) + won(ofSecond)).toBe(moments.length)
    for (const moment of moments) {
      expect((await api.fresh(moment)).status).toBe('assigned')
      const events = db.selectFrom('event').select('uuid').where('name', '=', 'care_moment_assigned')
      expect(await events.where('subject_uuid', '=', String(moment.uuid)).execute()).toHaveLength(1)
    }
  })
  test('the same line three times at once is done once, and all three get its outcome', async () => {
    const { moment } = await api.reactedMoment()
    const iri = await roster([moment])
    const answers = await Promise.all([1, 2, 3].map(() => accept(iri, [moment])))
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(['selected', 'selected', 'selected'])
    expect((await planOf(iri)).lines.map(({ outcome }) => outcome)).toMatchObject([{ outcome: 'selected' }])
    const { choices } = must(await as.careWorker.get('/roster_choices'), 200) as unknown as { choices: { startDate: string }[] }
    expect(choices.some(({ startDate }) => startDate === moment.startDate)).toBe(true)
  })
  test('tells those who were chosen and those who were not why, without names', async () => {
    const { moment } = await api.reactedMoment()
    await api.react(moment, 'colleague')
    const iri = await roster([moment])
    const [line] = (await planOf(iri)).lines
    await accept(iri, [moment])
    const [chosen, other] =
      line!.worker.uuid === world.people.careWorker.uuid
        ? (['careWorker', 'colleague'] as const)
        : (['colleague', 'careWorker'] as const)
    const said = async (who: Who) =>
      must(await as[who].get('/roster_choices'), 200) as unknown as {
        choices: { chosen: boolean; startDate: string; reasons: unknown[] }[]
      }
    const mine = (await said(chosen)).choices.find(({ startDate }) => startDate === moment.startDate)
    const theirs = (await said(other)).choices.find(({ startDate }) => startDate === moment.startDate)
    expect(mine).toMatchObject({
      chosen: true,
      outcome: 'selected',
      reasons: line!.reasons.map(({ code }) => ({ code, message: expect.stringMatching(/^(Je|Jij|Wie|Het) /) })),
    })
    expect(theirs).toMatchObject({ chosen: false, outcome: 'selected' })
    expect(JSON.stringify(theirs)).not.toContain(world.people[chosen].username.split('@')[0])
    expect((await as.organization.get('/roster_choices')).status).toBe(403)
  })
})

test('a roster past its term is removed with its choices; the work stays, and so does a roster within its term', async () => {
  const [{ moment }, other] = [await api.reactedMoment(), await api.reactedMoment()]
  const [old, young] = [await roster([moment]), await roster([other.moment])]
  await accept(old, [moment])
  await accept(young, [other.moment])
  const choices = async () => {
    const { choices: all } = must(await as.careWorker.get('/roster_choices'), 200) as unknown as { choices: Body[] }
    return [moment, other.moment].map(({ startDate }) => all.filter(choice => choice.startDate === startDate).length)
  }
  const daysAgo = (iri: string, days: number) =>
    sql`update roster set start_date = ${today}::date - ${days}::int, end_date = ${today}::date - ${days}::int
      where uuid = ${iri.slice(-36)}::uuid`.execute(db)
  const tidy = () => jobs['tidy-rosters']!.run(db, today, queriesOf)
  await daysAgo(old, 732)
  await daysAgo(young, 729)
  must(await as.planner.put('/retention_terms/roster', { years: 3, version: 0 }), 200)
  expect(await tidy()).toBe('Er waren geen oude roosters.')
  expect(await choices()).toEqual([1, 1])
  must(await as.planner.put('/retention_terms/roster', { years: 2, version: 1 }), 200)
  expect(await tidy()).toBe('Oude roosters verwijderd: 1.')
  expect(await choices()).toEqual([0, 1])
  expect((await as.organization.get(old)).status).toBe(404)
  expect((await planOf(young)).lines).toHaveLength(1)
  expect((await api.fresh(moment)).status).toBe('assigned')
})
