// An export is visible only to the user who requested it. And everything stored about a care worker, chapter by chapter, without the names
// of clients, who have a file of their own.
import { sql } from 'kysely'
import type { careWorkerExportOperations } from '../../contract/workers/care-worker-exports.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'

export const queries: Queries<typeof careWorkerExportOperations> = {
  CareWorkerExport: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: ({ alias, me }) => sql`${alias}.account_uuid = ${me.uuid}`,
      ROLE_CARE_WORKER: ({ alias, me }) => sql`(${alias}.account_uuid = ${me.uuid} and ${alias}.care_worker_uuid = ${me.uuid})`,
    },
  },
}

const work = sql`m.title, m.start_date as "startDate", m.end_date as "endDate", o.name as organization`
const publication = sql`join care_moment_publication p on p.uuid = care_moment_publication_uuid
  join care_moment m on m.uuid = p.care_moment_uuid join organization o on o.uuid = m.organization_uuid`
const moment = sql`join care_moment m on m.uuid = care_moment_uuid join organization o on o.uuid = m.organization_uuid`
const tags = (
  kind: 'care_worker' | 'organization',
) => sql`(select coalesce(array_agg(t.name order by t.name), '{}') from ${sql.table(`${kind}_review_tag`)} given
  join review_tag t on t.uuid = given.review_tag_uuid where ${sql.ref(`given.${kind}_review_uuid`)} = r.uuid)`

