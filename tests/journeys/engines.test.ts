// The main task in other browser engines: a care worker with a phone in WebKit (Safari's) and in Firefox, an organization on a
// desktop in Firefox.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { type EngineName, engineNames, haveEngines } from '../engines/processes.ts'
import { type EngineWindow, openWindow } from '../engines/window.ts'
import { pdfOf } from '../files/sent-files.ts'
import { type App, openApp } from './app.ts'
import { callersOf, login } from './visit.ts'

const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
/** For each engine: the document submitted, the shift worked, and its end. */
const own: Record<EngineName, { document: string; date: string; evening: string }> = {
  WebKit: { document: 'bav', date: '25-03-2027', evening: '2027-03-25T19:00:00+01:00' },
  Firefox: { document: 'id', date: '30-03-2027', evening: '2027-03-30T19:00:00+02:00' },
}

const logIn = async (window: EngineWindow, url: string, username: string, home: RegExp) => {
  await window.goto(url + login)
  await window.fill('E-mailadres', username)
  await window.fill('Wachtwoord', demoPassword)
  await window.click('button', 'Inloggen')
  await window.pathIs(home)
}

const writeToOffice = async (window: EngineWindow, url: string, engine: EngineName) => {
  await window.goto(`${url}/werk/contact`)
  await window.fill('Nieuw bericht', `Wanneer is mijn pas er? Groet uit ${engine}.`)
  await window.click('button', 'Versturen')
  await window.in('item', `Groet uit ${engine}.`).see('text', 'Wanneer is mijn pas er?')
}
const handInDocument = async (window: EngineWindow, url: string, engine: EngineName, file: string) => {
  await window.goto(`${url}/werk/documenten?document=${own[engine].document}&inleveren=1`)
  await window.upload(file, 'Bestand kiezen')
  await window.see('text', 'Binnen')
  await window.fill('Geldig tot en met', '1-5-2031')
  await window.click('button', 'Inleveren')
  await window.see('text', 'In beoordeling')
}
const report = async (window: EngineWindow, url: string, engine: EngineName) => {
  await window.goto(`${url}/werk`)
  await window.click('link', 'Truus Jansen')
  await window.click('link', 'Rapportage')
  await window.see('heading', 'Rapportage')
  await window.click('link', 'Schrijven')
  await window.click('field', 'Huid')
  await window.in('section', 'Huid').fill('Wat deed en zag je?', `Linkerhak is droog, gezien met ${engine}.`)
  await window.click('button', 'Rapportage versturen')
  await window.see('text', `Linkerhak is droog, gezien met ${engine}.`)
}

