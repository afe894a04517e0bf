// The rota and the week as Firefox prints them: the first sheet holds what they are about, and no button is on any.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { haveEngines } from '../engines/processes.ts'
import { type EngineWindow, openWindow } from '../engines/window.ts'
import { sheetsOf } from '../files/printed-pages.ts'
import { openApp } from './app.ts'
import { login } from './visit.ts'

const print = () => {
  let app: Awaited<ReturnType<typeof openApp>>
  let window: EngineWindow
  beforeAll(async () => {
    app = await openApp()
    window = await openWindow('Firefox', { width: 1440, height: 900 })
    await window.goto(app.url + login)
    await window.fill('E-mailadres', 'organisatie@demo.example')
    await window.fill('Wachtwoord', demoPassword)
    await window.click('button', 'Inloggen')
    await window.pathIs(/^\/organisatie/)
  })
  afterAll(async () => {
    await window.close()
    await app.close()
  })

  test.each([
    ['the rota', '', 'De Singel', /Vraag iemand|Nieuwe opdracht|Exporteren/],
    ['the week', '?weergave=week', 'De Singel', /Nieuwe opdracht|Week kopiëren/],
  ])('prints %s from its first sheet on, without buttons', async (_name, view, place, buttons) => {
    await window.goto(`${app.url}/organisatie/opdrachten${view}`)
    await window.see('heading', 'Opdrachten')
    await window.see('text', place)
    const sheets = await sheetsOf(await window.print())
    // Firefox writes bold letters and figures in a way that has no text.
    expect(sheets[0]).toContain('Binnen 24 uur')
    expect(sheets[0]).toContain(place)
    for (const sheet of sheets.slice(0, -1)) expect(sheet.length).toBeGreaterThan(200)
    expect(sheets.join(' ')).not.toMatch(buttons)
  })
}
if (haveEngines()) describe('Firefox', print)
else test('Firefox is not there', () => expect(haveEngines()).toBe(false))
