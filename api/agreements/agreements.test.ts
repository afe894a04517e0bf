import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperNames, papers } from '../../contract/money/papers.ts'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { linkTo } = loginsOf(api)
beforeAll(() => server.startWork())
afterAll(() => api.close())

const present = paperNames.map(paper => ({ paper, version: papers[paper].versions[0] }))
const password = 'De kat van de buren blaft'
const rowsOf = async (username: string) => {
  const rows = db.selectFrom('agreement').innerJoin('account', 'account.uuid', 'account_uuid').select(['paper', 'version'])
  return rows.where('username', '=', username).orderBy('paper', 'desc').execute()
}
const complete = (token: string, body: object) =>
  as.nobody.put(`/user_tokens/${token}/complete_registration`, { password, ...body })
const linkOf = async (email: string) => {
  const { token } = await linkTo(email)
  return { token, agreed: must(await as.nobody.get(`/user_tokens/${token}`), 200).agreed }
}
const happened = async (username: string) => {
  const events = db.selectFrom('event').innerJoin('account', 'account.uuid', 'subject_uuid').select('data')
  return (await events.where('username', '=', username).where('name', '=', 'papers_agreed').execute()).map(({ data }) => data)
}

describe('who begins', () => {
  test('with an invitation is refused without agreeing; what they agree to is kept with its version, and happened', async () => {
    const email = 'kees@voorbeeld.example'
    const invitation = { role: 'ROLE_CLIENT_ADMIN', email, firstName: 'Kees', lastName: 'Bos', clients: [world.client] }
    must(await as.planner.post('/user_tokens/activate_account', invitation), 202)
    const { token, agreed } = await linkOf(email)
    expect(agreed).toBe(false)
    expect(wrongFields(await complete(token, {}))).toEqual(['agreed'])
    expect(await rowsOf(email)).toEqual([])
    must(await complete(token, { agreed: true }), 204)
    expect(await rowsOf(email)).toEqual(present)
    expect(await happened(email)).toEqual([Object.fromEntries(present.map(({ paper, version }) => [paper, version]))])
  })
  test('with a registration agreed there, and completes it without being asked again', async () => {
    const email = 'noor@voorbeeld.example'
    const registration = {
      ...{ firstName: 'Noor', lastName: 'Bakker', email, phone: '0612345678', expertiseLevel: world.level },
      ...{ address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }, contractTypes: ['freelance'] },
    }
    must(await as.nobody.post('/care_workers/register', { ...registration, agreed: true }), 202)
    const { token, agreed } = await linkOf(email)
    expect([agreed, await rowsOf(email)]).toEqual([true, present])
    must(await complete(token, {}), 204)
    expect(await happened(email)).toHaveLength(1)
  })
})

describe('who has an account', () => {
  const mine = async (who: 'careWorker' | 'planner', of = world.people[who].uuid) =>
    must(await as[who].get(`/agreements?user.uuid=${of}`), 200).member
  test('cannot be agreed for by a planner who impersonates them', async () => {
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: world.people.careWorker.uuid }), 201)
    const { token } = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`), 200)
    expect(await callerWith(server, token).post('/agreements', { agreed: true })).toMatchObject({ status: 403 })
    expect(await mine('careWorker')).toEqual([])
  })
  test('agrees once to a version; other users cannot read it, a planner can', async () => {
    await db
      .insertInto('agreement')
      .values({ account_uuid: world.people.careWorker.uuid, paper: 'terms', version: '2026-01-01', at: today })
      .execute()
    for (const _ of [1, 2]) must(await as.careWorker.post('/agreements', { agreed: true }), 204)
    const stored = await mine('careWorker')
    expect(stored.map(({ paper, version }) => `${paper} ${version}`).sort()).toEqual(
      [...present, { paper: 'terms', version: '2026-01-01' }].map(({ paper, version }) => `${paper} ${version}`).sort(),
    )
    expect(await mine('planner', world.people.careWorker.uuid)).toHaveLength(3)
    expect(must(await as.colleague.get(`/agreements?user.uuid=${world.people.careWorker.uuid}`), 200).member).toEqual([])
    expect(await happened(world.people.careWorker.username)).toHaveLength(1)
  })
  test('cannot withdraw it: rows are only ever added', async () => {
    for (const change of [sql`delete from agreement`, sql`update agreement set version = '2020-01-01'`])
      await expect(change.execute(db)).rejects.toThrow()
  })
})