const publish = async (window: EngineWindow, url: string, engine: EngineName): Promise<string> => {
  await window.goto(`${url}/organisatie/opdrachten`)
  await window.click('link', 'Nieuwe opdracht')
  await window.fill('Datum', own[engine].date)
  await window.fill('Van', '9')
  await window.fill('Tot', '1330')
  await window.fill('Pauze', '30')
  await window.select('Locatie', 'Woonzorgcentrum De Singel')
  await window.select('Niveau', 'Verzorgende IG')
  await window.fill('Titel', `Ochtend in ${engine}`)
  await window.fill('Uurtarief', '45,00')
  await window.click('button', 'Publiceren')
  const path = await window.pathIs(/^\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
  await window.see('heading', `Ochtend in ${engine}`)
  return path.split('/').at(-1)!
}
const react = async (window: EngineWindow, url: string, engine: EngineName) => {
  await window.goto(`${url}/werk`)
  await window.click('link', 'Opdrachten')
  await window.click('link', `Ochtend in ${engine}`)
  await window.click('link', 'Reageren')
  await window.fill('Waarom pas jij hier goed?', `Ik werk graag met ${engine}.`)
  await window.click('button', 'Reageren')
  await window.pathIs(/reactie-geplaatst$/)
}
const choose = async (window: EngineWindow, engine: EngineName) => {
  await window.see('text', `Ik werk graag met ${engine}.`)
  await window.click('button', 'Kiezen van Samira Yilmaz')
  await window.click('button', 'Kiezen')
  await window.see('text', 'Toegewezen')
}
const handIn = async (window: EngineWindow, url: string, uuid: string) => {
  await window.goto(`${url}/werk/uren-indienen?dienst=${uuid}`)
  await window.click('button', 'Kilometers')
  await window.fill('Aantal', '24')
  await window.fill('Per km', '0,23')
  await window.see('text', '€ 185,52')
  await window.click('button', 'Uren indienen')
}
const approve = async (window: EngineWindow, url: string, uuid: string) => {
  await window.goto(`${url}/organisatie/opdrachten/${uuid}`)
  await window.click('button', 'Uren goedkeuren')
  await window.click('button', 'Uren goedkeuren')
  await window.see('text', 'Goedgekeurd')
}

const tryEngines = () => {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-test-'))
  const file = join(folder, 'bewijs.pdf')
  const windows = new Map<EngineName, EngineWindow>()
  let app: App
  let office: EngineWindow
  beforeAll(async () => {
    writeFileSync(file, pdfOf('bewijs'))
    app = await openApp()
    office = await openWindow('Firefox', desk)
    for (const engine of engineNames) windows.set(engine, await openWindow(engine, phone))
    await logIn(office, app.url, organization, /^\/organisatie/)
  })
  afterAll(async () => {
    for (const window of [office, ...windows.values()]) await window?.close()
    await app?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('with Firefox an organization goes through its hours by keys, also after a click', async () => {
    await office.goto(`${app.url}/organisatie/opdrachten?status=uren-ingediend`)
    await office.see('heading', 'met een afwijking')
    const left = () =>
      office.run<string>(
        "return [...document.querySelectorAll('h2, h3')].map(one => one.textContent).find(one => /met een afwijking/.test(one))",
      )
    const before = await left()
    await office.press('v')
    await office.click('button', 'Terug')
    await office.press('a')
    await office.see('button', 'Ongedaan maken')
    expect(await left()).not.toBe(before)
    await office.press('u')
    await expect.poll(left).toBe(before)
  })

  test.each(engineNames)('with %s a worker logs in, writes to the office, hands in a document and reports', async engine => {
    const window = windows.get(engine)!
    await logIn(window, app.url, worker, /^\/werk$/)
    await writeToOffice(window, app.url, engine)
    await handInDocument(window, app.url, engine, file)
    await report(window, app.url, engine)
  })

  test('months later the documents are in order', async () => {
    const planner = await callersOf(app)('planner@demo.example')
    const handedIn = (await planner.get('/care_worker_documents?status=submitted')).body.member
    for (const { uuid } of handedIn)
      expect(await planner.put(`/care_worker_documents/${uuid}/approve`)).toMatchObject({ status: 200 })
    await app.moveClock('2027-03-22T09:00:00+01:00')
    await app.server.database.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  })

  test.each(engineNames)('with %s a worker reacts, is chosen, hands in hours that are approved, and logs out', async engine => {
    const window = windows.get(engine)!
    const uuid = await publish(office, app.url, engine)
    await react(window, app.url, engine)
    await choose(office, engine)
    await app.moveClock(own[engine].evening)
    await handIn(window, app.url, uuid)
    await approve(office, app.url, uuid)
    await window.click('button', 'Menu van Samira Yilmaz')
    await window.click('menuitem', 'Uitloggen')
    await window.pathIs(/^\/account\/inloggen$/)
  })

  test('with Firefox an organization opens a shift beside the list, and reads a week of which nothing is cut', async () => {
    await office.goto(`${app.url}/organisatie/opdrachten`)
    await office.see('item', 'uur')
    await office.run("document.querySelector('a[data-row]').click()")
    await office.see('link', 'Hele opdracht')
    await office.click('button', 'Paneel sluiten')
    await office.click('link', 'Week')
    await office.see('button', 'Week kopiëren')
    const cut = "return [...document.querySelectorAll('a[data-row]')].map(card => card.scrollWidth > card.clientWidth)"
    const cards = await office.run<boolean[]>(cut)
    expect([cards.length > 0, cards.includes(true)]).toEqual([true, false])
  })

  test('neither complains', () => {
    expect([office, ...windows.values()].flatMap(({ complaints }) => [...complaints])).toEqual([])
  })
}

if (haveEngines()) describe('Firefox and WebKit', tryEngines)
else test('Firefox and WebKit are not there', () => expect(haveEngines()).toBe(false))
