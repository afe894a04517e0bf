// A series of mornings with one client, and periods: one in progress, one on offer, one that was shortened.
import type { Database } from '../api/platform/database/database.ts'
import { addDays, amsterdamDate, toInstant } from '../rules/time/amsterdam.ts'
import { recurrenceDates } from '../rules/time/recurrence.ts'
import { iri, known } from './cast.ts'
import { chanceOf } from './chance.ts'
import { bodyOf, type Offer, type Plan } from './moments.ts'
import type { Call, Timeline } from './play.ts'
import type { Story, Tale } from './story.ts'
import { work } from './worked.ts'

export interface Means {
  database: Database
  timeline: Timeline
  call: Call
}

/**
 * Mondays, Wednesdays and Fridays at Truus Jansen's. The first ones were assigned together and the rest is still open. It now
 * begins a quarter of an hour earlier, and was extended by two weeks.
 */
export const tellOfSeries = (story: Story, { database, timeline, call }: Means): void => {
  const { calendar, cast, acts } = story
  const kees = cast.worker('Brouwer')
  const plan = story.planOf({
    ...{ title: 'Hulp bij opstaan en aankleden', location: 'oost', client: 'Truus Jansen', part: 'morning', day: -10 },
    forms: ['freelance', 'temp_work'],
  })
  const rule = { weekdays: [1, 3, 5], everyWeeks: 1, until: addDays(calendar.today, 24) }
  const offers = recurrenceDates({ ...rule, from: amsterdamDate(plan.startDate) }).map((date): Tale => {
    const window = { startDate: toInstant(date, '07:15'), endDate: toInstant(date, '11:15') }
    const day = Temporal.PlainDate.from(calendar.today).until(date).days
    return { ...plan, ...window, day, part: 'morning', reactions: new Map() }
  })
  let made = ''
  timeline.at(calendar.at(-14, '09:10'), async () => {
    const series = await call(plan.location.user, 'POST', '/recurring_care_moments_by_organization', {
      ...bodyOf(cast, plan),
      ...rule,
    })
    made = `/recurring_care_moments/${series.uuid}`
    const rows = await database
      .selectFrom('care_moment as m')
      .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
      .select(['m.uuid', 'm.start_date', 'p.uuid as publication'])
      .where('m.recurring_care_moment_uuid', '=', series.uuid)
      .execute()
    for (const { uuid, start_date, publication } of rows) {
      const offer = known(
        offers.find(({ startDate }) => startDate === start_date),
        start_date,
      )
      offer.made = { '@id': iri('care_moments', uuid), uuid, publication: iri('care_moment_publications', publication) }
    }
  })
  const change = (day: number, time: string, method: 'PATCH' | 'PUT', action: string, body: Record<string, unknown>) =>
    timeline.at(calendar.at(day, time), () => call(plan.location.user, method, `${made}/${action}`, body))
  change(-2, '11:20', 'PATCH', 'update', { from: addDays(calendar.today, 10), startTime: '07:00', endTime: '11:00' })
  change(-1, '15:05', 'PUT', 'until', { until: addDays(calendar.today, 38) })
  for (const offer of offers) story.react(offer, kees, -13)
  const first = offers.filter(({ day }) => day <= 7)
  timeline.at(calendar.at(-12, '10:15'), () => {
    const reactions = first.map(({ reactions: of }) => iri('care_moment_publication_reactions', of.get(kees.uuid)!))
    return call(plan.location.user, 'PUT', '/care_moment_publication_reactions/select', { reactions })
  })
  for (const offer of first) {
    const { day, part } = offer
    work({ acts, calendar }, offer, kees, { day, part, chance: chanceOf(`series ${day}`) })
  }
}

/** Periods with their shifts: a shift created in an assigned period goes to its worker at once. */
export const tellOfPeriods = (story: Story): void => {
  const { acts, calendar, casting } = story
  const running = periodOf(
    story,
    { location: 'beukenrode', title: 'Vroege dienst kleinschalig wonen', from: -10, until: 33 },
    'Nowak',
  )
  running.choose()
  for (const day of [-8, -4, 1, 3, 6, 9]) {
    const shift = acts.offer(shiftIn(story, running.period, day), calendar.at(-9, '09:10'))
    casting.book(running.worker, shift)
    work(story, shift, running.worker, { day, part: 'early', chance: chanceOf(`period ${day}`) })
  }
  periodOf(story, { location: 'amersfoort', title: 'Persoonlijk begeleider', from: 12, until: 75 }, 'Mulder')
  const shortened = periodOf(story, { location: 'singel', title: 'Dienst helpende plus', from: -6, until: 35 }, 'Chen')
  acts.offer(shiftIn(story, shortened.period, 15), calendar.at(-19, '09:10'))
  shortened.choose()
  const dropped = acts.offer(shiftIn(story, shortened.period, 18), calendar.at(-9, '09:10'))
  casting.book(shortened.worker, dropped)
  const end = { endDate: calendar.at(12, '23:00'), description: 'De groep verhuist eerder dan gedacht. Daarom stopt de periode.' }
  acts.period(shortened.period, shortened.period.location.user, calendar.at(-1, '11:25'), end)
}

interface Span {
  location: string
  title: string
  from: number
  until: number
}
const periodOf = (story: Story, { location, title, from, until }: Span, name: string) => {
  const { acts, calendar, cast } = story
  const worker = cast.worker(name)
  const scene = story.planOf({ location, title, day: from, part: 'early' })
  const window = { startDate: calendar.at(from, '07:00'), endDate: calendar.at(until, '23:00'), breakMinutes: 0 }
  const madeOn = Math.min(from, 0) - 14
  const plan = { ...scene, ...window, title: `Vaste inzet: ${title}`, period: { hoursPerWeek: 24 } }
  const period = acts.offer(plan, calendar.at(madeOn, '11:25'))
  acts.react(period, worker, calendar.at(madeOn + 1, '20:30'), 'Ik zoek een vaste plek voor een paar maanden.')
  return { period, worker, choose: () => acts.select(period, worker, calendar.at(madeOn + 2, '15:40')) }
}
const shiftIn = ({ calendar }: Story, period: Offer, day: number): Plan => {
  const { location, kind } = period
  return { ...calendar.shift(day, 'early'), location, kind, contractTypes: [], within: period }
}
