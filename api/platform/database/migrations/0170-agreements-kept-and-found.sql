-- What waits for an organization is counted on its first screen, and agreements go when the accounts that they explain do
-- (docs/decisions/0156).
create index assignment_agreement_for_organization on assignment_agreement (organization_uuid, care_moment_uuid)
  where status in ('waiting_for_both', 'waiting_for_organization');

-- Removes agreements with their additions, papers and shifts, of book years that are over for as long as planners set; at most so many
-- at once; gives how many. They were made, last added to and worked before that, no line of an invoice is left of them (`forget_books`
-- goes first), and nobody is held. When they were made cannot be changed by the application.
create function forget_agreements(most int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := make_date(extract(year from kept_since('invoice') at time zone 'Europe/Amsterdam')::int, 1, 1);
  chains uuid[];
begin
  perform set_config('zorginzet.forgets', 'yes', true);
  chains := array(select a.uuid from assignment_agreement a where a.amends_uuid is null and a.created_at < first_day
    and not exists (select 1 from forgetting_hold h where h.care_worker_uuid = a.care_worker_uuid)
    and not exists (select 1 from assignment_agreement added where added.amends_uuid = a.uuid and added.created_at >= first_day)
    and not exists (select 1 from assignment_agreement_moment l join care_moment m on m.uuid = l.care_moment_uuid
      where l.assignment_agreement_uuid = a.uuid and (m.end_date >= first_day
        or exists (select 1 from care_moment_invoice_line i where i.care_moment_uuid = m.uuid)))
    order by a.created_at limit most);
  delete from agreement_pdf p using assignment_agreement a where a.uuid = p.uuid and coalesce(a.amends_uuid, a.uuid) = any(chains);
  delete from assignment_agreement where amends_uuid = any(chains);
  delete from assignment_agreement where uuid = any(chains);
  perform set_config('zorginzet.forgets', '', true);
  return cardinality(chains);
end $$;
