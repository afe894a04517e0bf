import { expect, it } from 'vitest'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { copiedOf } from './copied.ts'

const shift = (title: string, startDate: string) =>
  ({ title, startDate, timeScope: 'moment', status: 'open', location: { uuid: 'de-singel' } }) as unknown as ListedMoment

it('a night that began on the Sunday before is of the week before: it is not copied along', () => {
  const week = [
    shift('nacht', '2026-11-22T22:00:00Z'),
    shift('vroeg', '2026-11-23T06:00:00Z'),
    shift('laat', '2026-11-29T14:00:00Z'),
  ]
  const copied = copiedOf(week, [], { monday: '2026-11-23', days: 7 })
  expect(copied.map(({ moment, day }) => `${moment.title} ${day}`)).toEqual(['vroeg 2026-11-30', 'laat 2026-12-06'])
})
