// What each party reads of the dossier of a care worker and an organization, and what they do not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOfPdf } from '../../tests/facts/papers.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const ourOrganization = uuidOf(world.organization)
const otherOrganization = uuidOf(world.otherOrganization)
const addressOf = (worker: Who, organization = ourOrganization, more = '') =>
  `/care_workers/${world.people[worker].uuid}/dba_dossier?organization=${organization}&from=2026-01-01&to=2026-12-31${more}`
const pdfOf = (worker: Who, organization = ourOrganization) =>
  addressOf(worker, organization).replace('dba_dossier?', 'dba_dossier/pdf?')
interface Section {
  section: string
  title: string
  lines: { said: string; points: string; from: string; until: string; source: string; why: string }[]
}
const read = async (who: Who, worker: Who = 'careWorker', organization = ourOrganization) => {
  const sections = must(await as[who].get(addressOf(worker, organization)), 200).sections as unknown as Section[]
  const of = (name: string) =>
    (sections.find(({ section }) => section === name)?.lines ?? []).map(line => line.said.replaceAll('\u00a0', ' '))
  return { sections: sections.map(({ section }) => section), of }
}

// Work at Oost and West with hours, work elsewhere with hours, an answer to a question, and somebody who only reacted.
beforeAll(async () => {
  moveClock(today)
  const west = await api.assignedMoment({ location: world.west, client: world.clientInWest })
  const given = await api.assignedMoment()
  const reason = { cancelAssignmentReason: world.cancelAssignmentReason }
  must(await as.careWorker.put(`${given['@id']}/cancel_assignment`, reason), 200)
  await api.reactedMoment({}, 'colleague')
  const moment = await api.openMoment({ contractType: 'freelance' })
  const who = { careMoment: moment['@id'], careWorkers: [`/v1/care_workers/${world.people.careWorker.uuid}`] }
  const [question] = must(await as.organization.post('/care_moment_invitations', who), 200).results as unknown as {
    invitation: string
  }[]
  must(await as.careWorker.put(`${question!.invitation}/decline`), 200)
  const elsewhere = await api.publishedMoment({ location: world.harbour, client: world.otherClient }, 'otherOrganization')
  must(await api.select([await api.react(elsewhere)], 'otherOrganization'), 200)
  await api.assignedMoment({ publishedForContractTypes: ['temp_work'] }, 'tempWorker')
  await api.approvedMoment()
  for (const moment of [await api.fresh(west), await api.fresh(elsewhere)]) {
    moveClock(
      new Date(Math.max(Date.parse(String(moment.endDate)), Date.parse(String(west.endDate))) + 3_600_000 * 240).toISOString(),
    )
    must(await as.careWorker.put(`${moment['@id']}/submit`, api.hoursOf(moment)), 200)
    must(await as.planner.patch(`${moment['@id']}/approve`), 200)
  }
})

describe('is not read', () => {
  test.each(['clientAdmin', 'backOffice'] as const)('by %s', async who => {
    for (const address of [addressOf('careWorker'), pdfOf('careWorker')])
      expect(await as[who].get(address)).toMatchObject({ status: 403 })
  })
  test('by a colleague, nor by a care worker of another pair', async () => {
    for (const who of ['colleague', 'tempWorker'] as const)
      for (const address of [addressOf('careWorker'), pdfOf('careWorker')])
        expect(await as[who].get(address)).toMatchObject({ status: 404 })
  })
  test('by an organization, of the same care worker at another', async () => {
    for (const who of ['organization', 'locationAdmin'] as const)
      expect(await as[who].get(addressOf('careWorker', otherOrganization))).toMatchObject({ status: 404 })
    expect(await as.otherOrganization.get(addressOf('careWorker', ourOrganization))).toMatchObject({ status: 404 })
  })
  test('by an organization, of a care worker whom it does not know', async () => {
    expect(await as.otherOrganization.get(addressOf('colleague', otherOrganization))).toMatchObject({ status: 404 })
    expect(await as.organization.get(addressOf('thirdWorker'))).toMatchObject({ status: 404 })
  })
  test('of an organization that is not there, or of a period that ends before it begins', async () => {
    expect(await as.careWorker.get(addressOf('careWorker', world.people.planner.uuid))).toMatchObject({ status: 404 })
    const turned = addressOf('careWorker').replace('from=2026-01-01', 'from=2027-01-01')
    expect(await as.careWorker.get(turned)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'to' }] } })
  })
  test('the list of organizations, by an organization', async () => {
    const address = `/care_workers/${world.people.careWorker.uuid}/dba_dossiers`
    expect(await as.organization.get(address)).toMatchObject({ status: 403 })
    expect(await as.colleague.get(address)).toMatchObject({ status: 404 })
  })
  test('of temporary work', async () => {
    expect((await read('organization', 'tempWorker')).sections).toEqual([])
  })
})

