// What a family maintains in their mother's file themselves: the home, whom to call, the access log, and everything in one export.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../servers/database.ts'
import { openAppOn, type Visitor } from './app.ts'
import { overflows } from './axe.ts'
import { callsOf } from './visit.ts'

const { url, drop } = await freshDatabase('template_demo')
const app = await openAppOn(url, drop)
afterAll(() => app.close())
const db = app.server.database
const [family, worker, organization] = ['client@demo.example', 'zorgverlener@demo.example', 'organisatie@demo.example'] as const
const { uuid: client } = await db
  .selectFrom('client')
  .select('uuid')
  .where('first_name', '=', 'Truus')
  .where('last_name', '=', 'Jansen')
  .executeTakeFirstOrThrow()
const place = `/zorg/zorgvragen/${client}`
const { first_name, last_name } = await db
  .selectFrom('person as w')
  .innerJoin('account as a', 'a.uuid', 'w.uuid')
  .select(['w.first_name', 'w.last_name'])
  .where('a.username', '=', worker)
  .executeTakeFirstOrThrow()
const workerName = `${first_name} ${last_name}`
// Here an export takes a second. This one is made to take a minute, so that a mail is sent.
beforeAll(async () => {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  await owner.query(`create function took_a_minute() returns trigger language plpgsql as
    $$ begin new.created_at := new.created_at - interval '1 minute'; return new; end $$;
    create trigger took_a_minute before insert on client_export for each row execute function took_a_minute()`)
  await owner.end()
})

const visitors: Visitor[] = []
afterEach(async () => {
  for (const { close } of visitors.splice(0)) await close()
})
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const noSideways = async (page: Page) => expect(await overflows(page)).toBe(false)
/** What the care worker reads in the same place. */
const atWork = async (page: Page, name: string, title: string) => {
  await page.goto(`/werk/client/${client}/${name}`)
  await heading(page, title)
}

