// Organizations and locations of the large world, at real postcodes throughout the country. One organization of the demo accounts
// comes first, so that they have long lists too.
import { sql } from 'kysely'
import { usualRates } from './data/organizations.ts'
import type { Scale, Step } from './scale-size.ts'

// The levels; those in demand occur more often. The locations of the demo account ask for the first one.
const levels = [
  'verzorgende_ig',
  'helpende_plus',
  'verzorgende_ig',
  'verpleegkundige_mbo',
  'helpende',
  'verzorgende',
  'begeleider_3',
]

/** The statements. They leave the table `place` (number, location, organization, coordinates, level, rates) for the next ones. */
export const scaledPlaces = ({ organizations, locations, now }: Scale): Step[] => [
  sql`create temp table known on commit drop as select
    (select count(*) from organization)::int as organizations, (select count(*) from account)::int as accounts,
    (select organization_uuid from organization_user u join account a on a.uuid = u.uuid where a.username = 'organisatie@demo.example') as ours`,
  sql`create temp table town on commit drop as
    select row_number() over (order by pc4)::int - 1 as n, pc4, place, latitude, longitude from postcode where position = 1`,
  sql`create temp table employer on commit drop as
    select o as n, coalesce(case when o = 0 then known.ours end, uuidv7()) as uuid, o = 0 and known.ours is not null as is_ours, town.*, known.organizations + o as number
    from generate_series(0, ${organizations}::int - 1) o cross join known
    join lateral (select pc4, place, latitude, longitude from town where town.n = floor(pg_temp.chance(o, 1) * 4000)::int) town on true`,
  sql`insert into organization (uuid, name, street, postcode, city, kvk, invoice_email)
    select uuid, 'Zorggroep ' || place || ' ' || number, 'Stationsplein ' || 1 + n, pc4 || ' AB', place, lpad((80000000 + number)::text, 8, '0'),
      'facturen-' || number || '@schaal.example' from employer where not is_ours`,
  sql`create temp table place on commit drop as
    select l as n, coalesce(mine.uuid, uuidv7()) as uuid, mine.uuid is not null as is_ours, employer.uuid as organization_uuid,
      coalesce(mine.city, town.place) as city, coalesce(mine.postcode, town.pc4 || ' BC') as postcode,
      coalesce(mine.latitude, town.latitude) as latitude, coalesce(mine.longitude, town.longitude) as longitude, level.uuid as level_uuid, level.key as level
    from generate_series(0, ${locations}::int - 1) l
    join employer on employer.n = l % ${organizations}::int
    join town on town.n = floor(pg_temp.chance(l, 2) * 4000)::int
    left join (select row_number() over (order by name)::int - 1 as turn, location.* from organization_location location, known
      where location.organization_uuid = known.ours) mine on employer.is_ours and mine.turn = l / ${organizations}::int
    join expertise_level level on level.key = case when mine.uuid is not null then ${levels[0]}
      else (${levels}::text[])[1 + floor(pg_temp.chance(l, 3) * ${levels.length}::int)::int] end`,
  sql`insert into organization_location (uuid, organization_uuid, name, street, postcode, city, latitude, longitude)
    select uuid, organization_uuid, 'Locatie ' || city || ' ' || n, 'Hoofdstraat ' || 1 + n % 200, postcode, city, latitude, longitude from place where not is_ours`,
  sql`create temp table usual on commit drop as select l.uuid as level_uuid, l.key as level, u.freelance, u.temp_work
    from jsonb_to_recordset(${JSON.stringify(Object.entries(usualRates).map(([key, rates]) => ({ key, ...rates })))}::jsonb)
      as u(key text, freelance int, temp_work int) join expertise_level l on l.key = u.key`,
  sql`insert into organization_location_rate (organization_location_uuid, expertise_level_uuid, contract_type, hourly_rate, valid_from)
    select place.uuid, usual.level_uuid, form.name, case form.name when 'freelance' then usual.freelance else usual.temp_work end,
      date_trunc('year', ${now}::timestamptz - interval '1 year')::date
    from place cross join usual cross join (values ('freelance'), ('temp_work')) form(name) where not place.is_ours`,
  sql`create temp table manager on commit drop as select n, uuidv7() as uuid, employer.uuid as organization_uuid, number from employer where not is_ours`,
  sql`insert into account (uuid, username, roles, created_at)
    select uuid, 'organisatie-' || number || '@schaal.example', array['ROLE_ORGANIZATION_USER'], ${now}::timestamptz - interval '1 year' from manager`,
  sql`insert into organization_user (uuid, first_name, last_name, organization_uuid)
    select uuid, 'Planning', 'Bureau ' || number, organization_uuid from manager`,
]
