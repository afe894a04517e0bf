// Shifts that did not go as planned: every possible status of a moment occurs somewhere in the demo world.

import type { ContractType } from '../rules/documents/required-documents.ts'
import { addHours } from '../rules/time/amsterdam.ts'
import { anHourLess } from './hours.ts'
import type { Scene, Story } from './story.ts'

const ward = { title: 'Vroege dienst kleinschalig wonen', location: 'singel', part: 'early' } satisfies Partial<Scene>
const route = { title: 'Ochtendroute thuiszorg', location: 'oost', part: 'early' } satisfies Partial<Scene>

/** Hours that were refused or disputed, and shifts that were not worked. */
export const tellOfHours = (story: Story): void => {
  const { acts, calendar, cast } = story
  const [fatima, shanaya, lotte] = [cast.worker('Bouzian'), cast.worker('Ramdin'), cast.worker('van Dijk')]
  const refused = story.chosen({ ...ward, day: -6 }, lotte, -13)
  story.submit(refused, lotte)
  const reason = 'De dienst is geruild met een collega. Klopt de datum?'
  acts.disapprove(refused, refused.location.user, calendar.at(-4, '10:45'), { reason })
  const absent = story.chosen({ ...route, day: -2 }, fatima, -9)
  acts.notWorked(absent, fatima, calendar.at(-2, '19:45'), { reason: 'Ik was ziek en heb dat om 06:00 gebeld.' })
  const doubted = story.chosen({ ...ward, day: -3 }, cast.worker('Yilmaz'), -10)
  const nobody = { reason: 'Volgens het rooster is deze dienst niet gewerkt.' }
  acts.notWorked(doubted, doubted.location.user, calendar.at(-2, '10:45'), nobody)
  const disputed = story.chosen({ ...route, day: -7 }, shanaya, -14)
  const hours = story.submit(disputed, shanaya)
  acts.submit(disputed, disputed.location.user, calendar.at(-6, '10:45'), anHourLess(hours))
  const answer = { reason: 'Ik ben op verzoek van de teamleider gebleven.' }
  acts.rejectProposal(disputed, shanaya, calendar.at(-5, '19:45'), answer)
}

/** Work that is offered in other ways, cancelled, or still without a worker. */
export const tellOfOffers = (story: Story): void => {
  const { acts, calendar, cast, casting } = story
  const forms: ContractType[] = ['freelance', 'temp_work']
  const sunita = cast.worker('Jagesar')
  story.told({ ...ward, day: 14, forms: [] }, -3)
  story.told({ ...route, day: 17, forms: [] }, -2)
  story.told({ ...route, day: 10, audience: 'favorites' }, -4)
  const guided = { title: 'Begeleiding bij dementie thuis', location: 'oost', client: 'Truus Jansen', part: 'day' } as const
  story.told({ ...guided, day: 12, forms, audience: 'care_team' }, -4)
  const dropped = story.told({ ...ward, day: 3 }, -8)
  acts.cancel(dropped, cast.planner, calendar.at(-1, '11:25'), 'onvoldoende_reacties')
  story.told({ title: 'Verpleegkundige dienst somatiek', location: 'beukenrode', day: -2, part: 'late' }, -9)
  const moved = story.chosen({ title: 'Avondroute thuiszorg', location: 'soest', day: 5, part: 'evening' }, sunita, -6)
  const later = { startDate: addHours(moved.startDate, 1), endDate: addHours(moved.endDate, 1) }
  acts.update(moved, moved.location.user, calendar.at(-1, '13:40'), { ...later, breakMinutes: 0 })
  const named = story.told({ title: 'Avondroute thuiszorg', location: 'oost', day: 13, part: 'evening', forms: [] }, -2)
  const asked = ['Bouzian', 'zorgverlener@demo.example', 'Ramdin'].map(name => cast.worker(name))
  for (const worker of asked) casting.book(worker, named)
  acts.ask(named, asked, calendar.at(-1, '16:05'), calendar.at(-1, '17:20'))
}

/** Today's work, whatever the time: a shift in progress, and two that nobody has taken yet. */
export const tellOfToday = (story: Story): void => {
  const { acts, calendar, cast, casting } = story
  const hour = `${calendar.now.slice(0, 13)}:00:00+00:00`
  const plan = (scene: Omit<Scene, 'day' | 'part'>, hours: number) => ({
    ...story.planOf({ ...scene, day: 0, part: 'early' }),
    ...{ startDate: addHours(hour, hours), endDate: addHours(hour, hours + 8) },
  })
  for (const [name, location] of [
    ['Asante', 'singel'],
    ['Postma', 'oost'],
  ] as const) {
    const worker = cast.worker(name)
    const title = location === 'singel' ? 'Dienst helpende plus' : 'Wijkverpleegkundige achterwacht'
    const runs = acts.offer(plan({ title, location, forms: [] }, -3), calendar.at(-5, '09:10'))
    casting.book(worker, runs)
    acts.assign(runs, cast.planner, worker, calendar.at(-4, '10:15'))
  }
  for (const [location, hours] of [
    ['singel', 9],
    ['beukenrode', 16],
  ] as const) {
    const urgent = acts.offer(plan({ title: 'Helpende op de woongroep', location }, hours), calendar.at(-3, '09:10'))
    acts.bonus(urgent, cast.planner, calendar.at(-1, '16:20'), { bonus: 5000 })
  }
}
