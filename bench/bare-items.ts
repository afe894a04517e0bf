// Rows and items of the bare server, written by hand: the product derives them from the contract. Items contain only what the list selects.

import { requiredDocuments } from '../rules/documents/required-documents.ts'
import { holidaysOf } from '../rules/time/holidays.ts'

/** A selected row. The statements know its columns, the compiler does not. */
export type Row = Record<string, never>

const location = `ol.uuid as location, ol.name as location_name, ol.city as location_city, ol.organization_uuid, o.name as organization_name`
const address = `ol.street as location_street, ol.postcode as location_postcode, ol.phone`
const place = `ol.latitude, ol.longitude`
const level = `l.uuid as level, l.name as level_name`
const levelAlone = `l.key as level_key, l.rank as level_rank`
const service = `s.uuid as service, s.key as service_key, s.name as service_name`
const around = `join expertise_level l on l.uuid = m.expertise_level_uuid
  join organization_location ol on ol.uuid = m.location_uuid join organization o on o.uuid = ol.organization_uuid
  left join service_type s on s.uuid = m.service_type_uuid`
const worker = `w.first_name as worker_first, w.last_name as worker_last`
const workerAlone = `w.city as worker_city, w.about as worker_about, w.languages as worker_languages,
  w.open_to_other_contract_forms as worker_open, w.photo_uuid as worker_photo,
  wl.uuid as worker_level, wl.key as worker_level_key, wl.name as worker_level_name, wl.rank as worker_level_rank`

const years = Array.from({ length: 30 }, (_, index) => 2020 + index)
const holidays = JSON.stringify(Object.fromEntries(years.flatMap(holidaysOf).map(({ date, name }) => [date, name])))
/** The columns of a care moment `m` in a list, with those of its relations. */
export const momentListColumns = `m.uuid, m.status, m.time_scope, m.contract_type, m.title, m.start_date, m.end_date, m.break_minutes,
  m.hours_per_week, m.actual_start_date, m.actual_end_date, m.actual_break_minutes, m.expenses, m.proposed_start_date, m.proposed_end_date,
  m.proposed_break_minutes, m.proposed_expenses, m.proposed_by, m.status_reason, m.recurring_care_moment_uuid, m.care_period_uuid, m.assignee_uuid,
  m.hourly_rate, m.bonus, m.published_for_contract_types, m.resolved_for_care_worker_at, m.reopened_at, m.version, ${level}, ${location}, ${worker},
  c.uuid as client, c.first_name as client_first, c.last_name as client_last,
  (select p.uuid from care_moment_publication p where p.care_moment_uuid = m.uuid order by p.status = 'open' desc, p.uuid desc limit 1) as publication,
  (select count(*)::int from care_moment_publication p join care_moment_publication_reaction r
    on r.care_moment_publication_uuid = p.uuid and r.status = 'open' where p.care_moment_uuid = m.uuid) as reactions`
export const momentListJoins = `join expertise_level l on l.uuid = m.expertise_level_uuid
  join organization_location ol on ol.uuid = m.location_uuid join organization o on o.uuid = ol.organization_uuid
  left join client c on c.uuid = m.client_uuid left join care_worker_profile w on w.uuid = m.assignee_uuid`
/** All its columns. */
export const momentColumns = `'${holidays}'::jsonb ->> ((m.start_date at time zone 'Europe/Amsterdam')::date)::text as holiday, m.description,
  m.rate_is_fixed, m.rate_is_given, m.cancellation_term_hours, m.change_announced_at, m.cancelled_by, m.created_at, m.updated_at,
  ${momentListColumns}, ${levelAlone}, ${service}, ${address}, ${place}, ${workerAlone},
  ml.uuid as managed, ml.name as managed_name, cr.uuid as cancel, cr.name as cancel_name,
  (select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/acts/' || a.uuid, 'uuid', a.uuid, 'name', a.name) order by a.name_sorted), '[]')
    from care_moment_act ma join act a on a.uuid = ma.act_uuid where ma.care_moment_uuid = m.uuid) as acts`
export const momentJoins = `${around} left join client c on c.uuid = m.client_uuid
  left join organization_location ml on ml.uuid = m.managed_by_organization_location_uuid left join cancel_reason cr on cr.uuid = m.cancel_reason_uuid
  left join care_worker_profile w on w.uuid = m.assignee_uuid left join expertise_level wl on wl.uuid = w.expertise_level_uuid`

