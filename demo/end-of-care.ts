// The clients' manager at the back office, and one client who is out of care.
import type { Database } from '../api/platform/database/database.ts'
import { type CastLocation, iri, keysOf, known } from './cast.ts'
import { inventedPhone } from './numbers.ts'
import type { Call, Person } from './play.ts'

/** Makes the planner the manager of every client, and takes an extra client out of care on this day (YYYY-MM-DD). */
export const endTheCareOfOne = async (db: Database, call: Call, [location]: CastLocation[], planner: Person, date: string) => {
  await db.updateTable('client').set({ client_manager_uuid: planner.uuid }).execute()
  const { uuid, user } = known(location, 'location')
  const address = { street: 'Oudwijk', houseNumber: '27', postcode: '3581 TG', city: 'Utrecht' }
  const form = {
    ...{ firstName: 'Gerrit', lastName: 'Veldhuis', gender: 'male', birthDate: '1934-11-02' },
    responsibleLocation: iri('organization_locations', uuid),
    contact: { phone: inventedPhone(95), address },
  }
  const client = await call(user, 'POST', '/organization_locations/clients', form)
  const clientManager = iri('back_office_employees', planner.uuid)
  await call(planner, 'PUT', `/clients/${client.uuid}`, { ...form, clientManager })
  const reasons = await keysOf(db, 'client_end_reason')
  const reason = iri('client_end_reasons', known(reasons.get('nursing_home'), 'nursing_home'))
  const comment = 'Verhuisd naar een verpleeghuis dicht bij zijn dochter.'
  await call(user, 'PUT', `/clients/${client.uuid}/inactive`, { date, reason, comment })
}
