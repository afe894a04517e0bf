import { afterEach, expect, test, vi } from 'vitest'
import { cronItem, nextTime } from './schedule.ts'

const mondays = { cron: '0 4,5 * * 1', atHour: 6 }
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['a Monday in summer, at six in Amsterdam', mondays, '2026-10-18T12:00:00Z', '2026-10-19T04:00:00.000Z'],
  ['a Monday in winter, the day after the clock was set back', mondays, '2026-10-25T12:00:00Z', '2026-10-26T05:00:00.000Z'],
  ['a week later, once it is that time', mondays, '2026-10-26T05:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['the next minute', { cron: '* * * * *' }, '2026-12-31T23:59:30Z', '2027-01-01T00:00:00.000Z'],
])('a job is due next: %s', (_when, job, after, expected) => {
  expect(nextTime(job, new Date(after)).toISOString()).toBe(expected)
})

test.each([
  ['2026-10-19', 4],
  ['2026-10-26', 5],
])(
  'of the two hours that may be six in Amsterdam on %s the queue runs the job at %i alone, however late that is',
  (day, right) => {
    vi.useFakeTimers({ now: new Date(`${day}T16:00:00Z`) })
    const { match } = cronItem('invoices', mondays)
    const date = Number(day.slice(8))
    const hours = [4, 5].filter(hour => match({ min: 0, hour, date, month: 10, dow: 1 }))
    expect(hours).toEqual([right])
  },
)

test('what comes around within the hour is not made up for, what does not is, a week back', () => {
  const days = (job: Parameters<typeof cronItem>[1]) => cronItem('job', job).options.backfillPeriod / 86_400_000
  expect([{ cron: '*/5 * * * *' }, { cron: '15 * * * *' }, { cron: '40 2 * * *' }, mondays].map(days)).toEqual([0, 8, 8, 8])
})
