// The DBA dossiers of three freelancers of the demo world, calculated again from other rows than the product reads: hours from
// invoice lines, reactions and cancellations from events, rates from the tables of the locations.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDemo } from './worlds/demo-readers.ts'
import { must } from './worlds/moments.ts'

const demo = await openDemo()
afterAll(() => demo.close())
const db = demo.server.database
const { caller: planner } = demo.readers['planner@demo.example']

interface Line {
  said: string
  points: string
  from: string
  until: string
}
type Lines = Record<string, Line[]>
const dossierOf = async (worker: string, organization: string) => {
  const path = `/care_workers/${worker}/dba_dossier?organization=${organization}&from=2020-01-01&to=2190-01-01`
  const sections = must(await planner.get(path), 200).sections as unknown as { section: string; lines: Line[] }[]
  return Object.fromEntries(sections.map(({ section, lines }) => [section, lines])) as Lines
}
const said = (lines: Line[] = []) => lines.map(line => line.said.replaceAll('\u00a0', ' '))
const all = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows
const one = async (query: ReturnType<typeof sql<{ count: number }>>) => Number((await all(query))[0]!.count)
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })
const times = (count: number, words: string) => (count > 0 ? [`${count} keer ${words}`] : [])

// The freelancers with the most work for one organization: Samira, who has a demo login, and the next ones.
const pairs = await all(sql<{ worker: string; organization: string; name: string; shifts: number }>`
  select m.assignee_uuid as worker, m.organization_uuid as organization, p.last_name as name, count(*)::int as shifts
  from care_moment m join care_worker_profile p on p.uuid = m.assignee_uuid
  where m.contract_type = 'freelance' and m.status = 'approved' and m.time_scope = 'moment' group by 1, 2, 3
  order by m.assignee_uuid = ${demo.readers['zorgverlener@demo.example'].uuid}::uuid desc, count(*) desc`)
const three = [...Map.groupBy(pairs, ({ worker }) => worker).values()].map(([most]) => most!).slice(0, 3)

