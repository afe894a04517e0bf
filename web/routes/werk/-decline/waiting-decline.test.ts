import { expect, test } from 'vitest'
import type { Entry } from '#client/outbox/entry.ts'
import { waitingDecline } from './waiting-decline.ts'

const series = '/v1/recurring_care_moments_by_organization/r'
const assignment = (name: string, recurringCareMoment?: string, decline?: string) => ({
  '@id': `/v1/care_moment_publications/${name}`,
  careMoment: { recurringCareMoment },
  myDecline: decline === undefined ? null : { uuid: decline },
})
const [one, other, alone] = [assignment('one', series), assignment('other', series), assignment('alone')]
const hidden = assignment('hidden', series, 'd')
const entry = (of: { '@id': string }, call: string, args: Entry['args']) => ({ about: of['@id'], call, args })
const no = (wholeSeries: boolean) => entry(one, 'POST /declined_publications', { body: { wholeSeries } })
const yes = entry(one, 'DELETE /declined_publications/{uuid}', { uuid: 'd' })
const reaction = entry(one, 'POST /care_moment_publication_reactions', { body: {} })

test.each([
  ['said of itself', one, no(false), true],
  ['said of another date', other, no(false), false],
  ['said of its whole series', other, no(true), true],
  ['said of a series that it is not of', alone, no(true), false],
  ['taking back the one that hides it, at another date', hidden, yes, true],
  ['taking back, of what is not hidden', other, yes, false],
  ['a reaction', one, reaction, false],
] as const)('%s', (_, of, waits, isIts) => {
  expect(waitingDecline(of, [waits], [one, other, alone, hidden]) !== undefined).toBe(isIts)
})
