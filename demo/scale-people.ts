// Care workers and clients of the large world: twenty and five for each location, who live near it.
import { sql } from 'kysely'
import { type ContractType, requiredDocuments } from '../rules/documents/required-documents.ts'
import { careWorkers } from './data/care-workers.ts'
import { clients } from './data/clients.ts'
import { perLocation, type Scale, type Step, workersPerLocation } from './scale-size.ts'

const firstNames = careWorkers.map(({ name }) => name[0])
const lastNames = [...careWorkers, ...clients].map(({ name }) => name[1])
const clientNames = clients.map(({ name, gender }) => ({ name: name[0], gender }))
const papers = (['freelance', 'temp_work'] satisfies ContractType[]).flatMap(form =>
  [true, false].flatMap(big => requiredDocuments(form, { big }).map(choices => ({ form, big, kind: choices.at(-1)! }))),
)

/**
 * The statements. They leave the tables `hand` (the workers of a location in order) and `guest` (its clients) for the next ones.
 */
export const scaledPeople = (scale: Scale): Step[] => [...workers(scale), ...residents(scale)]

const workers = ({ now }: Scale): Step[] => [
  // The first worker of the first location is the demo account. Like that location, it is in Utrecht.
  sql`create temp table hand on commit drop as
    select place.n as place, turn, coalesce(login.uuid, uuidv7()) as uuid, login.uuid is not null as is_login, place.uuid as location_uuid,
      case when turn % 4 = 3 then 'temp_work' else 'freelance' end as form, known.accounts + place.n * ${workersPerLocation}::int + turn as number,
      (${firstNames}::text[])[1 + floor(pg_temp.chance(place.n * ${workersPerLocation}::int + turn, 11) * ${firstNames.length}::int)::int] as first_name,
      (${lastNames}::text[])[1 + floor(pg_temp.chance(place.n * ${workersPerLocation}::int + turn, 12) * ${lastNames.length}::int)::int] as last_name
    from place cross join generate_series(0, ${workersPerLocation}::int - 1) turn cross join known
    left join account login on place.n = 0 and place.is_ours and turn = 0 and login.username = 'zorgverlener@demo.example'`,
  sql`insert into account (uuid, username, roles, created_at) select uuid, 'zorgverlener-' || number || '@schaal.example', array['ROLE_CARE_WORKER'],
    ${now}::timestamptz - interval '300 days' from hand where not is_login`,
  sql`insert into care_worker_profile (uuid, first_name, last_name, phone, street, house_number, postcode, city, latitude, longitude, expertise_level_uuid)
    select hand.uuid, first_name, last_name, '+3161234' || lpad((number % 10000)::text, 4, '0'), 'Dorpsstraat', (1 + number % 200)::text, place.postcode, place.city,
      place.latitude + (pg_temp.chance(number, 13) - 0.5) / 10, place.longitude + (pg_temp.chance(number, 14) - 0.5) / 8, place.level_uuid
    from hand join place on place.n = hand.place where not is_login`,
  sql`insert into care_worker_preferences (uuid, has_drivers_license, has_car, maximum_distance_km)
    select uuid, true, pg_temp.chance(number, 15) < 0.6, 20 + floor(pg_temp.chance(number, 16) * 30)::int from hand where not is_login`,
  sql`insert into care_worker (uuid, profile_uuid, preferences_uuid, phase, contract_types, introduction_completed_at, kvk, trade_name, created_at)
    select uuid, uuid, uuid, 'won', array[form], ${now}::timestamptz - interval '299 days', case form when 'freelance' then lpad((70000000 + number)::text, 8, '0') end,
      case form when 'freelance' then first_name || ' ' || last_name || ' Zorg' end, ${now}::timestamptz - interval '300 days' from hand where not is_login`,
  sql`insert into care_worker_document (care_worker_uuid, kind, status, issued_on, expires_on, created_at)
    select hand.uuid, paper.kind, 'approved', ${now}::date - 200, ${now}::date + 100 + floor(pg_temp.chance(number, 17) * 600)::int, ${now}::timestamptz - interval '199 days'
    from hand join place on place.n = hand.place join expertise_level level on level.uuid = place.level_uuid
    join jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as paper(form text, big boolean, kind text) on paper.form = hand.form and paper.big = level.big_registered
    where not is_login`,
  // Each worker has a third of all acts, half of these with a certificate that expires.
  sql`insert into care_worker_act (care_worker_uuid, act_uuid, valid_until)
    select hand.uuid, act.uuid, case when pg_temp.chance(number, 18) < 0.5 then ${now}::date + 30 + floor(pg_temp.chance(number, 19) * 700)::int end
    from hand join (select uuid, row_number() over (order by key)::int as n from act) act on pg_temp.chance(number, 50 + act.n) < 0.3
    where not is_login`,
  sql`insert into favorite_care_worker (organization_uuid, care_worker_uuid, created_at)
    select place.organization_uuid, hand.uuid, ${now}::timestamptz from hand join place on place.n = hand.place where turn = 0 on conflict do nothing`,
]

const residents = ({ now }: Scale): Step[] => [
  sql`create temp table guest on commit drop as select place.n as place, turn, uuidv7() as uuid, place.n * ${perLocation.clients}::int + turn as number
    from place cross join generate_series(0, ${perLocation.clients}::int - 1) turn`,
  sql`insert into client (uuid, first_name, last_name, gender, birth_date, status, street, house_number, postcode, city, latitude, longitude,
      responsible_location_uuid, created_by_organization_location_uuid, created_at)
    select guest.uuid, called.name, (${lastNames}::text[])[1 + floor(pg_temp.chance(number, 22) * ${lastNames.length}::int)::int], called.gender,
      date '1930-01-01' + floor(pg_temp.chance(number, 23) * 9000)::int, 'active', 'Parklaan', (1 + number % 150)::text, place.postcode, place.city,
      place.latitude, place.longitude, place.uuid, place.uuid, ${now}::timestamptz - interval '200 days'
    from guest join place on place.n = guest.place
    join (select ordinality as n, value ->> 'name' as name, value ->> 'gender' as gender from jsonb_array_elements(${JSON.stringify(clientNames)}::jsonb) with ordinality) called
      on called.n = 1 + floor(pg_temp.chance(number, 21) * ${clientNames.length}::int)::int`,
  sql`update client_home set has_pets = true from guest where guest.uuid = client_home.uuid and pg_temp.chance(number, 24) < 0.2`,
  sql`insert into care_team (client_uuid, care_worker_uuid) select guest.uuid, hand.uuid from guest join hand on hand.place = guest.place and hand.turn <= 1`,
]
