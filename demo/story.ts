// What a story needs: a moment at a place, on a day, with the people by name.
import type { ContractType } from '../rules/documents/required-documents.ts'
import { type CastWorker, known } from './cast.ts'
import { chanceOf } from './chance.ts'
import { kinds, type Part } from './data/shifts.ts'
import { motivations } from './data/texts.ts'
import type { Setting } from './everyday.ts'
import { hoursOf } from './hours.ts'
import type { Offer, Plan } from './moments.ts'
import { handedInOn } from './worked.ts'

export interface Scene {
  location: string
  title: string
  day: number
  part: Part
  forms?: ContractType[]
  bonus?: number
  client?: string
  audience?: Plan['audience']
}
export type Tale = Offer & { day: number; part: Part }

/** Opens a story in this setting. Named people are booked: the everyday work is planned around them. */
export const openStory = (setting: Setting) => {
  const { acts, calendar, cast, casting } = setting
  const planOf = ({ location, title, day, part, forms = ['freelance'], client, ...more }: Scene): Plan => ({
    ...calendar.shift(day, part),
    ...more,
    location: cast.location(location),
    kind: known(
      kinds.find(kind => kind.title === title),
      title,
    ),
    contractTypes: forms,
    ...(client && {
      client: known(
        cast.clients.find(({ name }) => name === client),
        client,
      ).uuid,
    }),
  })
  const told = (scene: Scene, madeOn: number): Tale => {
    const offer = acts.offer(planOf(scene), calendar.at(madeOn, '09:10'))
    return Object.assign(offer, { day: scene.day, part: scene.part })
  }
  const react = (offer: Offer, worker: CastWorker, day: number) => {
    casting.book(worker, offer)
    acts.react(offer, worker, calendar.at(day, '12:20'), chanceOf(`${worker.username} ${day}`).pick(motivations))
  }
  const chosen = (scene: Scene, worker: CastWorker, madeOn: number): Tale => {
    const offer = told(scene, madeOn)
    react(offer, worker, madeOn + 1)
    acts.select(offer, worker, calendar.at(madeOn + 2, '10:15'))
    return offer
  }
  const submit = (offer: Tale, worker: CastWorker) => {
    const hours = hoursOf(offer, offer.location, worker, chanceOf(`hours ${worker.username} ${offer.day}`))
    const [day, time] = handedInOn(offer)
    acts.submit(offer, worker, calendar.at(day, time), hours)
    return hours
  }
  const worked = (scene: Scene, worker: CastWorker) => {
    const offer = chosen(scene, worker, scene.day - 6)
    submit(offer, worker)
    acts.approve(offer, offer.location.user, calendar.at(scene.day + 2, '16:20'))
  }
  return { ...setting, planOf, told, react, chosen, submit, worked }
}
export type Story = ReturnType<typeof openStory>
