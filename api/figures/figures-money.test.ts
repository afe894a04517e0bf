// Hours, euros and shares, calculated by hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askingFigures, period, shift } from '../../tests/calls/asking-figures.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { jobs } from '../invoices/jobs.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
const { careWorker, colleague, tempWorker } = world.people
const [east, west, level] = [uuidOf(world.east), uuidOf(world.west), uuidOf(world.level)]
const { figuresOf, csvOf } = askingFigures(api)

describe('the hours and what they cost', () => {
  const line = { care_worker_uuid: careWorker.uuid, organization_uuid: uuidOf(world.organization), contract_type: 'freelance' }
  beforeAll(async () => {
    moveClock('2026-10-19T08:00:00Z')
    // Two hours at € 45,00, with € 15,00 bonus and 10,5 km at € 0,23: 90,00 + 15,00 + 2,42.
    const moment = await api.approvedMoment(
      { ...shift('2026-10-21', 8, 2), bonus: 1500 },
      { expenses: [{ kind: 'kilometres', quantity: 10.5, amount: 23 }] },
    )
    // Fifty minutes at € 45,00 is € 37,50.
    moveClock('2026-10-19T08:00:00Z')
    const short = { ...shift('2026-10-26', 8, 1), breakMinutes: 10, location: world.west, client: world.clientInWest }
    await api.approvedMoment(short, {}, 'colleague')
    // Three hours of temporary work at € 32,00.
    moveClock('2026-10-19T08:00:00Z')
    await api.approvedMoment({ ...shift('2026-10-27', 8, 3), publishedForContractTypes: ['temp_work'] }, {}, 'tempWorker')
    // Submitted but not approved: not in the figures yet.
    moveClock('2026-10-19T08:00:00Z')
    await api.submittedMoment(shift('2026-10-28', 8, 3))
    // The same days of the same weeks a year earlier, and the days just outside them.
    const old = {
      ...line,
      care_moment_uuid: moment.uuid,
      kind: 'hourly_rate',
      description: 'Uurtarief',
      quantity: 1,
      unit: 'HUR',
    }
    const yearAgo = (date: string, minutes: number, round: number) => ({
      ...{ ...old, date, minutes, round, amount: minutes * 75, unit_price: 4500, period: '2025-W43', created_at: '2025-11-03' },
    })
    await db
      .insertInto('care_moment_invoice_line')
      .values([
        yearAgo('2025-10-19', 999, 2),
        yearAgo('2025-10-20', 90, 3),
        yearAgo('2025-11-09', 30, 4),
        yearAgo('2025-11-10', 999, 5),
      ])
      .execute()
  })
  test('are shown by week beside the same week a year before', async () => {
    const { total, weeks, groups } = await figuresOf('weeks')
    expect(total).toEqual({ minutes: 350, amount: 24_092, minutesBefore: 120, amountBefore: 9000 })
    expect(weeks).toEqual([
      {
        ...{ week: '2026-W43', weekBefore: '2025-W43', minutes: 120, amount: 10_742 },
        ...{ minutesBefore: 90, amountBefore: 6750 },
      },
      { ...{ week: '2026-W44', weekBefore: '2025-W44', minutes: 230, amount: 13_350 }, ...{ minutesBefore: 0, amountBefore: 0 } },
      { ...{ week: '2026-W45', weekBefore: '2025-W45', minutes: 0, amount: 0 }, ...{ minutesBefore: 30, amountBefore: 2250 } },
    ])
    expect(groups).toMatchObject([
      { location: { uuid: east }, expertiseLevel: { uuid: level }, minutes: 300, amount: 20_342, minutesBefore: 120 },
      { location: { uuid: west }, minutes: 50, amount: 3750, minutesBefore: 0 },
    ])
  })
  test('have no counterpart in a week 53 that the year before lacked', async () => {
    const { weeks } = await figuresOf('weeks', 'from=2026-12-28&to=2027-01-10')
    expect(weeks).toMatchObject([
      { week: '2026-W53', weekBefore: null },
      { week: '2027-W01', weekBefore: '2026-W01' },
    ])
  })
  test('of half a week stand beside the same half', async () => {
    expect((await figuresOf('weeks', 'from=2026-10-20&to=2026-10-22')).total).toMatchObject({ minutes: 120, minutesBefore: 0 })
  })
  test('are taken back by a credit note', async () => {
    moveClock('2026-11-02T05:00:00Z')
    await jobs.invoices!.run(db, now(), queriesOf)
    const found = must(await as.colleague.get('/care_moment_invoices'), 200).member
    must(await as.planner.post(`${found[0]!['@id']}/credit`, { reason: 'Verkeerd tarief.', reopen: false }), 201)
    expect((await figuresOf('weeks', `${period}&location.uuid=${west}`)).total).toMatchObject({ minutes: 0, amount: 0 })
    expect((await figuresOf('weeks')).total).toMatchObject({ minutes: 300, amount: 20_342 })
  })
  test('are those of their own places for a location admin', async () => {
    expect((await figuresOf('weeks', period, 'locationAdmin')).groups).toHaveLength(1)
    expect((await figuresOf('weeks', period, 'otherOrganization')).total).toMatchObject({ minutes: 0, minutesBefore: 0 })
  })
  test('are files for a spreadsheet', async () => {
    expect(await csvOf('hours_weeks_groups')).toEqual([
      'Week;Locatie;Niveau;Uren;Uren een jaar eerder;Euro zonder btw;Euro een jaar eerder',
      '2026-W43;Lindenhof Oost;Proefniveau 93;2,00;1,50;107,42;67,50',
      '2026-W44;Lindenhof Oost;Proefniveau 93;3,00;0,00;96,00;0,00',
      '2026-W44;Lindenhof West;Proefniveau 93;0,00;0,00;0,00;0,00',
      '2026-W45;Lindenhof Oost;Proefniveau 93;0,00;0,50;0,00;22,50',
    ])
    expect((await csvOf('hours_weeks'))[1]).toBe('2026-W43;2025-W43;2,00;1,50;107,42;67,50')
    expect((await csvOf('hours_groups')).at(-1)).toBe('Lindenhof West;Proefniveau 93;0,00;0,00;0,00;0,00')
  })
})

