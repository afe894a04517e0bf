// The addresses of screens with a parameter: its value is found in the demo world, as the viewer would find it.
import type { Page } from 'playwright-core'
import { now } from '../../api/platform/clock.ts'
import { hashOf } from '../../api/platform/login/token.ts'
import type { UserTokenKind } from '../../api/user-tokens/mails.ts'
import { makeUserToken } from '../../api/user-tokens/queries.ts'
import type { Screen } from '../../contract/addresses.ts'
import type { App } from '../journeys/app.ts'
import { atRest } from '../servers/browser.ts'

/** The viewer, and the window. */
export interface Viewing {
  app: App
  page: Page
  username: string | undefined
}
export type Find = (viewing: Viewing) => Promise<string>

/** Opens an address, and waits until all of it is there. */
export const settle = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await allIsThere(page).catch(async (error: Error) => {
    // On an overloaded machine a browser sometimes silently skips a page's scripts: a user would reload.
    if ((await page.locator('#app > *').count()) > 0) throw error
    await page.goto(address)
    await allIsThere(page)
  })
}
/** Waits until the page has its data, and nothing on it is still loading. */
export const allIsThere = async (page: Page): Promise<void> => {
  try {
    await atRest(page)
    // A panel that covers the screen has its own heading.
    await page.locator('h1, [data-side-panel]').filter({ visible: true }).first().waitFor()
    // Content that is still loading has a placeholder.
    const coming = page.locator('[aria-busy="true"], [class*="_skeleton_"]').filter({ visible: true })
    await coming.first().waitFor({ state: 'detached' })
  } catch (error) {
    const shown = (await page.locator('body').textContent()) ?? ''
    throw new Error(`${page.url()} shows “${shown.slice(0, 300)}” (${shown.length}): ${(error as Error).message}`)
  }
}

/** Finds the target of the first link of this form on a screen; looked up once for each person. */
const linkOn = (list: Screen, link: RegExp): Find => {
  const known = new Map<string, string>()
  return async viewing => {
    const whose = `${viewing.app.url} ${viewing.username}`
    const before = known.get(whose)
    if (before) return before
    await settle(viewing.page, await placeOf(list, viewing))
    const links = await viewing.page.locator('a').evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
    const found = links.map(href => href.split('?')[0]!).find(href => link.test(href))
    if (!found) throw new Error(`${list} has no link like ${link}`)
    known.set(whose, found)
    return found
  }
}
const uuid = '[0-9a-f-]{36}'
const planner = 'planner@demo.example'
const careWorker = 'zorgverlener@demo.example'
/** A link as in a mail, made for this person. */
const mailed =
  (address: string, username: string, kind: UserTokenKind): Find =>
  ({ app }) =>
    app.server.database.transaction().execute(async tx => {
      const people = tx.selectFrom('account').select(['uuid', 'username']).where('username', 'in', [username, planner])
      const found = new Map((await people.execute()).map(each => [each.username, each.uuid]))
      const madeBy = kind === 'impersonate' ? found.get(planner) : undefined
      const relations = tx.selectFrom('client_relation').select('uuid').orderBy('uuid').limit(1)
      const relation = kind === 'join_family' ? (await relations.executeTakeFirstOrThrow()).uuid : undefined
      return `${address}/${(await makeUserToken(tx, found.get(username)!, kind, now(), { madeBy, relation })).token}`
    })
const moments = ({ app }: Viewing) => app.server.database.selectFrom('care_moment as m').select('m.uuid').orderBy('m.start_date')

/** Inserts a report about this care worker, who has none in the demo world. */
export const reported: Find = async ({ app: { server }, username }) => {
  const uuid = '7d1f6a52-0000-4000-8000-000000000001'
  const theirs = server.database
    .selectFrom('care_moment as m')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .select(['m.uuid as care_moment_uuid', 'a.uuid as care_worker_uuid', 'u.uuid as reported_by_uuid'])
  const worked = theirs.where('a.username', '=', username!).where('m.status', '=', 'approved').orderBy('m.start_date', 'desc')
  const of = await worked.executeTakeFirstOrThrow()
  await server.database
    .insertInto('care_worker_violation')
    .values({ uuid, ...of, kind: 'late_arrival', text: 'Een kwartier te laat, zonder te bellen.', created_at: now() })
    .onConflict(already => already.doNothing())
    .execute()
  return uuid
}

/** The organization where a freelancer worked most. */
export const workedFor: Find = async ({ app: { server } }) => {
  const theirs = server.database
    .selectFrom('care_moment as m')
    .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
    .select('m.organization_uuid as uuid')
    .where('a.username', '=', careWorker)
  const [most] = await theirs
    .groupBy('m.organization_uuid')
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .limit(1)
    .execute()
  return most!.uuid
}
/** That freelancer. */
export const freelancer: Find = async ({ app: { server } }) => {
  const account = server.database.selectFrom('account').select('uuid').where('username', '=', careWorker)
  return (await account.executeTakeFirstOrThrow()).uuid
}

