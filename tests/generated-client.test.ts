// The main task with a client generated from our OpenAPI document, without casts or guesses. An organization publishes work, a care
// worker reacts, is chosen and hands in hours; these are approved and invoiced.

import createClient from 'openapi-fetch'
import { afterAll, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { moveClock } from '../api/platform/clock.ts'
import { addDays, addHours, amsterdamDate, toInstant } from '../rules/time/amsterdam.ts'
import type { paths } from './job-types.gen.ts'
import { openTestApi } from './servers/api.ts'
import { password, today } from './worlds/world.ts'

const api = await openTestApi()
afterAll(() => api.close())
const { people } = api.world
const baseUrl = `${await api.server.app.listen({ port: 0, host: '127.0.0.1' })}/v1`

type Answer<T> = { data?: T; error?: unknown; response: Response }
const dataOf = async <T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> => {
  const { data, error, response } = await asked
  if (data === undefined || data === null) throw new Error(`${response.status}: ${JSON.stringify(error)}`)
  return data
}
const plain = createClient<paths, 'application/json'>({ baseUrl })
const clientOf = async (username: string) => {
  const { token } = await dataOf(plain.POST('/login/check', { body: { username, password } }))
  return createClient<paths, 'application/ld+json'>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
}

test('from publishing to the lines of the invoice', async () => {
  const organization = await clientOf(people.organization.username)
  const careWorker = await clientOf(people.careWorker.username)

  const locations = await dataOf(organization.GET('/organization_locations'))
  const levels = await dataOf(organization.GET('/expertise_levels'))
  const level = levels.member.find(each => each['@id'] === api.world.level)
  const location = locations.member.find(each => each['@id'] === api.world.east)
  const day = addDays(amsterdamDate(today), 3)
  const [startDate, endDate] = [toInstant(day, '07:00'), toInstant(day, '15:00')]
  const body = {
    title: 'Vroege dienst',
    startDate,
    endDate,
    breakMinutes: 30,
    expertiseLevel: level?.['@id'] ?? '',
    location: location?.['@id'] ?? '',
    publishedForContractTypes: ['freelance' as const],
  }
  const key = { params: { header: { 'Idempotency-Key': 'vroege-dienst-1' } } }
  const moment = await dataOf(organization.POST('/care_moments_by_organization', { body, ...key }))
  expect(await dataOf(organization.POST('/care_moments_by_organization', { body, ...key }))).toEqual(moment)
  expect([moment.status, moment.title, moment.allowedActions.includes('cancel')]).toEqual(['open', 'Vroege dienst', true])

  const mine = {
    careWorkerUuid: people.careWorker.uuid,
    'careMoment.uuid': moment.uuid,
    'careMoment.timeScope': 'moment' as const,
  }
  const offers = await dataOf(careWorker.GET('/care_moment_publications', { params: { query: mine } }))
  const [offer] = offers.member
  expect([offers.totalItems, offer?.careMoment.title, offer?.careMoment.location.city]).toEqual([1, moment.title, location?.city])
  const reacting = { careMomentPublication: offer?.['@id'] ?? '', agreed: true as const, motivation: 'Ik ken de afdeling.' }
  const reaction = await dataOf(careWorker.POST('/care_moment_publication_reactions', { body: reacting }))
  expect(reaction.status).toBe('open')
  await dataOf(organization.PUT('/care_moment_publication_reactions/select', { body: { reactions: [reaction['@id']] } }))

  moveClock(addHours(endDate, 1))
  const path = { uuid: moment.uuid }
  const hours = { startDate, endDate, breakMinutes: 30 }
  const submitted = await dataOf(careWorker.PUT('/care_moments/{uuid}/submit', { params: { path }, body: hours }))
  expect(submitted.status).toBe('awaiting_approval')
  const { version } = submitted
  const approved = await dataOf(
    organization.PATCH('/care_moments/{uuid}/approve', { params: { path }, body: version === undefined ? {} : { version } }),
  )
  expect(approved.status).toBe('approved')

  await jobs.invoices!.run(api.db, '2026-10-26T05:00:00+00:00', queriesOf)
  const care_worker_id = people.careWorker.uuid
  const invoices = await dataOf(
    careWorker.GET('/care_workers/{care_worker_id}/invoices', { params: { path: { care_worker_id } } }),
  )
  const uuid = invoices.member[0]?.uuid ?? ''
  const invoice = await dataOf(careWorker.GET('/care_moment_invoices/{uuid}', { params: { path: { uuid } } }))
  expect(invoice.lines.map(({ careMoment, quantity, amount }) => [careMoment, quantity, amount])).toEqual([
    [moment['@id'], 7.5, 33_750],
  ])
})