// The rows of each chapter, of the care worker with this uuid.
const whoTheyAre = (me: Sql): Record<string, Sql> => ({
  account: sql`select username, roles, a.active, multi_factor_enabled as "multiFactorEnabled", multi_factor_method as "multiFactorMethod",
    (select coalesce(jsonb_agg(jsonb_build_object('feature', feature, 'enabled', enabled)), '[]') from feature_switch
      where account_uuid = a.uuid) as "userFeatures", number, phase, contract_types as "contractTypes", introduction_completed_at as "introductionCompletedAt",
    kvk, vat_id as "vatId", iban, trade_name as "tradeName", a.created_at as "createdAt"
    from account a join care_worker w on w.uuid = a.uuid where a.uuid = ${me}`,
  agreements: sql`select paper, version, at from agreement where account_uuid = ${me} order by uuid`,
  profile: sql`select first_name as "firstName", last_name as "lastName", phone, about, street, house_number as "houseNumber", postcode, city, country,
    latitude, longitude, l.name as "expertiseLevel", languages, open_to_other_contract_forms as "openToOtherContractForms"
    from care_worker_profile p join expertise_level l on l.uuid = p.expertise_level_uuid where p.uuid = ${me}`,
  preferences: sql`select has_objection_to_pets as "hasObjectionToPets", has_objection_to_smoking_inside as "hasObjectionToSmokingInside",
    has_objection_to_smoking_outside as "hasObjectionToSmokingOutside", has_drivers_license as "hasDriversLicense", has_car as "hasCar",
    maximum_distance_km as "maximumDistanceKm", most_weekly_hours as "mostWeeklyHours", wants_to_be_asked as "wantsToBeAsked",
    (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'validUntil', w.valid_until) order by a.name), '[]')
      from care_worker_act w join act a on a.uuid = w.act_uuid where w.care_worker_uuid = p.uuid) as acts,
    (select coalesce(array_agg(l.name order by l.name), '{}') from care_worker_location w
      join organization_location l on l.uuid = w.location_uuid where w.care_worker_uuid = p.uuid) as locations
    from care_worker_preferences p where p.uuid = ${me}`,
  documents: sql`select kind, status, title, number, issued_on as "issuedOn", expires_on as "expiresOn", rejection_reason as "rejectionReason",
    reviewed_at as "reviewedAt", reviewer_name as "reviewerName", created_at as "createdAt", proof, proof_reasons as "proofReasons", proven,
    register_standing as "registerStanding", register_taken_on as "registerTakenOn",
    array(select f.name from care_worker_document_file df join user_file f on f.uuid = df.user_file_uuid
      where df.care_worker_document_uuid = d.uuid order by f.uuid) as files
    from care_worker_document d where care_worker_uuid = ${me} order by kind, created_at`,
  files: sql`select uuid, name, media_type as "mediaType", size, created_at as "createdAt" from user_file where account_uuid = ${me} order by uuid`,
  availabilities: sql`select available, start_date as "startDate", end_date as "endDate" from care_worker_availability
    where care_worker_uuid = ${me} order by start_date`,
  savedSearches: sql`select name, query, by_mail as "byMail", created_at as "createdAt" from saved_search where care_worker_uuid = ${me} order by uuid`,
  savedViews: sql`select name, screen, query, created_at as "createdAt" from saved_view where account_uuid = ${me} order by uuid`,
})
const whatTheyDid = (me: Sql): Record<string, Sql> => ({
  reactions: sql`select ${work}, r.status, motivation, r.status_reason as "statusReason", r.created_at as "createdAt"
    from care_moment_publication_reaction r ${publication} where r.care_worker_uuid = ${me} order by r.uuid`,
  declined: sql`select ${work}, whole_series as "wholeSeries", d.created_at as "createdAt"
    from declined_publication d ${publication} where d.care_worker_uuid = ${me} order by d.uuid`,
  invitations: sql`select ${work}, i.status, i.message, i.asked_at as "askedAt", i.answered_at as "answeredAt"
    from care_moment_invitation i ${moment} where i.care_worker_uuid = ${me} and i.asked_at is not null order by i.uuid`,
  rosterChoices: sql`select ${work}, chosen, outcome, c.message, reasons, at
    from roster_choice c ${moment} where c.care_worker_uuid = ${me} order by c.uuid`,
  careMoments: sql`select ${work}, l.name as location, m.status, m.contract_type as "contractType", hourly_rate as "hourlyRate", bonus,
    arrived_at as "arrivedAt", left_at as "leftAt", actual_start_date as "actualStartDate", actual_end_date as "actualEndDate", actual_break_minutes as "actualBreakMinutes", expenses
    from care_moment m join organization o on o.uuid = m.organization_uuid join organization_location l on l.uuid = m.location_uuid
    where assignee_uuid = ${me} order by m.start_date`,
  careTeams: sql`select count(*)::int as clients from care_team where care_worker_uuid = ${me} having count(*) > 0`,
  reports: sql`select 'report' as kind, created_at as "createdAt" from client_report where author_uuid = ${me}
    union all select 'score', created_at from care_plan_score where author_uuid = ${me} order by 2`,
  invoices: sql`select i.number, type, i.period, issue_date as "issueDate", due_date as "dueDate", vat_regime as "vatRegime", total, vat, payable,
    reason, parties from care_moment_invoice i where care_worker_uuid = ${me} order by issue_date, i.number`,
  invoiceLines: sql`select l.description, l.date, l.kind, l.contract_type as "contractType", l.minutes, l.quantity, l.unit, l.unit_price as "unitPrice",
    l.amount, i.number as invoice from care_moment_invoice_line l left join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid
    where l.care_worker_uuid = ${me} order by l.date, l.uuid`,
  payouts: sql`select kind, period, care_worker_amount as amount, booked_on as "bookedOn" from payout_ledger where care_worker_uuid = ${me} order by uuid`,
  vatRegimes: sql`select vat_regime as "vatRegime", valid_from as "validFrom", reason, created_at as "createdAt" from care_worker_vat_regime
    where care_worker_uuid = ${me} order by uuid`,
  contractProposals: sql`select o.name as organization, status, form, duration, hours_per_week as "hoursPerWeek", message, status_reason as "statusReason",
    created_at as "createdAt", answered_at as "answeredAt" from contract_proposal c join organization o on o.uuid = c.organization_uuid
    where care_worker_uuid = ${me} order by c.uuid`,
  assignmentAgreements: sql`select o.name as organization, t.name, t.version as "templateVersion", t.model_number as "modelNumber", a.sequence, a.status,
    a.reason, a.contract_type as "contractType", a.hourly_rate as "hourlyRate", a.rate_proposed_by as "rateProposedBy", a.facts, a.sections, a.hash,
    a.created_at as "createdAt", a.organization_agreed_at as "organizationAgreedAt", a.worker_agreed_at as "workerAgreedAt",
    a.worker_agreed_login as "workerAgreedLogin", a.ended_at as "endedAt", a.ended_reason as "endedReason", p.hash as "pdfHash",
    (select count(*)::int from assignment_agreement_moment l where l.assignment_agreement_uuid = a.uuid) as shifts
    from assignment_agreement a join organization o on o.uuid = a.organization_uuid join agreement_template t on t.uuid = a.agreement_template_uuid
    left join agreement_pdf p on p.uuid = a.uuid where a.care_worker_uuid = ${me} order by a.uuid`,
  favorites: sql`select o.name as organization, f.created_at as "createdAt" from favorite_care_worker f join organization o on o.uuid = f.organization_uuid
    where care_worker_uuid = ${me} order by f.uuid`,
  reviewsReceived: sql`select ${work}, written_by as "writtenBy", rating, text, ${tags('care_worker')} as tags, r.created_at as "createdAt"
    from care_worker_review r ${moment} where r.care_worker_uuid = ${me} order by r.uuid`,
  reviewsWritten: sql`select ${work}, rating, text, ${tags('organization')} as tags, r.created_at as "createdAt"
    from organization_review r ${moment} where r.care_worker_uuid = ${me} order by r.uuid`,
  violations: sql`select ${work}, v.kind, v.text, v.created_at as "createdAt", answer, answered_at as "answeredAt"
    from care_worker_violation v ${moment} where v.care_worker_uuid = ${me} order by v.uuid`,
  messages: sql`select text, author_name as "authorName", author_uuid = ${me} as "isOwn", created_at as "createdAt",
    case when contract_proposal_uuid is not null then 'proposal' when about_moment_uuid is not null then 'shift'
    when care_worker_uuid is null then 'reaction' else 'office' end as about from message
    where care_worker_uuid = ${me} or care_moment_publication_reaction_uuid = any(array(
      select uuid from care_moment_publication_reaction where care_worker_uuid = ${me})) or contract_proposal_uuid = any(array(
      select uuid from contract_proposal where care_worker_uuid = ${me})) order by message.uuid`,
})
const theirAccount = (me: Sql): Record<string, Sql> => ({
  notifications: sql`select kind, subject, text, created_at as "createdAt", read_at as "readAt" from notification where account_uuid = ${me} order by uuid`,
  // The text of mails sent without an event is left out: it holds a link to log in with.
  mails: sql`select subject, case when event_uuid is not null then text end as text, m.at, sent_at as "sentAt"
    from mail m where m.uuid in (select went.uuid from mail went join (
        select username, 'infinity'::timestamptz as until from account where uuid = ${me}
        union all select username, left_at from former_address where account_uuid = ${me}) mine
      on mine.username = went.recipient and went.at <= mine.until
      -- Not what went there when the address was another's.
      where not exists (select 1 from former_address o where o.username = mine.username and o.account_uuid <> ${me}
        and o.left_at >= went.at and o.left_at < mine.until))
    order by m.uuid`,
  formerAddresses: sql`select username, left_at as "leftAt" from former_address where account_uuid = ${me} order by left_at`,
  notificationPreferences: sql`select kind, in_app as "inApp", by_mail as "byMail", by_push as "byPush" from notification_preference where account_uuid = ${me} order by kind`,
  quietHours: sql`select starts_at as "startsAt", ends_at as "endsAt" from quiet_hours where account_uuid = ${me}`,
  logins: sql`select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt" from account_session where account_uuid = ${me} order by uuid`,
  devices: sql`select created_at as "createdAt", last_used_at as "lastUsedAt" from account_device where account_uuid = ${me} order by created_at`,
  refusedLogins: sql`select kind, network, refused_at as "refusedAt" from refused_login where account_uuid = ${me} order by refused_at, uuid`,
  passkeys: sql`select name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where account_uuid = ${me} order by uuid`,
  pushDevices: sql`select created_at as "createdAt", split_part(endpoint, '/', 3) as service from push_subscription where account_uuid = ${me} order by created_at`,
  calendarFeed: sql`select created_at as "createdAt" from calendar_feed where account_uuid = ${me}`,
  exports: sql`select status, created_at as "createdAt" from care_worker_export where care_worker_uuid = ${me} and account_uuid = ${me} order by uuid`,
  // Notes by others name those others, so only the worker's own words are included.
  events: sql`select at, name, coalesce(actor_uuid = ${me}, false) as "isOwn", case when actor_uuid = ${me} then reason end as reason
    from event where actor_uuid = ${me} or subject_uuid = ${me} order by uuid`,
  accesses: sql`select at, operation, cardinality(client_uuids) as clients, address from access_log
    where actor_uuid = ${me} and impersonator_uuid is null order by uuid`,
})
// Only for planners, who read them first: they may name others.
const forOffice = (me: Sql): Record<string, Sql> => ({
  notes: sql`select text, author_name as "authorName", created_at as "createdAt" from care_worker_note where care_worker_uuid = ${me} order by uuid`,
  calls: sql`select ${work}, c.status, remark, started_at as "startedAt", ended_at as "endedAt" from care_moment_call c ${moment}
    where c.care_worker_uuid = ${me} order by c.uuid`,
})

