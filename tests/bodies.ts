// A well-formed body for every operation that changes something, about one side or the other.
import { addDays } from '../rules/amsterdam.ts'
import type { Side } from './rows.ts'
import { sideOf } from './rows.ts'
import { today, uuidOf, type World } from './world.ts'

let days = 0
/** The body of an operation by its id; undefined for one that takes none. */
export const bodyFor = (id: string, world: World, side: Side = 'own'): unknown => {
  const { location, client, worker } = sideOf(world, side)
  const careWorker = `/v1/care_workers/${worker}`
  days += 1
  const date = addDays('2027-01-01', days)
  const window = { startDate: `${date}T08:00:00Z`, endDate: `${date}T16:00:00Z`, breakMinutes: 30 }
  const moment = { ...window, title: 'Vroege dienst', expertiseLevel: world.level, location, client, hourlyRate: 4500 }
  const hours = { ...window, startDate: today, endDate: `${today.slice(0, 10)}T09:00:00Z`, reason: 'Kortere pauze' }
  const contact = { phone: null, address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' } }
  const bodies: Record<string, unknown> = {
    'analytics.track': { name: 'Page view', context: { title: 'Planning', pathname: '/werk', pwa: false } },
    'secondFactors.verify': { code: '123456' },
    'careMoments.createByOrganization': moment,
    'careMoments.createByBackoffice': moment,
    'careMoments.createRecurring': { ...moment, weekdays: [1, 2, 3, 4, 5, 6, 7], until: date },
    'careMoments.assign': { careWorker: `/v1/care_workers/${world.people.thirdWorker.uuid}` },
    'careMoments.cancelAssignment': { cancelAssignmentReason: world.cancelAssignmentReason },
    'careMoments.cancel': { cancelReason: world.cancelReason },
    'careMoments.period': { endDate: '2027-12-31T16:00:00Z' },
    'careMoments.update': { title: 'Late dienst' },
    'careMoments.updateLocation': { location },
    'careMoments.bonus': { bonus: 500 },
    'careWorkers.createAvailability': { careWorker, available: true, startDate: window.startDate, endDate: window.endDate },
    'clients.createByOrganization': { firstName: 'Annie', lastName: 'Bos', responsibleLocation: location, contact },
    'clients.createReport': { client, text: 'Rustige nacht.' },
    'hours.submit': hours,
    'hours.notWorked': { reason: 'Ging niet door' },
    'hours.rejectProposal': { reason: 'Klopt niet' },
    'hours.disapprove': { reason: 'Klopt niet' },
    'searches.create': { name: 'Dichtbij', query: 'distance=10' },
    'templates.create': {
      title: 'Vroege dienst',
      organizationLocation: location,
      startTime: '07:00',
      endTime: '15:00',
      expertiseLevel: world.level,
    },
    'organizations.createRate': {
      organizationLocation: location,
      expertiseLevel: world.level,
      contractType: 'freelance',
      hourlyRate: 4600,
      validFrom: date,
    },
    'organizations.createFavorite': { careWorker },
  }
  return bodies[id]
}
export const clientOf = (world: World, side: Side): string => uuidOf(sideOf(world, side).client)
