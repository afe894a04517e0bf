// A notification about one shift opens that shift: from the screen, the bell and a push message, in one tap.

import { afterAll, expect, test } from 'vitest'
import { careMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { queriesOf } from '../concepts.ts'
import { mailTemplates as hoursTemplates } from '../hours/mail-templates.ts'
import { mails as hoursMails } from '../hours/mails.ts'
import { now } from '../platform/clock.ts'
import type { Mails, MakeMails, StoredEvent } from '../platform/concept.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { db, world } = api
afterAll(() => api.close())
const { uuid: worker, username } = world.people.careWorker

const all = { ...mailTemplates, ...hoursTemplates }
const elsewhere: Record<string, string> = {
  assignment_canceled: '/werk/reacties',
  hours_approved_to_worker: '/werk/facturatie',
}
const withWorker = careMomentStatus.filter(status => !['open', 'assignment_expired', 'withdrawn'].includes(status))
// Several shifts in one mail lead to the week of the first.
const toWorkers = Object.entries(all).flatMap(([name, { to }]) =>
  to === 'ROLE_CARE_WORKER' && name !== 'care_moments_assigned' ? name : [],
)

test('every mail to a worker about one shift leads to that shift, or to what it says it leads to', async () => {
  const shift = await api.assignedMoment()
  const uuid = String(shift.uuid)
  must(await api.as.planner.put(`${shift['@id']}/bonus`, { bonus: 5000 }), 200)
  const additions = db.selectFrom('assignment_agreement').select('uuid').where('sequence', '=', 1)
  const { uuid: addition } = await additions.executeTakeFirstOrThrow()
  const update = (set: object) => db.updateTable('care_moment').set(set).where('uuid', '=', uuid).execute()
  const data = { careWorker: worker, moved: true }
  const led = new Map<string, string | undefined>()
  const hear = async (name: string, make: MakeMails) => {
    const subjectUuid = name === 'assignment_agreement_made' ? addition : uuid
    const event = { uuid, name, subjectUuid, actorUuid: null, reason: null, data, at: now() } as StoredEvent
    for (const { to, letter, button } of await make(db, event, queriesOf)) if (to === username) led.set(letter, button?.path)
  }
  // Cancelling the shift ends its amendment, so the mail about the amendment is delivered first.
  await hear('assignment_agreement_made', mails.assignment_agreement_made)
  for (const period of [false, true])
    for (const status of withWorker) {
      await update({ status, time_scope: period ? 'period' : 'moment', care_period_uuid: uuid, change_announced_at: now() })
      for (const [name, make] of Object.entries({ ...mails, ...hoursMails } as Mails)) await hear(name, make)
    }
  expect([...led.keys()].sort()).toEqual(toWorkers.sort())
  for (const [letter, path] of led)
    if (letter in elsewhere) expect(path, letter).toBe(elsewhere[letter])
    else expect(path, letter).toMatch(new RegExp(`\\?dienst=${uuid}$`))
})
