// Reads what screens, documents, mails and notifications say about moments and invoices, and returns what is not true.
import type { Page } from 'playwright-core'
import type { App } from '../journeys/app.ts'
import { callersOf } from '../journeys/visit.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { settle } from '../screens/places.ts'
import type { Caller } from '../servers/api.ts'
import { blocksOn, textOf, visitsOn } from './blocks.ts'
import { type KnownFacts, readKnown } from './known.ts'
import { linesOfPdf } from './papers.ts'
import { fitsVisit, type Kind, namedIn, saysAnything, wrongAbout, wrongAboutInvoice } from './said.ts'

/** The world behind a server, and its known facts. */
export interface Facts {
  app: App
  known: KnownFacts
  /** Everyone who has had work. */
  names: ReadonlySet<string>
}
/** The facts about this app's world now. */
export const openFacts = async (app: App): Promise<Facts> => {
  const known = await readKnown(app.server.database)
  return { app, known, names: new Set([...known.moments.values()].flatMap(({ assignee }) => assignee ?? [])) }
}
/** Reads the facts again. */
export const refresh = async (facts: Facts): Promise<void> => {
  facts.known = await readKnown(facts.app.server.database)
}

/** The false statements of a text about one subject, with the place of the text. */
export const judge = (facts: Facts, where: string, of: string, text: string, kind: Kind): string[] => {
  const [moment, invoice] = [facts.known.moments.get(of), facts.known.invoices.get(of)]
  const wrong = moment ? wrongAbout(moment, text, kind) : wrongAboutInvoice(invoice!, text, kind)
  const others =
    moment && kind === 'row'
      ? namedIn(text, [...facts.names]).filter(name => name !== moment.assignee && name !== moment.client)
      : []
  return [...wrong, ...others.map(name => `names ${name}, but it is ${moment!.assignee}`)].map(each => `${where}, ${of}: ${each}`)
}

/** A page with this person logged in. */
export const enter = async ({ app }: Facts, username: string): Promise<Page> => {
  const { page } = await app.visit()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await logInAs(app, page, viewers.findLast(each => each.username === username)!)
  return page
}
/** Reads a person's lists and home. */
export const listsOf = async (facts: Facts, page: Page, addresses: string[]) => {
  const wrong: string[] = []
  let checked = 0
  for (const address of addresses) {
    await settle(page, address)
    for (const { of, text } of await blocksOn(page, facts.known.subjects)) {
      if (saysAnything(text)) checked++
      wrong.push(...judge(facts, address, of, text, 'row'))
    }
  }
  return { wrong, checked }
}
/** Reads each subject's page or panel. */
export const pagesOf = async (facts: Facts, page: Page, uuids: string[], addressOf: (uuid: string) => string, part: string) => {
  const wrong: string[] = []
  for (const uuid of uuids) {
    const address = addressOf(uuid)
    await settle(page, address)
    const text = await textOf(page, part, facts.known.subjects, uuid)
    if (!saysAnything(text)) wrong.push(`${address} says nothing of it`)
    wrong.push(...judge(facts, address, uuid, text, 'page'))
  }
  return wrong
}
/** Reads what a family sees of the visits to Truus. */
export const visitsOf = async (facts: Facts, page: Page) => {
  const visits = [...facts.known.moments.values()].filter(({ client }) => client === 'Truus Jansen')
  const { uuid } = await facts.app.server.database
    .selectFrom('client')
    .select('uuid')
    .where('first_name', '=', 'Truus')
    .executeTakeFirstOrThrow()
  const said: string[] = []
  for (const view of ['', '?weergave=komt', '?weergave=geweest']) {
    await settle(page, `/zorg/zorgvragen/${uuid}/zorgmomenten${view}`)
    said.push(...(await visitsOn(page)))
  }
  if (!said.some(saysAnything)) return ['the family reads nothing']
  return said.filter(text => !fitsVisit(visits, text)).map(text => `the family reads “${text}”`)
}
/** Reads the proof of a moment, and whether it is paid. */
export const proofOf = async (facts: Facts, organization: Caller, uuid: string) => {
  const { bytes } = await organization.get(`/care_moments/${uuid}/proof/pdf`)
  const text = await linesOfPdf(bytes)
  const isPaid = [...facts.known.invoices.values()].some(({ paidOn, work }) => paidOn && work.includes(uuid))
  const saysPaid = /\d{4} Betaald$/m.test(text)
  return [
    ...judge(facts, 'proof', uuid, text, 'page'),
    ...(isPaid === saysPaid ? [] : [`proof, ${uuid}: says paid: ${saysPaid}`]),
  ]
}
/** The moments in somebody's list. */
export const workOf = async ({ app, known }: Facts, username: string) => {
  const caller = await callersOf(app)(username)
  const { body } = await caller.get('/care_moments?pagination=false')
  return body.member.map(({ uuid }) => known.moments.get(uuid)!)
}
/** The mails and notifications about exactly one moment or invoice. */
export const told = async (facts: Facts) => {
  const db = facts.app.server.database
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const aboutOf = (text: string) => [...new Set((text.match(uuid) ?? []).flatMap(one => facts.known.subjects[one] ?? []))]
  const mails = await db.selectFrom('mail').select(['subject', 'text']).execute()
  const notes = await db.selectFrom('notification').select(['subject', 'text', 'path']).execute()
  return [...mails.map(mail => ({ ...mail, path: '' })), ...notes]
    .map(({ subject, text, path }) => ({ text: `${subject}\n${text}`, about: aboutOf(`${text} ${path}`) }))
    .filter(({ about }) => about.length === 1)
}
/** The false statements in those. */
export const judgeTold = (facts: Facts, said: Awaited<ReturnType<typeof told>>): string[] =>
  said.flatMap(({ text, about: [of] }) => judge(facts, `told “${text.slice(0, 60)}”`, of!, text, 'page'))
