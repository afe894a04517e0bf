// The days of the two demo care workers: their past work, their tasks, and the answers they are waiting for.
import type { CastWorker } from './cast.ts'
import { iri } from './cast.ts'
import type { Part } from './data/shifts.ts'
import { anHourLess } from './hours.ts'
import type { Call, Timeline } from './play.ts'
import type { Scene, Story } from './story.ts'

const morningRoute = { title: 'Ochtendroute thuiszorg', part: 'early' as Part }
/** Samira knows this client well: she is on the care team, and comes there most. */
const atTruus = { ...morningRoute, location: 'oost', client: 'Truus Jansen' }
const eveningRoute = { title: 'Avondroute thuiszorg', part: 'evening' as Part }
const earlyShift = { title: 'Vroege dienst kleinschalig wonen', part: 'early' as Part }
const lateShift = { title: 'Late dienst kleinschalig wonen', part: 'late' as Part }

/** Samira, freelance: five weeks of work with invoices, hours to hand in, reactions in every status. */
export const tellOfSamira = (story: Story): void => {
  const { acts, calendar, cast } = story
  const samira = cast.worker('zorgverlener@demo.example')
  const past: [day: number, scene: Omit<Scene, 'day'>][] = [
    ...[-35, -28, -21, -14, -8].map((day): [number, Omit<Scene, 'day'>] => [day, atTruus]),
    ...[-33, -26, -19, -12].map((day): [number, Omit<Scene, 'day'>] => [
      day,
      { ...earlyShift, location: 'beukenrode', bonus: 2500 },
    ]),
    ...[-31, -17, -10].map((day): [number, Omit<Scene, 'day'>] => [day, { ...eveningRoute, location: 'soest' }]),
    [-23, { ...lateShift, location: 'singel', bonus: 1500 }],
    [-4, { ...eveningRoute, location: 'oost' }],
  ]

  for (const [day, scene] of past) story.worked({ ...scene, day }, samira)

  const corrected = story.chosen({ ...lateShift, location: 'singel', day: -5 }, samira, -12)
  const hours = story.submit(corrected, samira)
  acts.submit(corrected, corrected.location.user, calendar.at(-3, '10:45'), anHourLess(hours))
  story.submit(story.chosen({ ...eveningRoute, location: 'maarssen', day: -3 }, samira, -10), samira)
  story.chosen({ ...atTruus, day: -1 }, samira, -8)
  story.chosen({ ...atTruus, day: 1 }, samira, -6)
  story.chosen({ ...lateShift, location: 'singel', day: 2 }, samira, -5)
  story.chosen({ ...earlyShift, location: 'beukenrode', day: 4, bonus: 2500 }, samira, -5)
  story.chosen({ ...eveningRoute, location: 'soest', client: 'Wilhelmina Roelofs', day: 6 }, samira, -4)
  tellOfAnEvening(story)
  tellOfReactions(story, samira)
}

/** Someone else's evening with a client she knows: she can read about it when she comes again. */
const tellOfAnEvening = ({ acts, calendar, cast, chosen }: Story) => {
  const guided = { title: 'Begeleiding bij dementie thuis', location: 'oost', client: 'Truus Jansen', part: 'evening' } as const
  const fatima = cast.worker('Bouzian')
  const evening = chosen({ ...guided, day: -1 }, fatima, -6)
  const text = 'Truus was om 20:15 onrustig en zocht haar man. Samen thee gedronken, daarna rustig naar bed. Niet gevallen.'
  acts.report(evening, fatima, calendar.at(-1, '21:40'), 'omaha-36', text)
}

