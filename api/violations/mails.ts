// Mails about a violation: to the care worker, and their answer to the people who manage the shift and to the planners. What people wrote
// about it stays behind the login.
import { violationAnswerDays } from '../../contract/events/shown-numbers.ts'
import type { violationKind } from '../../contract/workers/violations.ts'
import { addDays, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatDay } from '../../rules/time/format-nl.ts'
import { toPlanners } from '../accounts/mails.ts'
import { momentOf, organizationAddresses, when } from '../care-moments/mails.ts'
import type { Mail, Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

const spoken: Record<(typeof violationKind)[number], string> = {
  no_show: 'niet gekomen',
  late_cancellation: 'laat afgezegd',
  late_arrival: 'te laat gekomen',
  unsafe: 'onveilig gewerkt',
  other: 'iets anders',
}
const violationOf = async (db: Database, uuid: string) => {
  const violation = await db
    .selectFrom('care_worker_violation as v')
    .innerJoin('account as a', 'a.uuid', 'v.care_worker_uuid')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'v.care_worker_uuid')
    .select(['v.uuid', 'v.kind', 'v.care_moment_uuid', 'v.care_worker_uuid', 'v.created_at', 'a.username', 'a.active'])
    .select(['p.first_name', 'p.last_name'])
    .where('v.uuid', '=', uuid)
    .executeTakeFirst()
  if (!violation) return undefined
  const moment = await momentOf(db, violation.care_moment_uuid)
  const places = {
    ...{ opdracht: moment.title, wanneer: when(moment), organisatie: moment.organization_name },
    overtreding: spoken[violation.kind as keyof typeof spoken],
    zorgverlener: `${violation.first_name} ${violation.last_name}`,
  }
  return { ...violation, places }
}

export const mails = {
  care_worker_violation_reported: async (db, { subjectUuid }) => {
    const found = await violationOf(db, subjectUuid)
    if (!found?.active) return []
    const places = { ...found.places, datum: formatDay(addDays(amsterdamDate(found.created_at), violationAnswerDays)) }
    return [{ to: found.username, ...write('violation_reported', places, `/werk/planning?melding=${found.uuid}`) }]
  },
  care_worker_violation_answered: async (db, { subjectUuid }) => {
    const found = await violationOf(db, subjectUuid)
    if (!found) return []
    const { care_moment_uuid: moment, care_worker_uuid: worker, places } = found
    const toOrganization = write('violation_answered', places, `/organisatie/opdrachten/${moment}`)
    const toOffice = write('violation_answered_to_office', places, `/backoffice/zzpers/${worker}?onderdeel=beoordelingen`)
    return [
      ...(await organizationAddresses(db, moment)).map((to): Mail => ({ to, ...toOrganization })),
      ...(await toPlanners(db, toOffice, null)),
    ]
  },
} satisfies Mails