/** The rows of a chapter, under its name. */
export type StoredData = Record<string, Record<string, unknown>[]>
/** Everything that is stored about a care worker. `progress` is called with the percentage that has been read. */
export const exportedDataOf = async (
  tx: Tx | Database,
  worker: string,
  byOffice: boolean,
  progress: (percent: number) => Promise<unknown>,
): Promise<StoredData> => {
  const me = sql`${worker}::uuid`
  const chapters = Object.entries({ ...whoTheyAre(me), ...whatTheyDid(me), ...theirAccount(me), ...(byOffice && forOffice(me)) })
  const data: StoredData = {}
  for (const [index, [name, rows]] of chapters.entries()) {
    await progress((100 * index) / chapters.length)
    data[name] = (await sql<Record<string, unknown>>`${rows}`.execute(tx)).rows
  }
  return data
}
/** Where the files of a care worker are stored. */
export const filesOf = (tx: Tx, worker: string) =>
  tx.selectFrom('user_file').select(['name', 'storage_key as key']).where('account_uuid', '=', worker).orderBy('uuid').execute()
/** The uuids of the final PDFs of agreements. */
export const agreementPdfsOf = async (tx: Tx, worker: string) =>
  (
    await sql<{
      uuid: string
      at: string
    }>`select p.uuid, p.made_at as at from agreement_pdf p join assignment_agreement a on a.uuid = p.uuid
      where a.care_worker_uuid = ${worker}::uuid order by p.uuid`.execute(tx)
  ).rows
/** The bytes of one of them. */
export const agreementPdf = async (tx: Tx, uuid: string): Promise<Buffer> =>
  (await tx.selectFrom('agreement_pdf').select('content').where('uuid', '=', uuid).executeTakeFirstOrThrow()).content
