import { expect, test } from 'vitest'
import type { Moment } from '#care/moment/care-moment.ts'
import { textLabels } from '#care/order/fields/word-fields.tsx'
import { momentBody, momentValues, type Series, seriesBody, seriesValues } from './moment-values.ts'

const window = { startDate: '2026-12-01T06:00:00+00:00', endDate: '2026-12-01T14:00:00+00:00' }
const moment = { ...window, title: 'Vroege dienst', breakMinutes: 0, location: { '@id': '/1' } } as Moment
const series = { startTime: '07:00', endTime: '15:00', title: 'Vroege dienst', breakMinutes: 0 } as Series

test.each(Object.keys(textLabels))('%s is shown, and sent when it is changed, of a moment and of a series', word => {
  const typed = { [word]: ' Neem handschoenen mee. ' }
  const base = [momentValues(moment), seriesValues(series)] as const
  const sent = { [word]: 'Neem handschoenen mee.', version: 1 }
  expect(momentBody({ ...base[0], ...typed }, base[0], moment, 1)).toEqual(sent)
  expect(seriesBody({ ...base[1], ...typed }, base[1], 1, undefined)).toEqual(sent)
  expect(momentValues({ ...moment, ...typed })).toMatchObject(typed)
  expect(seriesValues({ ...series, ...typed })).toMatchObject(typed)
})
test('a shift in two parts shows when one is free, and what is changed of that is sent with all of its break', () => {
  const parts = { ...moment, endDate: '2026-12-01T20:00:00+00:00', breakMinutes: 300, breakFrom: '11:00' }
  const base = momentValues(parts)
  expect(base).toMatchObject({ inParts: true, freeFrom: '11:00', freeUntil: '16:00' })
  expect(momentBody({ ...base, freeUntil: '17:00' }, base, parts, 1)).toEqual({
    breakMinutes: 360,
    breakFrom: '11:00',
    version: 1,
  })
  expect(momentBody({ ...base, inParts: false }, base, parts, 1)).toEqual({ breakMinutes: 0, breakFrom: null, version: 1 })
})