test('there are three, with work of their own', () => {
  expect(three).toHaveLength(3)
  for (const { shifts } of three) expect(shifts).toBeGreaterThan(1)
})
describe.each(three)('$name', ({ worker, organization }) => {
  const isHere = sql`m.organization_uuid = ${organization}::uuid`
  test('has the hours of the lines of invoices, here and elsewhere', async () => {
    const hours = await all(sql<{ uuid: string; name: string; minutes: number }>`
      select o.uuid, o.name, sum(l.minutes)::int as minutes from care_moment_invoice_line l join organization o on o.uuid = l.organization_uuid
      where l.care_worker_uuid = ${worker}::uuid and l.contract_type = 'freelance' and l.kind in ('hourly_rate', 'fixed_hourly_rate')
      group by 1, 2`)
    const here = hours.find(({ uuid }) => uuid === organization)!.minutes
    const whole = hours.reduce((sum, { minutes }) => sum + minutes, 0)
    const { others } = await dossierOf(worker, organization)
    const whole_ = (minutes: number) => `${Math.round(minutes / 60)} uur`
    expect(said(others)).toContain(
      `${Math.floor((100 * here) / whole + 0.5)} % van de uren in Zorginzet was hier: ${whole_(here)} van ${whole_(whole)}`,
    )
    const elsewhere = hours.filter(({ uuid }) => uuid !== organization)
    const named = elsewhere.map(
      ({ name, minutes }) => `${name}: ${String(Math.round((minutes / 60) * 100) / 100).replace('.', ',')} uur`,
    )
    expect(
      said(others)
        .filter(line => / uur$/.test(line) && !line.includes('%'))
        .toSorted(),
    ).toEqual(named.toSorted())
  })
  test('has the reactions they placed and took back, and the work they gave back', async () => {
    const happened = (name: string) =>
      one(sql`select count(*)::int as count from event e join care_moment_publication_reaction r on r.uuid = e.subject_uuid
        join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid
        where e.name = ${name} and e.actor_uuid = ${worker}::uuid and ${isHere} and 'freelance' = any(p.published_for_contract_types)`)
    const givenBack = (late: boolean) =>
      one(sql`select count(*)::int as count from event e join care_moment m on m.uuid = e.subject_uuid
        where e.name = 'care_moment_assignment_canceled' and e.actor_uuid = ${worker}::uuid and ${isHere}
          and coalesce((e.data ->> 'late')::boolean, false) = ${late}`)
    const { offers } = await dossierOf(worker, organization)
    const expected = [
      ...times(await happened('reaction_placed'), 'uit zichzelf op een opdracht gereageerd'),
      ...times(await happened('reaction_withdrawn'), 'een reactie ingetrokken'),
      ...times(await givenBack(false), 'een opdracht teruggegeven, op tijd'),
      ...times(await givenBack(true), 'een opdracht laat teruggegeven'),
    ]
    const told = said(offers).filter(line => /keer .*(gereageerd|ingetrokken|teruggegeven)/.test(line))
    expect(told.toSorted()).toEqual(expected.toSorted())
    expect(told.length).toBeGreaterThan(0)
  })
  test('has the agreements as their events tell, and the work that has none of both', async () => {
    // The last state of each, and the one before: an agreement that ended may have been agreed to.
    const became = (
      before: number,
    ) => sql`(select e.to_status from event e where e.subject_uuid = a.uuid and e.to_status is not null
      order by e.uuid desc offset ${before}::int limit 1)`
    const agreements = await all(sql<{
      moment: string
      series: string
      text: string
      addition: boolean
      is: string
      was: string
    }>`
      select a.care_moment_uuid as moment, a.recurring_care_moment_uuid as series, '“' || t.name || '”, versie ' || t.version as text,
        a.amends_uuid is not null as addition, ${became(0)} as is, ${became(1)} as was
      from assignment_agreement a join agreement_template t on t.uuid = a.agreement_template_uuid
      where a.care_worker_uuid = ${worker}::uuid and a.organization_uuid = ${organization}::uuid and a.contract_type = 'freelance'`)
    const states: Record<string, string> = {
      agreed: 'beide partijen akkoord',
      waiting_for_both: 'nog geen van beide partijen akkoord',
      waiting_for_organization: 'nog geen akkoord van de organisatie',
      waiting_for_worker: 'nog geen akkoord van de zorgverlener',
    }
    const counts = Map.groupBy(agreements, ({ text, addition, is, was }) => {
      const state =
        states[is] ??
        (was === 'agreed' ? 'beëindigd, beide partijen waren akkoord' : 'beëindigd voordat beide partijen akkoord waren')
      return `${addition ? 'aanvulling' : 'overeenkomst'} ${text}: ${state}`
    })
    const plural = (words: string) => words.replace(/^aanvulling /, 'aanvullingen ').replace(/^overeenkomst /, 'overeenkomsten ')
    const work = await all(sql<{ uuid: string; period: string; series: string }>`select m.uuid, m.care_period_uuid as period,
        m.recurring_care_moment_uuid as series from care_moment m where m.assignee_uuid = ${worker}::uuid and ${isHere}
        and m.contract_type = 'freelance' and m.time_scope = 'moment' and m.status not in ('canceled', 'not_worked')`)
    const statesOf = ({ uuid, period, series }: (typeof work)[number]) =>
      agreements
        .filter(one => one.moment === uuid || one.moment === period || (series && one.series === series))
        .map(({ is }) => is)
    const lacking = Map.groupBy(work.map(statesOf), found =>
      found.includes('agreed') ? 'both' : found.some(is => is !== 'ended') ? 'one' : 'none',
    )
    const works = (found: unknown[] | undefined, words: string) =>
      found ? [`${found.length} ${found.length === 1 ? 'opdracht' : 'opdrachten'} ${words}`] : []
    const { agreements: lines } = await dossierOf(worker, organization)
    expect(said(lines).toSorted()).toEqual(
      [
        ...[...counts].map(([words, same]) => `${same.length} ${same.length === 1 ? words : plural(words)}`),
        ...works(lacking.get('one'), 'met een overeenkomst waarop nog een akkoord ontbreekt'),
        ...works(lacking.get('none'), 'zonder overeenkomst in Zorginzet'),
      ].toSorted(),
    )
    expect(agreements.length).toBeGreaterThan(0)
  })
  test('has the work that they were told of and let pass', async () => {
    const told = await all(sql<{
      answered: boolean
      open: boolean
    }>`with told as (select distinct p.care_moment_uuid as uuid from notification n
        join event e on e.uuid = n.event_uuid join care_moment_publication p on p.uuid = e.subject_uuid or e.data -> 'publications' ? p.uuid::text
        where n.account_uuid = ${worker}::uuid and n.kind = 'new_matches' and 'freelance' = any(p.published_for_contract_types))
      select exists (select 1 from event e join care_moment_publication_reaction r on r.uuid = e.subject_uuid
          join care_moment_publication p on p.uuid = r.care_moment_publication_uuid join care_moment o on o.uuid = p.care_moment_uuid
          where e.name = 'reaction_placed' and e.actor_uuid = ${worker}::uuid
            and (o.uuid = m.uuid or o.recurring_care_moment_uuid = m.recurring_care_moment_uuid))
        or exists (select 1 from care_moment_invitation i where i.care_moment_uuid = m.uuid and i.care_worker_uuid = ${worker}::uuid
          and i.answered_at is not null) as answered, m.status = 'open' as open
      from told join care_moment m using (uuid) where ${isHere}`)
    const passed = told.filter(({ answered, open }) => !answered && !open).length
    const works = (count: number) => (count === 1 ? '1 opdracht' : `${count} opdrachten`)
    const { offers } = await dossierOf(worker, organization)
    expect(
      said(offers)
        .filter(line => /gemeld aan|niet gereageerd/.test(line))
        .toSorted(),
    ).toEqual([
      ...(told.length > 0 ? [`${works(told.length)} gemeld aan de zorgverlener`] : []),
      ...(passed > 0 ? [`Op ${works(passed)} niet gereageerd. Daar volgde niets op`] : []),
    ])
  })
  test('has the rates of the tables of the locations, beside the threshold of the day', async () => {
    const work = await all(sql<{ start: string; rate: number; given: boolean; table: number | null }>`
      select m.start_date as start, m.hourly_rate as rate, m.rate_is_given as given, (select r.hourly_rate from organization_location_rate r
          where r.organization_location_uuid = m.location_uuid and r.expertise_level_uuid = m.expertise_level_uuid and r.contract_type = 'freelance'
            and r.valid_from <= (m.start_date at time zone 'Europe/Amsterdam')::date order by r.valid_from desc limit 1) as table
      from care_moment m where m.assignee_uuid = ${worker}::uuid and ${isHere} and m.contract_type = 'freelance' and m.time_scope = 'moment'
        and m.status not in ('canceled', 'not_worked')`)
    const ofTable = work.filter(({ given }) => !given)
    const byRate = Map.groupBy(ofTable, ({ rate }) => rate)
    const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`
    const counted = (count: number) => (count === 1 ? '1 opdracht' : `${count} opdrachten`)
    const { rate = [] } = await dossierOf(worker, organization)
    expect(
      said(rate)
        .filter(line => line.includes('tarieven van de locatie'))
        .toSorted(),
    ).toEqual(
      [...byRate]
        .map(([cents, same]) => `${euros(cents)} per uur voor ${counted(same.length)}, uit de tarieven van de locatie`)
        .toSorted(),
    )
    // From 6 March 2026 on the threshold is € 38, in the months before it was € 36.
    const below = work.filter(
      ({ start, rate: cents }) => cents < (day.format(new Date(start)) >= '2026-03-06' ? 3800 : 3600),
    ).length
    const told = rate.filter(line => line.points === 'employment' && line.said.includes('lager dan'))
    expect(told.reduce((sum, line) => sum + Number(/\((\d+) opdracht/.exec(line.said)![1]), 0)).toBe(below)
  })
  test('has who gave the times and who handed in the hours', async () => {
    const work = sql`m.assignee_uuid = ${worker}::uuid and ${isHere} and m.contract_type = 'freelance' and m.time_scope = 'moment'
      and m.status not in ('canceled', 'not_worked')`
    const madeBy =
      await one(sql`select count(distinct m.uuid)::int as count from care_moment m join event e on e.subject_uuid = m.uuid
      and e.name = 'care_moment_created' join organization_user u on u.uuid = e.actor_uuid where ${work}`)
    const handedIn =
      await one(sql`select count(distinct m.uuid)::int as count from care_moment m join event e on e.subject_uuid = m.uuid
      and e.name = 'care_moment_submitted' and e.actor_uuid = ${worker}::uuid where ${work}`)
    const works = (count: number) => (count === 1 ? '1 opdracht' : `${count} opdrachten`)
    const { times: lines } = await dossierOf(worker, organization)
    expect(said(lines)).toContain(`De organisatie gaf begin en einde van ${works(madeBy)}`)
    expect(said(lines)).toContain(`De zorgverlener diende zelf de uren in van ${works(handedIn)}`)
  })
  test('has the days of work on which the insurance held, and the numbers of the last invoice', async () => {
    const work = await all(sql<{
      start: string
    }>`select m.start_date as start from care_moment m where m.assignee_uuid = ${worker}::uuid and ${isHere}
      and m.contract_type = 'freelance' and m.time_scope = 'moment' and m.status not in ('canceled', 'not_worked')`)
    const days = new Set(work.map(({ start }) => day.format(new Date(start))))
    const papers = await all(sql<{
      at: string
      until: string | null
    }>`select coalesce(reviewed_at, created_at) as at, expires_on as until
      from care_worker_document where care_worker_uuid = ${worker}::uuid and kind = 'bav' and status in ('approved', 'expired')`)
    const held = [...days].filter(date =>
      papers.some(({ at, until }) => day.format(new Date(at)) <= date && (until ?? '9999') >= date),
    ).length
    const { enterprise = [] } = await dossierOf(worker, organization)
    const bav = enterprise.find(line => line.said.includes('(polis): goedgekeurd'))
    expect(Number(/op (\d+) dag/.exec(bav?.said ?? 'op 0 dag')![1])).toBe(held)
    const [invoice] = await all(sql<{
      number: string
      kvk: string
    }>`select number, parties #>> '{supplier,kvk}' as kvk from care_moment_invoice i
      where care_worker_uuid = ${worker}::uuid and organization_uuid = ${organization}::uuid and type = 'invoice'
        and not exists (select 1 from care_moment_invoice c where c.credits_uuid = i.uuid) order by issue_date desc, uuid desc limit 1`)
    expect(said(enterprise)).toContain(`KvK-nummer ${invoice!.kvk}`)
  })
})
