import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const open = async () => new URL(String(must(await as.careWorker.post('/calendar_feed'), 200).url)).pathname

test('a guessed address opens no calendar, and addresses are stored nowhere', async () => {
  expect(await as.nobody.get(`/calendars/${'0'.repeat(128)}`)).toMatchObject({ status: 404 })
  const path = await open()
  expect(JSON.stringify(await db.selectFrom('calendar_feed').selectAll().execute())).not.toContain(uuidOf(path))
})
test('a worker’s calendar shows their shifts and names no client', async () => {
  await api.assignedMoment({ title: 'Vroege dienst, Oost' })
  await api.publishedMoment({ title: 'Niet van mij' })
  const calendar = await as.nobody.get(await open())
  expect(calendar).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar.text).toContain('Vroege dienst\\, Oost')
  expect(calendar.text).toContain('DTSTART;TZID=Europe/Amsterdam:20261022T070000\r\n')
  expect(calendar.text).not.toMatch(/Truus|Wit|Biltstraat/)
})
test('a new address ends the previous one, and so do closing it and deactivating the account', async () => {
  const [first, second] = [await open(), await open()]
  expect(await as.nobody.get(first)).toMatchObject({ status: 404 })
  expect(await as.nobody.get(second)).toMatchObject({ status: 200 })
  expect(await as.careWorker.delete('/calendar_feed')).toMatchObject({ status: 204 })
  expect(await as.nobody.get(second)).toMatchObject({ status: 404 })
  const third = await open()
  await db.updateTable('account').set({ active: false }).where('uuid', '=', world.people.careWorker.uuid).execute()
  expect(await as.nobody.get(third)).toMatchObject({ status: 404 })
})
test('a family’s calendar shows who comes by first name, that nobody is found yet, and no client, place or care', async () => {
  await api.assignedMoment({ title: 'Wondzorg' })
  await api.publishedMoment({ title: 'Wondzorg' })
  const path = new URL(String(must(await as.clientAdmin.post('/calendar_feed'), 200).url)).pathname
  const calendar = await as.nobody.get(path)
  expect(calendar.text).toMatch(/SUMMARY:\S+ komt\r\n/)
  expect(calendar.text).toContain('SUMMARY:Nog niemand\r\n')
  expect(calendar.text).not.toMatch(/Truus|Wit|Biltstraat|Wondzorg|LOCATION|careWorker/)
  await db.deleteFrom('client_admin_client').execute()
  expect((await as.nobody.get(path)).text).not.toContain('VEVENT')
})