describe('the share of one freelancer in the hours of a client', () => {
  test('is that of the freelancer with the most hours, over all hours in a year', async () => {
    moveClock('2026-11-09T08:00:00Z')
    const { shares, ...body } = await figuresOf('shares')
    expect(body).toMatchObject({ from: '2025-11-10', to: '2026-11-09', clients: 1, marked: 0 })
    // Truus: 2 hours and, a year ago, 999 minutes by the freelancer; 3 hours of temporary work, which is not shown as a share.
    expect(shares).toMatchObject([
      {
        client: { '@id': world.client },
        careWorker: { uuid: careWorker.uuid },
        ...{ minutes: 120 + 999, totalMinutes: 300 + 999, percent: 86, isMarked: false },
      },
    ])
  })
  test('is marked from half of the hours and a hundred of them', async () => {
    const moment = must(await as.organization.get('/care_moments?status=approved&order[startDate]=asc'), 200).member[0]!
    const more = { care_worker_uuid: colleague.uuid, organization_uuid: uuidOf(world.organization), contract_type: 'freelance' }
    const row = {
      ...more,
      care_moment_uuid: moment.uuid,
      kind: 'hourly_rate',
      description: 'Uurtarief',
      quantity: 1,
      unit: 'HUR',
    }
    await db
      .insertInto('care_moment_invoice_line')
      .values({
        ...row,
        date: '2026-03-02',
        minutes: 6000,
        round: 9,
        amount: 1,
        unit_price: 1,
        period: '2026-W10',
        created_at: today,
      })
      .execute()
    const { shares, marked } = await figuresOf('shares')
    expect(marked).toBe(1)
    expect(shares).toMatchObject([
      { careWorker: { uuid: colleague.uuid }, minutes: 6000, totalMinutes: 7299, percent: 82, isMarked: true },
    ])
    expect((await csvOf('shares'))[0]).toBe('Cliënt;Zzp’er;Uren van de zzp’er;Alle uren;Aandeel (%);Signaal')
    expect((await csvOf('shares'))[1]).toMatch(/;100,00;121,65;82;ja$/)
  })
  test('covers clients helped at the requested location, and for a location admin no others', async () => {
    expect((await figuresOf('shares', `location.uuid=${west}`)).clients).toBe(0)
    expect((await figuresOf('shares', '', 'locationAdmin')).clients).toBe(1)
    expect((await figuresOf('shares', '', 'otherOrganization')).clients).toBe(0)
  })
  test('leaves a line in the access log of every client that it shows', async () => {
    await figuresOf('shares')
    const lines = await db.selectFrom('access_log').select('client_uuids').where('operation', '=', 'figures.shares').execute()
    expect(lines.at(-1)!.client_uuids).toEqual([uuidOf(world.client)])
  })
  test('is no share of temporary work', async () => {
    expect(JSON.stringify(await figuresOf('shares'))).not.toContain(tempWorker.uuid)
  })
})