/** How to find the address of the item with this parameter. Screens below it need no line of their own. */
const finders: Record<string, Find> = {
  '/account/wachtwoord-opnieuw-instellen/[token]': mailed(
    '/account/wachtwoord-opnieuw-instellen',
    'zorgverlener@demo.example',
    'reset_password',
  ),
  '/account/inloggen-als/[token]': mailed('/account/inloggen-als', 'organisatie@demo.example', 'impersonate'),
  '/werk/maak-je-profiel-compleet/[token]': mailed(
    '/werk/maak-je-profiel-compleet',
    'zorgverlener@demo.example',
    'complete_registration',
  ),
  '/zorg/account-activeren/[token]': mailed('/zorg/account-activeren', 'client@demo.example', 'activate_account'),
  '/zorg/uitnodiging/[token]': mailed('/zorg/uitnodiging', careWorker, 'join_family'),
  '/backoffice/account-activeren/[token]': mailed('/backoffice/account-activeren', planner, 'activate_account'),
  // The care worker finds it by its uuid; anyone else who opens the mailed link sees the same.
  '/werk/contractvoorstel/[token]': async ({ app, username }) => {
    const proposals = app.server.database
      .selectFrom('contract_proposal as p')
      .innerJoin('account as a', 'a.uuid', 'p.care_worker_uuid')
    const theirs = proposals.select('p.uuid').where('a.username', '=', careWorker).where('p.status', '=', 'open')
    const { uuid } = await theirs.executeTakeFirstOrThrow()
    if (username === careWorker) return `/werk/contractvoorstel/${uuid}`
    // Always the same link, since several viewers open it at once.
    const token = 'ab'.repeat(64)
    await app.server.database
      .updateTable('contract_proposal')
      .set({ token_hash: hashOf(token) })
      .where('uuid', '=', uuid)
      .execute()
    return `/werk/contractvoorstel/${token}`
  },
  '/werk/nieuwe-opdrachten/[uuid]': linkOn('/werk/nieuwe-opdrachten', new RegExp(`^/werk/nieuwe-opdrachten/${uuid}$`)),
  '/werk/nieuwe-opdrachten/[uuid]/annuleren': async ({ app, username }) => {
    const publications = app.server.database
      .selectFrom('care_moment_publication as p')
      .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
      .innerJoin('account as a', 'a.uuid', 'm.assignee_uuid')
      .select('p.uuid')
    const mine = publications.where('a.username', '=', username!).where('m.status', '=', 'assigned')
    const { uuid } = await mine.where('m.start_date', '>', now()).orderBy('m.start_date').executeTakeFirstOrThrow()
    return `/werk/nieuwe-opdrachten/${uuid}/annuleren`
  },
  '/werk/client/[uuid]': linkOn('/werk/client', new RegExp(`^/werk/client/${uuid}$`)),
  '/werk/client/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]': linkOn(
    '/werk/client/[uuid]/rapportage',
    /\/rapportage\/jaaroverzichtCareAssist\//,
  ),
  '/werk/facturen/[period]': linkOn('/werk/facturatie', /^\/werk\/facturen\/\d{4}-W\d\d$/),
  '/werk/facturen/[period]/[uuid]': linkOn(
    '/werk/facturen/[period]',
    new RegExp(String.raw`^/werk/facturen/\d{4}-W\d\d/${uuid}$`),
  ),
  '/zorg/zorgvragen/[uuid]': async ({ app, username }) => {
    const theirs = app.server.database
      .selectFrom('client_admin_client as c')
      .innerJoin('account as a', 'a.uuid', 'c.client_admin_uuid')
      .innerJoin('client as of', 'of.uuid', 'c.client_uuid')
    const first = theirs.select('c.client_uuid').where('a.username', '=', username!).orderBy('of.number')
    return `/zorg/zorgvragen/${(await first.executeTakeFirstOrThrow()).client_uuid}`
  },
  '/zorg/zorgvragen/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]': linkOn(
    '/zorg/zorgvragen/[uuid]/rapportage',
    /\/rapportage\/jaaroverzichtCareAssist\//,
  ),
  '/backoffice/clienten/[uuid]': linkOn('/backoffice/clienten', new RegExp(`^/backoffice/clienten/${uuid}$`)),
  '/backoffice/zzpers/[uuid]': linkOn('/backoffice/zzpers', new RegExp(`^/backoffice/zzpers/${uuid}$`)),
  '/backoffice/zorgmoment/[uuid]': async viewing => {
    const open = moments(viewing).where('m.status', '=', 'open').where('m.start_date', '>', now())
    return `/backoffice/zorgmoment/${(await open.executeTakeFirstOrThrow()).uuid}`
  },
  '/organisatie/clienten/[uuid]': linkOn('/organisatie/clienten', new RegExp(`^/organisatie/clienten/${uuid}$`)),
  '/organisatie/opdrachten/[uuid]': async viewing => {
    const withReaction = moments(viewing)
      .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
      .innerJoin('care_moment_publication_reaction as r', 'r.care_moment_publication_uuid', 'p.uuid')
      .where('m.status', '=', 'open')
      .where('r.status', '=', 'open')
    const ours = withReaction
      .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
      .innerJoin('account as a', 'a.uuid', 'u.uuid')
      .leftJoin('organization_user_location as l', 'l.user_uuid', 'u.uuid')
      .where('a.username', '=', viewing.username!)
      .where(({ eb, or, ref }) => or([eb('l.user_uuid', 'is', null), eb('l.location_uuid', '=', ref('m.location_uuid'))]))
    return `/organisatie/opdrachten/${(await ours.executeTakeFirstOrThrow()).uuid}`
  },
}

/** The address of a screen for this viewer, its parameters filled in. Throws a sentence when there is no finder for them. */
export const placeOf = async (screen: Screen, viewing: Viewing): Promise<string> => {
  if (!screen.includes('[')) return screen
  const known = Object.keys(finders).filter(each => screen === each || screen.startsWith(`${each}/`))
  const nearest = known.sort((a, b) => a.length - b.length).at(-1)
  const rest = screen.slice(nearest?.length ?? 0)
  const unknown = /.*?\[\w+\]/.exec(rest)?.[0]
  if (unknown)
    throw new Error(`Say in tests/screens/places.ts (finders) how '${(nearest ?? '') + unknown}' is found in the demo world.`)
  return (await finders[nearest!]!(viewing)) + rest
}