describe('the dossier leaves out what its reader may not see', () => {
  const names = { organization: 'Stichting De Lindenhof', otherOrganization: 'Zorggroep Het Anker' }
  const secrets = [
    'Truus',
    'Henk',
    'Nel',
    'colleague',
    'thirdWorker',
    'Lindenhof Oost',
    'Lindenhof West',
    'Anker Haven',
    'Vroege dienst',
  ]
  // Everybody asks of every care worker and both organizations.
  const workers = everybody.filter(who => world.people[who].roles[0] === 'ROLE_CARE_WORKER')
  const requests = everybody.flatMap(who =>
    workers.flatMap(worker => [ourOrganization, otherOrganization].map(organization => [who, worker, organization] as const)),
  )
  test.each(requests)('%s, of %s at %s', async (who, worker, organization) => {
    const [role] = world.people[who].roles
    const { status, text } = await as[who].get(addressOf(worker, organization))
    if (status !== 200) return expect([403, 404]).toContain(status)
    const isOffice = role === 'ROLE_PLANNER'
    const isSelf = who === worker
    expect(isOffice || isSelf || role === 'ROLE_ORGANIZATION_USER' || role === 'ROLE_ORGANIZATION_LOCATION_ADMIN').toBe(true)
    const other = organization === ourOrganization ? names.otherOrganization : names.organization
    const forbidden = [...secrets.filter(secret => secret !== worker), ...(isOffice || isSelf ? [] : [other])]
    const paper = await as[who].get(pdfOf(worker, organization))
    const { disposition, written } = {
      disposition: String(paper.headers['content-disposition']),
      written: await linesOfPdf(paper.bytes),
    }
    const meta = paper.bytes.toString('latin1')
    for (const secret of forbidden)
      for (const where of [text, disposition, written, meta]) expect(where, secret).not.toContain(secret)
    return undefined
  })
  test('and some readers do see lines, so that this test can fail', async () => {
    expect((await as.careWorker.get(addressOf('careWorker'))).text).toContain(names.otherOrganization)
  })
  test('a location admin reads of the work at their own locations', async () => {
    const [all, own] = [await read('organization'), await read('locationAdmin')]
    expect(all.of('times')).toContain('De organisatie gaf begin en einde van 2 opdrachten')
    expect(own.of('times')).toContain('De organisatie gaf begin en einde van 1 opdracht')
    expect(own.of('others')).toContain('33 % van de uren in Zorginzet was hier: 8 uur van 23 uur')
  })
  test('of somebody who only reacted: not their documents, their hours or for whom else they work', async () => {
    expect((await read('organization', 'colleague')).sections).toEqual(['offers', 'replacement'])
  })
})

describe('both parties read', () => {
  test.each(['careWorker', 'organization', 'planner'] as const)('the same of what was offered and refused: %s', async who => {
    expect((await read(who)).of('offers').toSorted()).toEqual([
      '1 keer een opdracht teruggegeven, op tijd',
      '1 keer nee gezegd',
      '1 keer op naam gevraagd voor een opdracht',
      '3 keer uit zichzelf op een opdracht gereageerd',
      'Op weigeren of afzeggen volgde geen melding',
    ])
  })
  test('the share of the hours; only the care worker and a planner read where else', async () => {
    const share = '67 % van de uren in Zorginzet was hier: 15 uur van 23 uur'
    for (const who of ['careWorker', 'organization', 'planner'] as const) expect((await read(who)).of('others')).toContain(share)
    for (const who of ['careWorker', 'planner'] as const)
      expect((await read(who)).of('others')).toContain('Zorggroep Het Anker: 7,5 uur')
  })
  test('a violation that was reported', async () => {
    const moment = await db
      .selectFrom('event')
      .select('subject_uuid')
      .where('name', '=', 'care_moment_assignment_canceled')
      .executeTakeFirstOrThrow()
    const row = {
      care_moment_uuid: moment.subject_uuid,
      care_worker_uuid: world.people.careWorker.uuid,
      kind: 'late_cancellation',
      text: 'Te laat',
    }
    await db
      .insertInto('care_worker_violation')
      .values({ ...row, reported_by_uuid: world.people.organization.uuid, created_at: today })
      .execute()
    const { of } = await read('careWorker')
    expect(of('offers')).toContain('Overtreding gemeld: te laat afgezegd')
    expect(of('offers')).not.toContain('Op weigeren of afzeggen volgde geen melding')
  })
  test('the same on paper', async () => {
    const together = (text: string) => text.replaceAll(/\s/g, '')
    for (const who of ['careWorker', 'organization', 'locationAdmin', 'planner'] as const) {
      const { status, headers, bytes } = await as[who].get(pdfOf('careWorker'))
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      const pdfText = together(await linesOfPdf(bytes))
      const sections = must(await as[who].get(addressOf('careWorker')), 200).sections as unknown as Section[]
      for (const { title, lines } of sections)
        for (const part of [title, ...lines.flatMap(line => [line.said, `Bron: ${line.source}.`, line.why])])
          expect(pdfText, part).toContain(together(part))
    }
  })
  test('a care worker finds the organizations they have one of', async () => {
    const list = must(await as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}/dba_dossiers`), 200)
    expect((list.organizations as unknown as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
      'Stichting De Lindenhof',
      'Zorggroep Het Anker',
    ])
  })
})
