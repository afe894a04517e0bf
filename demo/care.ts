// The care of the clients: home, relations and care request for all; for some a plan with scores and a medication list.
import type { Database } from '../api/platform/database/database.ts'
import { addDays } from '../rules/time/amsterdam.ts'
import type { Calendar } from './calendar.ts'
import { type Cast, type CastClient, type CastLocation, iri, keysOf, known } from './cast.ts'
import { type DemoProblem, homes, medications, planned, plans, relations, requests } from './data/care.ts'
import { clients } from './data/clients.ts'
import { inventedPhone } from './numbers.ts'
import type { Call, Timeline } from './play.ts'

const turn = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Each is created by the user of the client's location, before the everyday work begins. */
export const planCare = async (cast: Cast, calendar: Calendar, timeline: Timeline, call: Call, db: Database): Promise<void> => {
  const keys = {
    pets: await keysOf(db, 'pet'),
    households: await keysOf(db, 'household'),
    housing_types: await keysOf(db, 'housing_type'),
    care_types: await keysOf(db, 'care_type'),
    service_types: cast.serviceTypes,
    omaha_system_domain_problems: cast.problems,
  }
  const refer = (path: keyof typeof keys, key: string) => iri(path, known(keys[path].get(key), key))
  const since = addDays(calendar.today, -39)
  const homeOf = (n: number, { kind }: CastLocation) => {
    const { housingType, household, ...home } = turn(homes[kind], n)
    const { pets = false, smoking = null } = clients[n]!
    const chosen = { housingType: refer('housing_types', housingType), household: refer('households', household) }
    return { ...home, ...chosen, hasPets: pets, pets: [refer('pets', pets ? turn(['kat', 'hond'], n) : 'geen')], smoking }
  }
  // The last client's care has been requested, and not agreed yet.
  const requestOf = (n: number, { kind }: CastLocation) => {
    const { serviceType, careType, ...request } = requests[kind]
    const chosen = { serviceType: refer('service_types', serviceType), careType: refer('care_types', careType) }
    return { ...request, ...chosen, status: n === clients.length - 1 ? 'new' : 'active', wantedFrom: since }
  }
  const planOf = (client: string, { user }: CastLocation, { key, goal, target, intervention, course }: DemoProblem) => {
    const targets = { targetKnowledge: target, targetBehaviour: target, targetStatus: target }
    const problem = { client, problem: refer('omaha_system_domain_problems', key), modifier: 'actual', goal, ...targets }
    const made = { carePlanProblem: '' }
    timeline.at(calendar.at(-39, '11:00'), async () => {
      made.carePlanProblem = (await call(user, 'POST', '/care_plan_problems', { ...problem, interventions: [intervention] }))[
        '@id'
      ]
    })
    for (const [week, [knowledge, behaviour, status]] of course.entries()) {
      const day = -35 + week * 14
      const scored = { knowledge, behaviour, status, scoredOn: addDays(calendar.today, day) }
      timeline.at(calendar.at(day, '11:30'), () => call(user, 'POST', '/care_plan_scores', { ...made, ...scored }))
    }
  }
  const tellOf = ({ uuid, location: key }: CastClient, n: number) => {
    const [client, location] = [iri('clients', uuid), cast.location(key)]
    const { user } = location
    timeline.at(calendar.at(-39, '10:00'), async () => {
      await call(user, 'PUT', `/client_homes/${uuid}`, homeOf(n, location))
      for (const [i, relation] of turn(relations, n).entries())
        await call(user, 'POST', '/client_relations', {
          client,
          lastName: clients[n]!.name[1],
          ...relation,
          phone: inventedPhone((n + i * 50) % 100),
        })
      await call(user, 'POST', '/care_requests', { client, ...requestOf(n, location) })
      if (n < planned)
        for (const medication of medications) await call(user, 'POST', '/medications', { client, ...medication, from: since })
    })
    if (n < planned) for (const problem of turn(plans, n)) planOf(client, location, problem)
  }
  for (const [n, client] of cast.clients.entries()) tellOf(client, n)
}
