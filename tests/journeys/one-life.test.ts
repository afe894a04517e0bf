// One moment from request to payment: at each step everybody reads the same about it, on screens and in documents, and is notified
// of the same.
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '../../api/platform/clock.ts'
import { addHours, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { weekOf } from '../../web/care/amsterdam-time.ts'
import { enter, judgeTold, listsOf, openFacts, pagesOf, proofOf, refresh, told, visitsOf } from '../facts/reading.ts'
import type { Caller } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { daysAhead } from './days.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const callerOf = callersOf(app)
const facts = await openFacts(app)

const react = (worker: Caller, publication: string) =>
  worker.post('/care_moment_publication_reactions', { careMomentPublication: publication, agreed: true })

test('from what is asked to what is paid, everybody reads the same of one piece of work', async () => {
  const [organization, planner, worker] = await Promise.all(
    ['organisatie@demo.example', 'planner@demo.example', 'zorgverlener@demo.example'].map(callerOf),
  )
  const pages = {
    organization: await enter(facts, 'organisatie@demo.example'),
    worker: await enter(facts, 'zorgverlener@demo.example'),
    family: await enter(facts, 'client@demo.example'),
  }
  const like = [...facts.known.moments.values()].find(
    ({ client, isPeriod, status }) => client === 'Truus Jansen' && !isPeriod && status === 'assigned',
  )!
  const { location, client, expertiseLevel } = must(await organization!.get(`/care_moments/${like.uuid}`), 200)
  const idOf = (one: unknown) => (one as { '@id': string })['@id']
  const made = async (day: string) => {
    const body = {
      ...{
        title: 'Van vraag tot betaling',
        breakMinutes: 15,
        startDate: toInstant(day, '16:00'),
        endDate: toInstant(day, '20:00'),
      },
      ...{ location: idOf(location), client: idOf(client), expertiseLevel: idOf(expertiseLevel) },
      publishedForContractTypes: ['freelance'],
    }
    return must(await organization!.post('/care_moments_by_organization', body), 201)
  }
  let moment = await made(daysAhead(3))
  let reaction = await react(worker!, moment.publication)
  for (let day = 4; reaction.status !== 201 && day < 12; day++) {
    moment = await made(daysAhead(day))
    reaction = await react(worker!, moment.publication)
  }
  const path = moment['@id']
  const wrong: string[] = []
  const heard = new Set((await told(facts)).map(({ text }) => text))
  /** What each person reads now, and was notified of since; the worker sees it in their planning only once it is theirs. */
  const read = async (stage: string) => {
    await refresh(facts)
    const { moments } = facts.known
    const since = (await told(facts)).filter(({ text }) => !heard.has(text))
    for (const { text } of since) heard.add(text)
    const { hours } = moments.get(moment.uuid)!
    const week = weekOf(amsterdamDate(hours.planned.start))
    const isTheirs = moments.get(moment.uuid)!.assignee !== null
    const found = [
      ...(await pagesOf(facts, pages.organization, [moment.uuid], uuid => `/organisatie/opdrachten/${uuid}`, 'main')),
      ...(isTheirs
        ? await pagesOf(facts, pages.worker, [moment.uuid], uuid => `/werk/planning?week=${week}&dienst=${uuid}`, 'dialog')
        : (await listsOf(facts, pages.worker, ['/werk/reacties'])).wrong),
      ...(await visitsOf(facts, pages.family)),
      ...judgeTold(facts, since),
      ...(await proofOf(facts, organization!, moment.uuid)),
    ]
    wrong.push(...found.map(each => `${stage}: ${each}`))
  }
  must(await planner!.put(`${path}/bonus`, { bonus: 2550 }), 200)
  await read('reacted')
  must(await organization!.put('/care_moment_publication_reactions/select', { reactions: [reaction.body['@id']] }), 200)
  // A notification about a state is awaited before the state changes again.
  await app.mailTo('zorgverlener@demo.example', 'Je bent gekozen')
  await read('chosen')
  const [start, end] = [addHours(String(moment.startDate), 1), addHours(String(moment.endDate), 1)]
  must(await planner!.patch(`${path}/update`, { startDate: start, endDate: end }), 200)
  must(await worker!.put(`${path}/confirm_change`), 200)
  await read('moved')
  moveClock(addHours(end, 2))
  const [drive] = [{ kind: 'kilometres', quantity: 12.5, amount: 23, description: '' }]
  const hours = { startDate: start, endDate: addHours(end, 0.5), breakMinutes: 0, expenses: [drive], reason: 'Het liep uit.' }
  must(await worker!.put(`${path}/submit`, hours), 200)
  await read('handed in')
  must(await organization!.put(`${path}/submit`, { ...hours, breakMinutes: 15, reason: 'Er was een pauze.' }), 200)
  await read('proposed')
  must(await worker!.patch(`${path}/approve`), 200)
  await read('approved')
  // The week after, when its invoice is made.
  moveClock(addHours(end, 8 * 24))
  await app.runJob('invoices')
  await read('invoiced')
  await expect.poll(async () => (await told(facts)).filter(({ about }) => about[0] === moment.uuid).length).toBeGreaterThan(4)
  await read('told of all')
  expect(wrong).toEqual([])
})