const tellOfReactions = (story: Story, samira: CastWorker) => {
  const { acts, calendar, cast } = story
  const [fatima, shanaya] = [cast.worker('Bouzian'), cast.worker('Ramdin')]
  for (const [day, location] of [
    [8, 'oost'],
    [9, 'maarssen'],
    [11, 'soest'],
  ] as const) {
    const open = story.told({ ...morningRoute, location, day }, -4)
    story.react(open, samira, -2)
    if (day === 8) story.react(open, shanaya, -3)
  }
  for (const [day, other] of [
    [3, fatima],
    [-2, shanaya],
  ] as const) {
    const lost = story.told({ ...lateShift, location: 'singel', day }, day - 9)
    story.react(lost, samira, day - 8)
    story.react(lost, other, day - 8)
    acts.select(lost, other, calendar.at(day - 6, '15:40'))
    if (day < 0) story.submit(lost, other)
  }
  const rejected = story.told({ ...earlyShift, location: 'beukenrode', day: 12 }, -6)
  story.react(rejected, samira, -5)
  acts.reject(rejected, samira, calendar.at(-4, '08:20'))
  const regretted = story.told({ ...eveningRoute, location: 'maarssen', day: 13 }, -6)
  story.react(regretted, samira, -5)
  acts.withdraw(regretted, samira, calendar.at(-5, '21:00'))
  const givenBack = story.chosen({ ...morningRoute, location: 'oost', day: 15 }, samira, -7)
  acts.cancelAssignment(givenBack, samira, calendar.at(-3, '19:45'), 'prive')
  const called = story.chosen({ ...lateShift, location: 'singel', day: 5 }, samira, -9)
  acts.cancel(called, called.location.user, calendar.at(-2, '17:05'), 'intern_opgelost')
  const takenBack = story.told({ ...earlyShift, location: 'beukenrode', day: 16 }, -6)
  story.react(takenBack, samira, -5)
  acts.withdrawPublication(takenBack, takenBack.location.user, calendar.at(-2, '08:50'))
}

/** Daan, on the payroll of an agency. */
export const tellOfDaan = (story: Story): void => {
  const { cast } = story
  const daan = cast.worker('uitzend@demo.example')
  const forms = ['temp_work' as const]
  const ward = { title: 'Dienst helpende plus', forms }
  for (const day of [-32, -25, -18, -11]) story.worked({ ...ward, location: 'singel', day, part: 'early' }, daan)
  for (const day of [-29, -22, -15]) story.worked({ ...ward, location: 'beukenrode', day, part: 'late', bonus: 1500 }, daan)
  story.submit(story.chosen({ ...ward, location: 'beukenrode', day: -4, part: 'day' }, daan, -10), daan)
  story.chosen({ ...ward, location: 'singel', day: -1, part: 'early' }, daan, -7)
  story.chosen({ ...ward, location: 'singel', day: 2, part: 'early' }, daan, -5)
  story.chosen({ ...ward, location: 'beukenrode', day: 5, part: 'late' }, daan, -5)
  for (const day of [7, 10]) story.react(story.told({ ...ward, location: 'singel', day, part: 'day' }, -5), daan, -3)
  const lost = story.told({ ...ward, location: 'singel', day: 3, part: 'early', forms: ['freelance', 'temp_work'] }, -6)
  const tamara = cast.worker('de Jong')
  story.react(lost, daan, -5)
  story.react(lost, tamara, -5)
  story.acts.select(lost, tamara, story.calendar.at(-3, '15:40'))
}

/** When the two are available and when they are not. */
export const tellOfAvailability = ({ calendar, cast }: Story, timeline: Timeline, call: Call): void => {
  const spans = [
    ['zorgverlener@demo.example', false, calendar.at(18, '00:00'), calendar.at(21, '00:00')],
    ['zorgverlener@demo.example', true, calendar.at(10, '07:00'), calendar.at(10, '17:00')],
    ['zorgverlener@demo.example', true, calendar.at(14, '07:00'), calendar.at(14, '23:00')],
    ['uitzend@demo.example', false, calendar.at(12, '00:00'), calendar.at(13, '00:00')],
  ] as const
  for (const [name, available, startDate, endDate] of spans) {
    const worker = cast.worker(name)
    const body = { careWorker: iri('care_workers', worker.uuid), available, startDate, endDate }
    timeline.at(calendar.at(-3, '21:00'), () => call(worker, 'POST', '/care_worker_availabilities', body))
  }
}
