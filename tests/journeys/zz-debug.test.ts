import { afterAll, test } from 'vitest'
import { settle } from '../presser/page.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { openApp } from './app.ts'

const app = await openApp()
afterAll(() => app.close())
const as = async (who: string, options: object = {}) => {
  const visitor = await app.visit(undefined, { viewport: { width: 1440, height: 900 }, ...options } as never)
  await logInAs(app, visitor.page, viewers.find(each => each.who === who)!)
  return visitor.page
}
const focus = `(() => { const e = document.activeElement; return e.tagName + ' ' + (e.textContent ?? '').slice(0,40) + ' | popovers ' + document.querySelectorAll('[popover]:popover-open').length + ' | dialogs ' + document.querySelectorAll('dialog:modal').length })()`
test('focus', async () => {
  const page = await as('a planner')
  await page.goto(app.url + '/backoffice/open-zorgmomenten?tot=2026-12-01')
  await settle(page)
  for (const how of ['keys', 'mouse']) {
    await page.getByRole('button', { name: 'Mee bezig' }).first().click()
    await settle(page)
    console.log(how, 'opened', await page.evaluate(focus))
    await page.evaluate(
      `globalThis.__log = []; addEventListener('focusout', e => __log.push('out ' + e.target.outerHTML.slice(0,80) + ' connected ' + e.target.isConnected + ' shown ' + e.target.checkVisibility()), true); new MutationObserver(l => { for (const m of l) for (const n of m.removedNodes) if (n.querySelector?.('input[type=radio]') || n.matches?.('input')) __log.push('removed ' + n.outerHTML.slice(0,120) + ' from ' + m.target.className) }).observe(document, {subtree:true, childList:true})`,
    )
    const radio = page.getByRole('radio', { name: 'Iemand is ermee bezig', exact: true })
    if (how === 'keys') {
      await radio.focus()
      await page.keyboard.press('Space')
    } else await page.getByText('Iemand is ermee bezig', { exact: true }).first().click()
    await settle(page)
    console.log(how, 'chosen', await page.evaluate(focus), page.url(), JSON.stringify(await page.evaluate('__log')))
    await page.goto(app.url + '/backoffice/open-zorgmomenten?tot=2026-12-01')
    await settle(page)
  }
})
test('phone', async () => {
  const page = await as('an organization', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.goto(app.url + '/organisatie/opdrachten?periode=alles')
  await settle(page)
  console.log(
    await page.evaluate(
      `(() => { const out = []; for (const a of document.querySelectorAll('main a[href*="/clienten/"]')) { a.scrollIntoView({block:'center'}); const r = a.getBoundingClientRect(); const hit = document.elementFromPoint(r.left + r.width/2, r.top + r.height/2); if (hit && !a.contains(hit)) { out.push(a.outerHTML + ' under ' + hit.outerHTML.slice(0,200) + ' in ' + a.closest('li,tr,article,div[class*=row]')?.outerHTML.slice(0,900)); break } } return out.join('\\n') })()`,
    ),
  )
  await page.screenshot({ path: '/tmp/presser-phone.png' })
  await page.goto(app.url + '/organisatie/opdrachten?status=uren-ingediend&weergave=cijfers')
  await settle(page)
  await page.screenshot({ path: '/tmp/presser-figures.png', fullPage: false })
  console.log(
    await page.evaluate(
      `[...document.querySelectorAll('main button')].filter(b => b.textContent === 'Cliënt').map(b => b.closest('table')?.outerHTML.slice(0, 600)).join()`,
    ),
  )
})
test('opgeven', async () => {
  const page = await as('a planner')
  await page.goto(app.url + '/backoffice/zzpers')
  await settle(page)
  await page.locator('main a[href*="/backoffice/zzpers/"]').first().click()
  await settle(page)
  await page.screenshot({ path: '/tmp/presser-worker.png' })
})
