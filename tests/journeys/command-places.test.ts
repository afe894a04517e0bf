// Every action and screen that the search of a desk lists is found by its words, and leads where it says.
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import type { Viewer } from '../screens/people.ts'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())

const settings = '/backoffice/settings?onderdeel='
const office: Record<string, string> = {
  'Documenten beoordelen': '/backoffice/zzpers?onderdeel=beoordelen',
  'Bellen waar niemand mee bezig is': '/backoffice/open-zorgmomenten?bezig=niemand',
  'Wat binnen 24 uur begint': '/backoffice/open-zorgmomenten?periode=24-uur',
  'Meldingen instellen': `${settings}meldingen`,
  'Mijn account': `${settings}account`,
  Organisaties: `${settings}organisaties`,
  Stamgegevens: `${settings}stamgegevens`,
  Importeren: `${settings}importeren`,
  Functies: `${settings}functies`,
  Overeenkomstteksten: `${settings}overeenkomsten`,
  Facturen: `${settings}geld&deel=facturen`,
  'Taken en wachtrij': `${settings}taken`,
  'Collega uitnodigen': `${settings}gebruikers&nieuw=1`,
}
const organization: Record<string, string> = {
  'Uren goedkeuren': '/organisatie/opdrachten?status=uren-ingediend',
  'Opdrachten per week': '/organisatie/opdrachten?weergave=week',
  'Opdrachten op een bord': '/organisatie/opdrachten?weergave=bord',
  'Papieren van wie hier werkt': '/organisatie/tarieven?onderdeel=papieren',
  'Mijn account': '/organisatie/tarieven?onderdeel=organisatie&deel=account',
  'Favoriet toevoegen': '/organisatie/favorieten?nieuw=1',
  'Nieuw contractvoorstel': '/organisatie/contract-voorstellen?nieuw=ja',
  'Collega uitnodigen': '/organisatie/tarieven?onderdeel=organisatie&deel=mensen&nieuw=1',
  'Nieuwe opdracht': '/organisatie/opdrachten/nieuw',
}
const desks: [Viewer, string, Record<string, string>][] = [
  [{ who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] }, '/backoffice/clienten', office],
  [
    { who: 'an organization', username: 'organisatie@demo.example', roles: ['ROLE_ORGANIZATION_USER'] },
    '/organisatie/clienten',
    organization,
  ],
]

test.each(desks)('$who finds each act and screen by its words, and comes there', async (viewer, start, places) => {
  const { page, complaints } = await app.visit(undefined, { viewport: { width: 1440, height: 900 } })
  await logInAs(app, page, viewer)
  for (const [words, leadsTo] of Object.entries(places)) {
    // Starts on another screen, so that this press must have opened what is shown.
    await page.goto(start)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Zoek/ }).fill(words)
    await page.getByRole('listbox', { name: 'Gevonden' }).getByRole('option', { name: words }).last().click()
    const wanted = new URL(leadsTo, app.url)
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === wanted.pathname && [...wanted.searchParams].every(([name, value]) => searchParams.get(name) === value),
    )
    await page.getByRole('combobox', { name: /^Zoek/ }).waitFor({ state: 'detached' })
    const isAsking = wanted.searchParams.has('nieuw') && !leadsTo.includes('contract')
    if (isAsking) await page.getByRole('dialog').getByRole('heading').first().waitFor()
    else await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('html[data-busy=""]').waitFor({ state: 'attached' })
    expect(await page.getByText('Deze pagina bestaat niet').count(), words).toBe(0)
  }
  expect(complaints).toEqual([])
})