const offered = `p.status as publication_status, p.published_for_contract_types, m.uuid as moment, m.title, m.status, m.time_scope, m.contract_type, m.start_date, m.end_date,
  m.break_minutes, m.hours_per_week, m.hourly_rate, m.bonus, m.recurring_care_moment_uuid, ${level}, ${location}, ${place}`
/** The columns of a publication `p` in a list, with its moment `m`. */
export const publicationColumns = `p.uuid, p.audience, p.created_at, ${offered}`
export const publicationJoins = `join care_moment m on m.uuid = p.care_moment_uuid ${around}`
/** The required documents, as rows: for which contract type, in the BIG register or not, and the kinds of which one suffices. */
export const asked = `(values ${(['freelance', 'temp_work'] as const)
  .flatMap(form =>
    [true, false].flatMap(big =>
      requiredDocuments(form, { big }).map(kinds => `('${form}', ${big}, array['${kinds.join("', '")}'])`),
    ),
  )
  .join(', ')}) as asked(form, big, kinds)`
/** The columns of a reaction `r` with its publication, its moment and its worker. */
export const reactionColumns = `r.uuid, r.status as reaction_status, r.motivation, r.resolved_at, r.created_at, r.care_worker_uuid, p.uuid as publication, ${offered}, m.description,
  ${levelAlone}, ${service}, ${address}, ${worker}, ${workerAlone},
  case when cw.phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from (
    select case when bool_and(held.until is not null) then min(held.until) end as until from ${asked}
    cross join lateral (select max(coalesce(d.expires_on, 'infinity')) as until from care_worker_document d
      where d.care_worker_uuid = cw.uuid and d.status = 'approved' and d.kind = any(asked.kinds)) held
    where asked.big = wl.big_registered and asked.form = any(cw.contract_types) group by asked.form) form) end as verified_until,
  case when rating.count >= 3 then jsonb_build_object('rating', round(rating.sum::numeric / rating.count, 1), 'count', rating.count) end as rating`
export const reactionJoins = `join care_moment_publication p on p.uuid = r.care_moment_publication_uuid ${publicationJoins}
  join care_worker_profile w on w.uuid = r.care_worker_uuid join expertise_level wl on wl.uuid = w.expertise_level_uuid
  join care_worker cw on cw.uuid = r.care_worker_uuid left join care_worker_rating rating on rating.care_worker_uuid = r.care_worker_uuid`

export const item = (type: string, path: string, uuid: string) => ({ '@id': `/v1/${path}/${uuid}`, '@type': type, uuid })
export const maybe = <T>(value: T | null): T | undefined => value ?? undefined
export const iri = (path: string, uuid: string | null) => (uuid ? `/v1/${path}/${uuid}` : undefined)
export const levelOf = (uuid: string, key: string, name: string, rank: number) => ({
  ...item('ExpertiseLevel', 'expertise_levels', uuid),
  key,
  name,
  rank,
})
const aroundOf = (r: Row) => ({
  expertiseLevel: levelOf(r.level!, r.level_key!, r.level_name!, r.level_rank!),
  serviceType: r.service
    ? { ...item('ServiceType', 'service_types', r.service), key: r.service_key, name: r.service_name }
    : undefined,
  location: {
    ...item('OrganizationLocation', 'organization_locations', r.location!),
    name: r.location_name,
    street: r.location_street,
    postcode: r.location_postcode,
    city: r.location_city,
    phone: maybe(r.phone!),
    latitude: r.latitude,
    longitude: r.longitude,
    organization: { ...item('Organization', 'organizations', r.organization_uuid!), name: r.organization_name },
  },
})
const workerOf = (r: Row, uuid: string) => ({
  ...item('CareWorker', 'care_workers', uuid),
  profile: {
    ...item('CareWorkerProfile', 'care_worker_profiles', uuid),
    firstName: r.worker_first,
    lastName: r.worker_last,
    city: r.worker_city,
    expertiseLevel: r.worker_level
      ? levelOf(r.worker_level, r.worker_level_key!, r.worker_level_name!, r.worker_level_rank!)
      : undefined,
    about: maybe(r.worker_about!),
    languages: r.worker_languages,
    openToOtherContractForms: r.worker_open,
    photo: iri('user_files', r.worker_photo!),
  },
})

