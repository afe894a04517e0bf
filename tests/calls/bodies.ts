// A well-formed body for every operation that changes something, on our own side or the other.
import { addDays } from '../../rules/time/amsterdam.ts'
import type { Side } from '../worlds/rows.ts'
import { sideOf } from '../worlds/rows.ts'
import { today, uuidOf, type World } from '../worlds/world.ts'
import { seriesBodies } from './series-calls.ts'

const reasons: Record<string, unknown> = {
  'calls.no': { remark: 'Heeft al werk.' },
  'calls.callBack': { callBackAt: `${addDays(today.slice(0, 10), 1)}T08:00:00+00:00`, remark: 'In de les.' },
  'calls.yes': { remark: 'Vanaf half vijf.' },
  'clientCare.activateRequest': {},
  'clientCare.closeRequest': { reason: 'Niet meer nodig' },
  'clientCare.pauseRequest': {},
  'clients.close': { reason: 'Verhuisd' },
  'clients.setActive': {},
  'careWorkers.lose': { reason: 'Wil niet meer' },
  'documents.reject': { reason: 'Niet leesbaar' },
  'hours.approve': { reason: 'Volgens de aftekenlijst' },
  'hours.notWorked': { reason: 'Ging niet door' },
  'hours.rejectProposal': { reason: 'Klopt niet' },
  'hours.disapprove': { reason: 'Klopt niet' },
  'payouts.reverse': { reason: 'Een nul te veel' },
  'payouts.paidOut': { bookedOn: '2026-10-01' },
  'signOn.confirm': { version: 1 },
  'users.deactivate': { reason: 'Werkt hier niet meer' },
  'payouts.withdrawFile': { reason: 'De bank nam het niet aan' },
}
// Days in use per world, so that a test file does not depend on the files that ran before it.
const daysIn = new WeakMap<World, number>()
/** The body of an operation by its id; undefined for an operation without one. */
export const bodyFor = (id: string, world: World, side: Side = 'own'): unknown => {
  const { location, client, worker } = sideOf(world, side)
  const careWorker = `/v1/care_workers/${worker}`
  const tempWorker = `/v1/care_workers/${world.people.tempWorker.uuid}`
  const days = (daysIn.get(world) ?? 0) + 1
  daysIn.set(world, days)
  const date = addDays('2027-01-01', days)
  const window = { startDate: `${date}T08:00:00Z`, endDate: `${date}T16:00:00Z`, breakMinutes: 30 }
  const moment = { ...window, title: 'Vroege dienst', expertiseLevel: world.level, location, client, hourlyRate: 4500 }
  const hours = { ...window, startDate: today, endDate: `${today.slice(0, 10)}T09:00:00Z`, reason: 'Kortere pauze' }
  const contact = { phone: null, address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' } }
  const clock = { title: 'Vroege dienst', startTime: '07:00', endTime: '15:00' }
  const template = { ...clock, organizationLocation: location, expertiseLevel: world.level }
  const bodies: Record<string, unknown> = {
    'analytics.track': { name: 'Page view', context: { title: 'Planning', pathname: '/werk', pwa: false } },
    'careMoments.createByOrganization': moment,
    'careMoments.createByBackoffice': moment,
    'series.createRecurring': { ...moment, weekdays: [1, 2, 3, 4, 5, 6, 7], until: date },
    ...seriesBodies(world),
    'careMoments.assign': { careWorker: `/v1/care_workers/${world.people.thirdWorker.uuid}` },
    'careMoments.cancelAssignment': { cancelAssignmentReason: world.cancelAssignmentReason },
    'careMoments.cancel': { cancelReason: world.cancelReason },
    'careMoments.period': { endDate: '2027-12-31T16:00:00Z' },
    'careMoments.update': { title: 'Late dienst' },
    'careMoments.updateLocation': { location },
    'careMoments.bonus': { bonus: 500 },
    'publications.widening': { widening: [] },
    'publications.forms': { publishedForContractTypes: ['freelance', 'temp_work'] },
    'careWorkers.createAvailability': { careWorker, available: true, startDate: window.startDate, endDate: window.endDate },
    'careTeams.create': { client, careWorker: tempWorker },
    'careTeams.exclude': { client, careWorker: tempWorker },
    'clients.update': { firstName: 'Truus', lastName: 'Bos', responsibleLocation: location, contact },
    'clients.setInactive': { date: today.slice(0, 10), reason: world.endReason },
    'clients.createByOrganization': { firstName: 'Annie', lastName: 'Bos', responsibleLocation: location, contact },
    'clientCare.changeHome': { hasPets: true, lift: 'do_not_know_yet', accessType: 'key_box', accessNotes: 'Links van de deur.' },
    'clientCare.createRelation': { client, firstName: 'Kees', lastName: 'de Wit', kind: 'partner' },
    'clientCare.changeRelation': { firstName: 'Kees', lastName: 'de Wit', kind: 'partner', phone: '0612345678' },
    'clientCare.changePlanProblem': { modifier: 'actual', goal: 'Blijft zelf lopen.' },
    'clientCare.createMedication': { client, name: 'Metoprolol', dose: '50 mg', from: date },
    'clientCare.changeMedication': { name: 'Metoprolol', dose: '100 mg', from: date },
    'clientCare.createReport': { client, text: 'Rustige nacht.' },
    'clientCare.changeReport': { text: 'Onrustige nacht.' },
    'clientCare.readReports': { until: today },
    'hours.submit': hours,
    'searches.create': { name: 'Dichtbij', query: 'distance=10' },
    'searches.createView': { screen: '/organisatie/opdrachten', name: 'Nachten', query: 'status=open' },
    'searches.changeView': { name: 'Nachtdiensten', query: 'status=open' },
    'templates.create': template,
    'templates.change': { ...template, title: 'Late dienst' },
    'organizations.createRate': {
      organizationLocation: location,
      expertiseLevel: world.level,
      contractType: 'freelance',
      hourlyRate: 4600,
      validFrom: date,
    },
    'favorites.create': { careWorker },
  }
  return bodies[id] ?? reasons[id]
}
export const clientOf = (world: World, side: Side): string => uuidOf(sideOf(world, side).client)