describe.each([
  { width: 360, height: 740, code: '4711', phone: '06 12 34 00 01', parking: 'Achter de kerk.', files: 1 },
  { width: 820, height: 1180, code: '5822', phone: '06 12 34 00 02', parking: 'Naast de molen.', files: 2 },
])('at $width px', ({ width, height, code, phone, parking, files }) => {
  const visit = async (username: string) => {
    const visitor = await app.visit(username, { viewport: { width, height }, hasTouch: true })
    visitors.push(visitor)
    return visitor
  }

  test('the family changes where the key is and says what nobody knows; the care worker finds both', async () => {
    const { page, complaints } = await visit(family)
    await page.goto(`${place}/woning`)
    await heading(page, 'Woning')
    await page
      .getByText('Zorgverleners zien dit zodra vaststaat dat zij komen. Alleen wie er komt of de zorg regelt, ziet de code.')
      .waitFor()
    await page.getByRole('button', { name: 'Wijzig de woning' }).click()
    const form = page.getByRole('dialog', { name: 'Woning wijzigen' })
    await form.getByLabel('Ik weet de verdieping niet').uncheck()
    await form.getByLabel('Verdieping', { exact: true }).fill('heel hoog')
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await form.getByText('Vul een getal in; 0 is de begane grond.').waitFor()
    await form.getByLabel('Ik weet de verdieping niet').check()
    await form.getByLabel('Toegang').selectOption({ label: 'Sleutelkluis' })
    await form.getByRole('button', { name: 'Toon en wijzig hoe de deur opengaat' }).click()
    await form.getByLabel('Hoe gaat de deur open?').fill(`Kluisje naast de deur, de code is ${code}.`)
    await form.getByLabel('Roken').selectOption({ label: 'Weet ik niet' })
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('De woning is bewaard.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByText('Niet bekend', { exact: true }).count()).toBe(2)
    await noSideways(page)

    const care = await visit(worker)
    await atWork(care.page, 'woning', 'Woning')
    await expect.poll(() => care.page.getByText('Niet bekend', { exact: true }).count()).toBe(2)
    await care.page.getByRole('button', { name: 'Toon de code' }).click()
    await care.page.getByRole('dialog').getByText(`de code is ${code}`).waitFor()
    expect([...complaints, ...care.complaints]).toEqual([])
  })

  test('the family and the organization change the home at once: nothing of either is lost', async () => {
    const { page } = await visit(family)
    await page.goto(`${place}/woning`)
    await page.getByRole('button', { name: 'Wijzig de woning' }).click()
    const form = page.getByRole('dialog', { name: 'Woning wijzigen' })
    await form.getByLabel('Over parkeren').fill(parking)
    const asOrganization = await callsOf(app)(organization)
    const meanwhile = {
      hasPets: false,
      accessType: 'key_box',
      accessNotes: `Bij de buren, ${code}.`,
      parkingNotes: 'Op het plein.',
    }
    await asOrganization('PUT', `/client_homes/${client}`, meanwhile)
    await form.getByRole('button', { name: 'Bewaren' }).click()
    const both = form.getByRole('alert').filter({ hasText: 'Iemand anders heeft dit net gewijzigd' })
    for (const words of ['Op het plein.', parking, `Bij de buren, ${code}.`]) await both.getByText(words).waitFor()
    // It is in view, wherever the button was pressed.
    await expect.poll(() => both.evaluate(element => element.getBoundingClientRect().top >= 0)).toBe(true)
    expect(await form.getByLabel('Over parkeren').inputValue()).toBe(parking)
    // Stored while it waits, and still shown beside the current value.
    await page.reload()
    await page.getByRole('button', { name: 'Wijzig de woning' }).click()
    await both.getByText('Op het plein.').waitFor()
    await form.getByRole('button', { name: 'Toon en wijzig hoe de deur opengaat' }).click()
    await form.getByLabel('Hoe gaat de deur open?').fill(`Bij de buren, de code is ${code}.`)
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('De woning is bewaard.').waitFor()
    expect(await asOrganization('GET', `/client_homes/${client}`)).toMatchObject({
      parkingNotes: parking,
      accessNotes: `Bij de buren, de code is ${code}.`,
    })
  })

  test('the family changes whom to call, and the care worker calls that number', async () => {
    const { page, complaints } = await visit(family)
    await page.goto(`${place}/contactpersonen`)
    await page.getByRole('button', { name: 'Wijzigen van Wim Jansen' }).click()
    const form = page.getByRole('dialog', { name: 'Contactpersoon wijzigen' })
    await form.getByLabel('Telefoon').fill('12')
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await form.getByText('Vul een telefoonnummer in, zoals 06 12345678').waitFor()
    await form.getByLabel('Telefoon').fill(phone)
    await form.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('De gegevens van Wim zijn bewaard.').waitFor()
    await noSideways(page)

    const care = await visit(worker)
    await atWork(care.page, 'contactpersonen', 'Contactpersonen')
    await care.page.getByRole('main').getByText(phone).waitFor()
    const call = care.page.getByRole('main').getByRole('link', { name: 'Bel Wim Jansen' })
    expect(await call.getAttribute('href')).toMatch(new RegExp(`^tel:.*${phone.replaceAll(' ', '').slice(1)}$`))
    expect([...complaints, ...care.complaints]).toEqual([])
  })

  test('the family says what is wrong of what is known, finds who looked, and asks why', async () => {
    const { page, complaints } = await visit(family)
    await page.goto(`${place}/client`)
    await page.getByRole('button', { name: 'Klopt dit niet? Contact' }).click()
    const wrong = page.getByRole('dialog', { name: 'Wat klopt er niet bij “Contact”?' })
    await wrong.getByRole('button', { name: 'Versturen' }).click()
    await wrong.getByText('Schrijf eerst uw bericht.').waitFor()
    await wrong.getByLabel('Wat moet er anders?').fill(`Het nummer is nu ${phone}.`)
    await wrong.getByRole('button', { name: 'Versturen' }).click()
    await page.getByText(/^Verstuurd\./).waitFor()

    await page.getByRole('link', { name: 'Wie keek?' }).click()
    await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('bestaat niet')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.getByRole('heading', { name: 'Niemand gevonden' }).waitFor()
    await page.getByRole('button', { name: 'Toon iedereen' }).click()
    await page.getByRole('heading', { name: 'Niemand gevonden' }).waitFor({ state: 'detached' })
    await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(workerName)
    await page.getByRole('button', { name: 'Zoeken' }).click()
    const look = page.getByRole('listitem').filter({ hasText: 'bekeek hoe de deur opengaat' }).first()
    await look.getByText(workerName, { exact: true }).waitFor()
    await noSideways(page)
    await look.getByRole('button', { name: 'Vraag hierover' }).click()
    const ask = page.getByRole('dialog', { name: 'Wat wilt u weten?' })
    await ask.getByLabel('Uw vraag').fill(`Waarom was dat nodig, vraagt ${width}?`)
    await ask.getByRole('button', { name: 'Versturen' }).click()
    await expect.poll(async () => (await told(`%vraagt ${width}%`)).length).toBe(1)
    expect(await told(`%${phone}%`)).toEqual([`Dit klopt niet bij “Contact”. Het nummer is nu ${phone}.`])
    expect((await told(`%vraagt ${width}%`))[0]).toMatch(
      new RegExp(`^Vraag over wie er keek: ${workerName} \\(zorgverlener\\) .*bekeek hoe de deur opengaat`),
    )
    expect(complaints).toEqual([])
  })

  test('the family takes everything in one file, and comes back to it by the mail', async () => {
    const { page, complaints } = await visit(family)
    await page.goto(`${place}/client?onderdeel=bestand`)
    await page.getByRole('button', { name: 'Maak het bestand' }).click()
    const take = page.getByRole('list', { name: 'Bestanden' }).getByRole('button', { name: /^Alles voor de computer \(/ })
    await expect.poll(() => take.count()).toBe(files)
    await noSideways(page)

    const mail = await app.mailTo(family, 'Uw bestand staat klaar')
    expect(mail.text).not.toMatch(/Truus|Jansen/)
    const link = /https?:\/\/\S+bestand/.exec(mail.text)?.[0]
    expect(link).toBe(`${app.url}${place}/client?onderdeel=bestand`)
    await page.goto(link!)
    // The list of before may be shown until the server has answered.
    await expect.poll(() => take.count()).toBe(files)
    const [download] = await Promise.all([page.waitForEvent('download'), take.first().click()])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const held = unzipSync(readFileSync(await download.path()))
    const [pdf, json] = ['.pdf', '.json'].map(end => Object.entries(held).find(([name]) => name.endsWith(end))![1])
    expect(strFromU8(pdf!.subarray(0, 5))).toBe('%PDF-')
    for (const words of ['Truus', parking]) expect(strFromU8(json!)).toContain(words)
    expect(strFromU8(json!)).not.toContain(`de code is ${code}`)
    expect(complaints).toEqual([])
  })
})

const told = async (like: string) =>
  (await db.selectFrom('message').select('text').where('text', 'like', like).execute()).map(({ text }) => text)
