// How to call the operations on the agreements of assignments and on their templates.
import { hash, randomUUID } from 'node:crypto'
import { agreementText } from '../../rules/documents/assignment-agreement.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

type Rows = ReturnType<typeof rowsOf>
const sections = [{ title: 'De opdracht', text: 'Zorg verlenen.' }]
const headings = { freelance: 'Overeenkomst van opdracht', temp_work: 'Opdrachtbevestiging' }
const hashOf = (form: keyof typeof headings) => hash('sha256', agreementText(headings[form], sections))
/** The hash of an agreement on our side. */
export const agreementHash = hashOf('freelance')

/** An agreement of the side's worker in this status. */
export const putAgreement = async ({ db, world }: TestApi, rows: Rows, status: string, side: Side = 'own'): Promise<string> => {
  const { organization, location, worker, type } = sideOf(world, side)
  const form = type as keyof typeof headings
  const moment = await rows.putMoment('assigned', { side })
  const template = db.selectFrom('agreement_template').select('uuid').where('contract_type', '=', form).where('version', '=', 1)
  const act = (whose: 'organization' | 'worker', by: string) => ({
    ...{ [`${whose}_agreed_at`]: today, [`${whose}_agreed_by`]: by, [`${whose}_agreed_name`]: 'Anouk Dijkstra' },
  })
  const user = world.people[side === 'own' ? 'organization' : 'otherOrganization'].uuid
  const facts = {
    ...{
      careWorkerName: 'Fatma Yilmaz',
      organizationName: 'De Linde',
      locationName: 'Oost',
      level: 'Verzorgende IG',
      serviceTypeName: 'Wijkzorg',
    },
    ...{ startDate: today, endDate: today, breakMinutes: 0, breakFrom: null, covers: 'shift', hourlyRate: 4500, bonus: 0 },
    ...{ cancellationTermHours: 24, paymentTermDays: 14 },
  }
  const made = {
    ...{ status, care_moment_uuid: moment, care_worker_uuid: worker, contract_type: form, hourly_rate: 4500 },
    ...{ organization_uuid: uuidOf(organization), location_uuid: uuidOf(location), rate_proposed_by: 'organization' },
    ...{ agreement_template_uuid: (await template.executeTakeFirstOrThrow()).uuid, hash: hashOf(form), created_at: today },
    ...{ facts: JSON.stringify(facts), sections: JSON.stringify(sections) },
    ...(['waiting_for_worker', 'agreed'].includes(status) && act('organization', user)),
    ...(['waiting_for_organization', 'agreed'].includes(status) && act('worker', worker)),
    ...(status === 'ended' && { ended_at: today }),
  }
  const { uuid } = await db.insertInto('assignment_agreement').values(made).returning('uuid').executeTakeFirstOrThrow()
  const covered = { assignment_agreement_uuid: uuid, care_moment_uuid: moment, added_at: today }
  await db.insertInto('assignment_agreement_moment').values(covered).execute()
  return uuid
}

export const agreementTargets = (api: TestApi, rows: Rows): Record<string, Target> => {
  const waiting: Target = side => putAgreement(api, rows, 'waiting_for_both', side)
  // A planner sees all of them, so the target on the other side does not exist.
  const template: Target = async side =>
    side === 'other'
      ? randomUUID()
      : (await api.db.selectFrom('agreement_template').select('uuid').executeTakeFirstOrThrow()).uuid
  return {
    'assignmentAgreements.draft': side => rows.putMoment('open', { side }),
    'assignmentAgreements.get': waiting,
    'assignmentAgreements.agree': waiting,
    'assignmentAgreements.pdf': waiting,
    'agreementTemplates.get': template,
  }
}
export const agreementBodies = ({ db }: TestApi): Record<string, MakeBody> => ({
  'assignmentAgreements.agree': side => ({ hash: hashOf(side === 'own' ? 'freelance' : 'temp_work') }),
  'agreementTemplates.create': async () => {
    const newest = db.selectFrom('agreement_template').select(eb => eb.fn.max('version').as('version'))
    const { version } = await newest
      .where('organization_uuid', 'is', null)
      .where('contract_type', '=', 'freelance')
      .executeTakeFirstOrThrow()
    return { contractType: 'freelance', name: headings.freelance, sections, version }
  },
  'agreementTemplates.example': () => ({ sections }),
})
