import { afterAll, describe, expect, test } from 'vitest'
import { placeExamples } from '../../contract/events/mail-places.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, today, uuidOf } from '../../tests/worlds/world.ts'
import { codeMail } from '../accounts/mails.ts'
import { concepts, mails, mailTemplates } from '../concepts.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { placesIn } from '../platform/events/mails/templates.ts'

const api = await openTestApi()
const { as, db, world } = api
const { mailbox } = api.server
afterAll(() => api.close())
const path = '/mail_texts/care_moment_assigned'
const ours = mailTemplates.care_moment_assigned!
const words = { subject: 'Hoera, {wanneer}!', text: 'Je bent het voor “{opdracht}”.', button: 'Kijk maar' }
const textOf = async (letter: string) => {
  const all = must(await as.planner.get('/mail_texts'), 200).mailTexts as { letter: string; version: number; subject: string }[]
  return all.find(mail => mail.letter === letter)!
}
const version = async () => (await textOf('care_moment_assigned')).version
const newest = () =>
  db.selectFrom('mail').select(['recipient', 'subject', 'text', 'html']).orderBy('uuid', 'desc').executeTakeFirstOrThrow()
/** Somebody is chosen; gives the mail they get. */
const chosen = async () => {
  const moment = await api.assignedMoment()
  const event = await db
    .selectFrom('event')
    .select('uuid')
    .where('subject_uuid', '=', uuidOf(moment['@id']))
    .where('name', '=', 'care_moment_assigned')
    .executeTakeFirstOrThrow()
  await mailbox.deliver(event.uuid, today)
  return newest()
}

test('every mail has its own name, and every place an example', () => {
  const all = Object.values(concepts).flatMap(concept => Object.keys('mailTemplates' in concept ? concept.mailTemplates : {}))
  expect(all).toEqual([...new Set(all)])
  const without = Object.values(mailTemplates).flatMap(letter => placesIn(letter).filter(place => !placeExamples[place]))
  expect(without).toEqual([])
  const told = new Set(Object.values(mailTemplates).flatMap(({ of }) => of))
  expect(Object.keys(mails).filter(event => !told.has(event as never))).toEqual([])
})

test('nobody but a planner reads or changes the words of mails', async () => {
  for (const who of everybody.filter(each => each !== 'planner')) {
    expect(await as[who].get('/mail_texts'), who).toMatchObject({ status: 403 })
    expect(await as[who].put(path, { ...words, version: 0 }), who).toMatchObject({ status: 403 })
  }
})

describe('a planner', () => {
  test.each([
    ['a place that this mail does not have', { text: 'Beste {bsn}' }, 'text', /kent {bsn} niet.*{opdracht}/],
    ['a subject of two lines', { subject: 'Een\ntwee' }, 'subject', /één regel/],
    ['no button where the mail has one', { button: null }, 'button', /knop/],
    ['nothing at all', { text: ' ' }, 'text', /./],
  ])('is refused %s', async (_what, wrong, field, message) => {
    for (const call of [
      as.planner.put(path, { ...words, ...wrong, version: 0 }),
      as.planner.post(`${path}/example`, { ...words, ...wrong }),
    ])
      expect(await call).toMatchObject({
        ...{ status: 422, body: { violations: [{ propertyPath: field, message: expect.stringMatching(message) }] } },
      })
    expect(await textOf('care_moment_assigned')).toMatchObject({ subject: ours.subject, isOurs: true })
  })
  test('is refused a text without the placeholder of its code, or with a button that this mail does not have', async () => {
    const code = { subject: 'Code', text: 'Log in.', version: 0 }
    expect(await as.planner.put('/mail_texts/login_code', code)).toMatchObject({ status: 422 })
    expect(await as.planner.put('/mail_texts/login_code', { ...code, text: '{code}', button: 'Ga' })).toMatchObject({
      status: 422,
    })
  })
  test.each(['unknown', 'constructor', 'to_string'])('finds no mail that is called %s', async letter => {
    expect(await as.planner.put(`/mail_texts/${letter}`, { ...words, version: 0 })).toMatchObject({ status: 404 })
  })

  test('previews a mail: with examples, and after it was sent with the data of the last one', async () => {
    const example = await as.planner.post(`${path}/example`, words)
    expect(must(example, 200)).toMatchObject({ subject: `Hoera, ${placeExamples.wanneer}!`, at: null })
    await api.assignedMoment()
    const filled = must(await as.planner.post(`${path}/example`, words), 200)
    expect(filled).toMatchObject({ text: expect.stringMatching(/^Je bent het voor “.+”\.$/), at: expect.any(String) })
    expect(filled.text).not.toContain(placeExamples.opdracht)
  })

  test('changes a mail: the next one has the new text, and so has the notification; restored it has our text again', async () => {
    const before = await chosen()
    expect(before.subject).toMatch(/^Je bent gekozen: /)
    must(await as.planner.put(path, { ...words, version: await version() }), 200)
    const after = await chosen()
    expect(after.subject).toMatch(/^Hoera, .+!$/)
    expect(after.text).toMatch(/^Je bent het voor “.+”\.\n\nKijk maar: .*\/werk\/planning\?dienst=\S+\n/)
    const notification = await db.selectFrom('notification').select('subject').orderBy('uuid', 'desc').executeTakeFirstOrThrow()
    expect(notification.subject).toBe(after.subject)
    must(await as.planner.post(`${path}/restore`, { version: await version() }), 200)
    expect((await chosen()).subject).toMatch(/^Je bent gekozen: /)
  })
  test('reads who changed it, when and to what, the newest first', async () => {
    const { changes } = must(await as.planner.get(`${path}/history`), 200)
    expect(changes).toMatchObject([{ words: null, by: expect.stringMatching(/\w+ \w+/) }, { words: { ...words } }])
  })
  test('is refused a version of a mail that was never changed', async () => {
    const never = '/mail_texts/hours_submitted'
    expect(await textOf('hours_submitted')).toMatchObject({ version: 0, isOurs: true })
    const own = { subject: 'Uren', text: 'Er zijn uren.', button: words.button }
    expect(await as.planner.put(never, { ...own, version: 3 })).toMatchObject({ status: 409 })
    expect(await as.planner.post(`${never}/restore`, { version: 1 })).toMatchObject({ status: 409 })
    expect(await textOf('hours_submitted')).toMatchObject({ version: 0, isOurs: true })
  })
  test('does not write over what a colleague wrote meanwhile', async () => {
    const read = await version()
    must(await as.planner.put(path, { ...words, version: read }), 200)
    expect(await as.planner.put(path, { ...words, subject: 'Van mij', version: read })).toMatchObject({ status: 409 })
    expect(await as.planner.post(`${path}/restore`, { version: read })).toMatchObject({ status: 409 })
    expect((await textOf('care_moment_assigned')).subject).toBe(words.subject)
  })
  test('changes a mail with a code without ever reading one', async () => {
    const code = { subject: 'Inloggen', text: 'Jouw code: {code}.', version: 0 }
    must(await as.planner.put('/mail_texts/login_code', code), 200)
    await db.transaction().execute(tx => postMail(tx, codeMail(world.people.planner.username, '987654'), '', today))
    expect((await newest()).text).toContain('Jouw code: 987654.')
    const example = must(await as.planner.post('/mail_texts/login_code/example', code), 200)
    expect(example).toMatchObject({ text: `Jouw code: ${placeExamples.code}.`, at: null })
  })
})
