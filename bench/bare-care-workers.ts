// The bare server's queries for care workers, as a planner searches them: by name, level and act, and available for a moment.
import { busyStatuses } from '../contract/status-groups.ts'
import { requiredDocuments } from '../rules/documents/required-documents.ts'
import { asked, iri, item, levelOf, maybe, type Row } from './bare-items.ts'

// The documents required for the first contract type of a worker.
const required = (['freelance', 'temp_work'] as const)
  .flatMap(form => [true, false].map(big => `('${form}', ${big}, '${JSON.stringify(requiredDocuments(form, { big }))}'::jsonb)`))
  .join(', ')
const busy = busyStatuses.map(status => `'${status}'`).join(', ')

/** Parameters: pattern, level, act, moment, now, items a page, offset. */
export const careWorkers = `
  with moment as materialized (
    select m.*, need.track, need.rank, (m.start_date at time zone 'Europe/Amsterdam')::date as date,
      case when m.contract_type is not null then array[m.contract_type] when cardinality(m.published_for_contract_types) > 0
        then m.published_for_contract_types else array['freelance', 'temp_work'] end as forms
    from care_moment m join expertise_level need on need.uuid = m.expertise_level_uuid
    where m.uuid = $4 and m.status = 'open' and m.start_date > $5
  ), hit as materialized (
    select w.uuid, p.last_name_sorted, p.first_name_sorted from moment m, care_worker_profile p
    join care_worker w on w.uuid = p.uuid join expertise_level own on own.uuid = p.expertise_level_uuid
    where ((p.first_name || ' ' || p.last_name) ilike $1 or p.city ilike $1) and p.expertise_level_uuid = $2
    and w.active and w.phase in ('startup', 'won') and (own.uuid = m.expertise_level_uuid or (own.track = m.track and m.rank < own.rank))
    and exists (select 1 from care_worker_act wa where wa.care_worker_uuid = w.uuid and wa.act_uuid = $3
      and (wa.valid_until is null or wa.valid_until >= $5::timestamptz::date))
    and not exists (select 1 from exclude_list e where e.care_worker_uuid = w.uuid and e.client_uuid = m.client_uuid)
    and not exists (select 1 from care_moment_act ma where ma.care_moment_uuid = m.uuid and not exists (select 1 from care_worker_act wa
      where wa.care_worker_uuid = w.uuid and wa.act_uuid = ma.act_uuid and (wa.valid_until is null or wa.valid_until >= m.date)))
    and (m.time_scope = 'period' or not exists (select 1 from care_moment o where o.assignee_uuid = w.uuid and o.time_scope = 'moment'
      and o.status in (${busy}) and tstzrange(o.start_date, o.end_date) && tstzrange(m.start_date, m.end_date)))
    and exists (select 1 from unnest(m.forms) form where form = any(w.contract_types) and not exists (select 1 from ${asked}
      where asked.form = form.form and asked.big = own.big_registered and not exists (select 1 from care_worker_document d
        where d.care_worker_uuid = w.uuid and d.status = 'approved' and d.kind = any(asked.kinds) and (d.expires_on is null or d.expires_on >= m.date))))
  ), page as (select * from hit order by last_name_sorted, first_name_sorted, uuid limit $6 offset $7)
  select (select count(*) from hit) as total, w.uuid, w.number, w.active, w.phase, w.contract_types, w.introduction_completed_at,
    p.first_name, p.last_name, p.city, p.open_to_other_contract_forms, p.photo_uuid,
    l.uuid as level, l.key as level_key, l.name as level_name, l.rank as level_rank,
    (select count(*)::int from care_worker_document d where d.care_worker_uuid = w.uuid and d.status = 'submitted') as to_judge,
    (select (m.start_date at time zone 'Europe/Amsterdam')::date from care_moment m where m.assignee_uuid = w.uuid and m.status = 'approved'
      and m.time_scope = 'moment' order by m.start_date desc limit 1) as last_worked,
    (select coalesce(jsonb_agg(choice.kinds ->> 0), '[]') from (values ${required}) as r(form, big, kinds), jsonb_array_elements(r.kinds) as choice(kinds)
      where r.form = w.contract_types[1] and r.big = l.big_registered and not exists (select 1 from care_worker_document d
        where d.care_worker_uuid = w.uuid and d.status in ('submitted', 'approved') and choice.kinds ? d.kind)) as missing,
    case when w.phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from (
      select case when bool_and(held.until is not null) then min(held.until) end as until from ${asked}
      cross join lateral (select max(coalesce(d.expires_on, 'infinity')) as until from care_worker_document d
        where d.care_worker_uuid = w.uuid and d.status = 'approved' and d.kind = any(asked.kinds)) held
      where asked.big = l.big_registered and asked.form = any(w.contract_types) group by asked.form) form) end as verified_until,
    (select count(*) >= 3 from care_worker_violation v where v.care_worker_uuid = w.uuid and v.created_at > $5::timestamptz - interval '90 days') as flagged,
    case when rating.count >= 3 then jsonb_build_object('rating', round(rating.sum::numeric / rating.count, 1), 'count', rating.count) end as rating
  from page join care_worker w on w.uuid = page.uuid join care_worker_profile p on p.uuid = w.uuid
  join expertise_level l on l.uuid = p.expertise_level_uuid left join care_worker_rating rating on rating.care_worker_uuid = w.uuid
  order by page.last_name_sorted, page.first_name_sorted, page.uuid`

export const careWorkerOf = (r: Row) => ({
  ...item('CareWorker', 'care_workers', r.uuid!),
  number: r.number,
  active: r.active,
  phase: r.phase,
  contractTypes: r.contract_types,
  introductionCompletedAt: r.introduction_completed_at,
  profile: {
    ...item('CareWorkerProfile', 'care_worker_profiles', r.uuid!),
    firstName: r.first_name,
    lastName: r.last_name,
    city: r.city,
    expertiseLevel: levelOf(r.level!, r.level_key!, r.level_name!, r.level_rank!),
    openToOtherContractForms: r.open_to_other_contract_forms,
    photo: iri('user_files', r.photo_uuid!),
  },
  documentsMissing: r.missing,
  verifiedUntil: maybe(r.verified_until!),
  flagged: r.flagged,
  aggregatedReviewRating: maybe(r.rating!),
  documentsToJudge: r.to_judge,
  lastWorkedOn: maybe(r.last_worked!),
})