export const momentOf = (r: Row) => ({
  ...item('CareMoment', 'care_moments', r.uuid!),
  status: r.status,
  timeScope: r.time_scope,
  contractType: maybe(r.contract_type!),
  title: r.title,
  description: maybe(r.description!),
  startDate: r.start_date,
  endDate: r.end_date,
  holiday: maybe(r.holiday!),
  breakMinutes: r.break_minutes,
  hoursPerWeek: maybe(r.hours_per_week!),
  actualStartDate: maybe(r.actual_start_date!),
  actualEndDate: maybe(r.actual_end_date!),
  actualBreakMinutes: maybe(r.actual_break_minutes!),
  expenses: r.expenses,
  proposedStartDate: maybe(r.proposed_start_date!),
  proposedEndDate: maybe(r.proposed_end_date!),
  proposedBreakMinutes: maybe(r.proposed_break_minutes!),
  proposedExpenses: maybe(r.proposed_expenses!),
  proposedBy: maybe(r.proposed_by!),
  statusReason: maybe(r.status_reason!),
  ...aroundOf(r),
  acts: r.acts,
  client: r.client ? { ...item('Client', 'clients', r.client), firstName: r.client_first, lastName: r.client_last } : undefined,
  managedByOrganizationLocation: r.managed
    ? { ...item('OrganizationLocation', 'organization_locations', r.managed), name: r.managed_name }
    : undefined,
  recurringCareMoment: iri('recurring_care_moments', r.recurring_care_moment_uuid!),
  carePeriod: iri('care_moments', r.care_period_uuid!),
  assignee: r.assignee_uuid ? workerOf(r, r.assignee_uuid) : undefined,
  hourlyRate: maybe(r.hourly_rate!),
  rateIsFixed: r.rate_is_fixed,
  rateIsGiven: r.rate_is_given,
  bonus: r.bonus,
  cancellationTermHours: r.cancellation_term_hours,
  publishedForContractTypes: r.published_for_contract_types,
  changeAnnouncedAt: maybe(r.change_announced_at!),
  publication: iri('care_moment_publications', r.publication!),
  openReactionCount: r.reactions,
  cancelReason: r.cancel ? { ...item('CancelReason', 'cancel_reasons', r.cancel), name: r.cancel_name } : undefined,
  cancelledBy: maybe(r.cancelled_by!),
  resolvedForCareWorkerAt: maybe(r.resolved_for_care_worker_at!),
  reopenedAt: maybe(r.reopened_at!),
  createdAt: r.created_at,
  updatedAt: r.updated_at,
  version: r.version,
})

const offeredMoment = (r: Row) => ({
  ...item('CareMoment', 'care_moments', r.moment!),
  title: r.title,
  description: maybe(r.description!),
  status: r.status,
  timeScope: r.time_scope,
  contractType: maybe(r.contract_type!),
  startDate: r.start_date,
  endDate: r.end_date,
  breakMinutes: r.break_minutes,
  hoursPerWeek: maybe(r.hours_per_week!),
  hourlyRate: maybe(r.hourly_rate!),
  bonus: r.bonus,
  ...aroundOf(r),
  recurringCareMoment: iri('recurring_care_moments', r.recurring_care_moment_uuid!),
})
export const publicationOf = (r: Row) => ({
  ...item('CareMomentPublication', 'care_moment_publications', r.uuid!),
  status: r.publication_status,
  careMoment: offeredMoment(r),
  publishedForContractTypes: r.published_for_contract_types,
  audience: r.audience,
  distanceKm: maybe(r.distance_km!),
  myReaction: maybe(r.my_reaction!),
  createdAt: r.created_at,
})
export const reactionOf = (r: Row) => ({
  ...item('CareMomentPublicationReaction', 'care_moment_publication_reactions', r.uuid!),
  status: r.reaction_status,
  careMomentPublication: {
    ...item('CareMomentPublication', 'care_moment_publications', r.publication!),
    careMoment: offeredMoment(r),
    status: r.publication_status,
    publishedForContractTypes: r.published_for_contract_types,
  },
  careWorker: {
    ...workerOf(r, r.care_worker_uuid!),
    verifiedUntil: maybe(r.verified_until!),
    aggregatedReviewRating: maybe(r.rating!),
  },
  motivation: maybe(r.motivation!),
  distanceKm: maybe(r.distance_km!),
  resolvedAt: maybe(r.resolved_at!),
  createdAt: r.created_at,
})
