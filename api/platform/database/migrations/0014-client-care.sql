-- The care of a client: home, relations, what care is asked, the plan, medication and reports; and what people choose from there.
create table country (
  uuid uuid primary key default uuidv7(),
  key text not null unique check (key ~ '^[A-Z]{2}$'), name text not null, selectable boolean not null default true
);
create table household (uuid uuid primary key default uuidv7(), key text not null unique, name text not null, rank int not null);
create table housing_type (uuid uuid primary key default uuidv7(), key text not null unique, name text not null, rank int not null);
create table pet (uuid uuid primary key default uuidv7(), key text not null unique, name text not null, rank int not null);
create table care_type (uuid uuid primary key default uuidv7(), key text not null unique, name text not null);
-- Number: the published order of the English scheme. Names of the terms only: the Dutch guide's texts are not free.
create table omaha_system_domain_problem (
  uuid uuid primary key default uuidv7(),
  key text not null unique, number int not null unique, name text not null unique,
  domain text not null check (domain in ('environmental', 'psychosocial', 'physiological', 'health_behaviour')),
  selectable boolean not null default true
);

-- One a client, with the client's uuid: whoever makes a client makes its home.
create table client_home (
  uuid uuid primary key references client on delete cascade,
  housing_type_uuid uuid references housing_type, household_uuid uuid references household,
  has_pets boolean not null default false,
  smoking text check (smoking in ('inside', 'outside')),
  floor int check (floor between -5 and 200),
  lift text check (lift in ('yes', 'no', 'do_not_know_yet')),
  parking text check (parking in ('yes', 'no', 'do_not_know_yet')), parking_notes text,
  access_type text check (access_type in ('key_box', 'manual_access')), access_notes text
);
create index on client_home (housing_type_uuid);
create index on client_home (household_uuid);
create table client_home_pet (
  client_home_uuid uuid not null references client_home on delete cascade, pet_uuid uuid not null references pet,
  primary key (client_home_uuid, pet_uuid)
);
create index on client_home_pet (pet_uuid);
insert into client_home (uuid, has_pets, smoking) select uuid, has_pets, smoking from client;
alter table client drop column has_pets, drop column smoking;
create function make_client_home() returns trigger language plpgsql as $$
begin
  insert into client_home (uuid) select uuid from made;
  return null;
end $$;
create trigger client_has_home after insert on client referencing new table as made
  for each statement execute function make_client_home();

create table client_relation (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  first_name text not null, last_name text not null,
  kind text not null check (kind in ('partner', 'child', 'parent', 'sibling', 'other_family', 'friend', 'neighbour', 'professional', 'other')),
  phone text, email text,
  is_first_contact boolean not null default false, is_legal_representative boolean not null default false
);
create index on client_relation (client_uuid);
create unique index one_first_contact on client_relation (client_uuid) where is_first_contact;

create table care_request (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  service_type_uuid uuid not null references service_type, care_type_uuid uuid references care_type,
  status text not null default 'new' check (status in ('new', 'active', 'inactive', 'closed')),
  wanted_from date not null, wanted_until date check (wanted_until >= wanted_from),
  hours_per_week numeric(4, 1) check (hours_per_week > 0 and hours_per_week <= 168),
  description text, created_at timestamptz(0) not null
);
create index on care_request (client_uuid, status);
create index on care_request (service_type_uuid);
create index on care_request (care_type_uuid);

create table care_plan_problem (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  problem_uuid uuid not null references omaha_system_domain_problem,
  modifier text not null check (modifier in ('actual', 'potential', 'health_promotion')),
  goal text not null,
  interventions jsonb not null default '[]',
  target_knowledge int check (target_knowledge between 1 and 5),
  target_behaviour int check (target_behaviour between 1 and 5),
  target_status int check (target_status between 1 and 5),
  created_at timestamptz(0) not null, updated_at timestamptz(0) not null, version int not null default 1,
  constraint one_problem_a_plan unique (client_uuid, problem_uuid),
  unique (uuid, client_uuid)
);
create index on care_plan_problem (problem_uuid);
-- Never changed: the course of the scores is what the plan is judged by.
create table care_plan_score (
  uuid uuid primary key default uuidv7(),
  care_plan_problem_uuid uuid not null, client_uuid uuid not null references client,
  knowledge int check (knowledge between 1 and 5),
  behaviour int check (behaviour between 1 and 5),
  status int check (status between 1 and 5),
  scored_on date not null, author_uuid uuid not null references account, author_name text not null,
  created_at timestamptz(0) not null,
  check (num_nonnulls(knowledge, behaviour, status) > 0),
  foreign key (care_plan_problem_uuid, client_uuid) references care_plan_problem (uuid, client_uuid)
);
create index on care_plan_score (care_plan_problem_uuid, scored_on);
create index on care_plan_score (client_uuid);

create table medication (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references client,
  name text not null, dose text not null, form text, times text[] not null default '{}', instructions text,
  "from" date not null, until date check (until >= "from")
);
create index on medication (client_uuid);

alter table client_report
  add column care_moment_uuid uuid references care_moment,
  add column correction_of_uuid uuid,
  add unique (uuid, client_uuid),
  add foreign key (correction_of_uuid, client_uuid) references client_report (uuid, client_uuid);
create index on client_report (care_moment_uuid);
create index on client_report (correction_of_uuid);
create table client_report_problem (
  client_report_uuid uuid not null references client_report, problem_uuid uuid not null references omaha_system_domain_problem,
  primary key (client_report_uuid, problem_uuid)
);
create index on client_report_problem (problem_uuid);

-- A client's year in one domain: what was reported on it, or scored.
create view client_care_assist_report as
select md5(client_uuid || ' ' || year || ' ' || domain)::uuid as uuid, client_uuid, year, domain, count(distinct report_uuid)::int as report_count
from (
  select r.client_uuid, extract(year from r.created_at at time zone 'Europe/Amsterdam')::int as year, p.domain, r.uuid as report_uuid
  from client_report r join client_report_problem rp on rp.client_report_uuid = r.uuid join omaha_system_domain_problem p on p.uuid = rp.problem_uuid
  union all
  select s.client_uuid, extract(year from s.scored_on)::int, p.domain, null
  from care_plan_score s join care_plan_problem cp on cp.uuid = s.care_plan_problem_uuid join omaha_system_domain_problem p on p.uuid = cp.problem_uuid
) told group by client_uuid, year, domain;

insert into household (key, name, rank) values
  ('alleenwonend', 'Alleenwonend', 1),
  ('met_partner', 'Samenwonend met partner', 2),
  ('gezin_met_kinderen', 'Gezin met kinderen', 3),
  ('bij_familie', 'Inwonend bij familie', 4),
  ('inwonende_zorg', 'Met inwonende zorg', 5),
  ('woongroep', 'Woongroep', 6),
  ('anders', 'Anders', 99);
insert into housing_type (key, name, rank) values
  ('appartement_lift', 'Appartement met lift', 1),
  ('appartement_zonder_lift', 'Appartement zonder lift', 2),
  ('tussen_of_hoekwoning', 'Tussen- of hoekwoning', 3),
  ('twee_onder_een_kap', 'Twee-onder-een-kap', 4),
  ('vrijstaand', 'Vrijstaande woning', 5),
  ('seniorenwoning', 'Seniorenwoning', 6),
  ('aanleunwoning', 'Aanleunwoning', 7),
  ('woonzorgcentrum', 'Woonzorgcentrum', 8),
  ('hospice', 'Hospice', 9),
  ('boerderij', 'Boerderij', 10),
  ('woonboot', 'Woonboot', 11),
  ('anders', 'Anders', 99);
insert into pet (key, name, rank) values
  ('geen', 'Geen', 1),
  ('hond', 'Hond', 2),
  ('kat', 'Kat', 3),
  ('vogels', 'Vogels', 4),
  ('knaagdier_konijn', 'Knaagdier of konijn', 5),
  ('vissen', 'Vissen', 6),
  ('reptiel', 'Reptiel', 7),
  ('boerderijdieren', 'Boerderijdieren', 8),
  ('anders', 'Anders', 99);
insert into care_type (key, name) values
  ('individuele_zorg', 'Individuele zorg'),
  ('woonzorg', 'Woonzorg'),
  ('wijkverpleging', 'Wijkverpleging');
insert into omaha_system_domain_problem (key, number, name, domain) values
  ('omaha-01', 1, 'Inkomen / financiën', 'environmental'),
  ('omaha-02', 2, 'Omgevingshygiëne', 'environmental'),
  ('omaha-03', 3, 'Woning', 'environmental'),
  ('omaha-04', 4, 'Buurt-/werkplekveiligheid', 'environmental'),
  ('omaha-05', 5, 'Communicatie met maatschappelijke voorzieningen', 'psychosocial'),
  ('omaha-06', 6, 'Sociaal contact', 'psychosocial'),
  ('omaha-07', 7, 'Rolverandering', 'psychosocial'),
  ('omaha-08', 8, 'Interpersoonlijke relaties', 'psychosocial'),
  ('omaha-09', 9, 'Spiritualiteit', 'psychosocial'),
  ('omaha-10', 10, 'Rouw', 'psychosocial'),
  ('omaha-11', 11, 'Geestelijke gezondheid', 'psychosocial'),
  ('omaha-12', 12, 'Seksualiteit', 'psychosocial'),
  ('omaha-13', 13, 'Mantelzorg / zorg voor kind of huisgenoot', 'psychosocial'),
  ('omaha-14', 14, 'Verwaarlozing', 'psychosocial'),
  ('omaha-15', 15, 'Mishandeling / misbruik', 'psychosocial'),
  ('omaha-16', 16, 'Groei en ontwikkeling', 'psychosocial'),
  ('omaha-17', 17, 'Gehoor', 'physiological'),
  ('omaha-18', 18, 'Zicht', 'physiological'),
  ('omaha-19', 19, 'Spraak en taal', 'physiological'),
  ('omaha-20', 20, 'Mondgezondheid', 'physiological'),
  ('omaha-21', 21, 'Cognitie', 'physiological'),
  ('omaha-22', 22, 'Pijn', 'physiological'),
  ('omaha-23', 23, 'Bewustzijn', 'physiological'),
  ('omaha-24', 24, 'Huid', 'physiological'),
  ('omaha-25', 25, 'Neuro-/musculaire/skeletfunctie', 'physiological'),
  ('omaha-26', 26, 'Ademhaling', 'physiological'),
  ('omaha-27', 27, 'Circulatie', 'physiological'),
  ('omaha-28', 28, 'Spijsvertering - vochthuishouding', 'physiological'),
  ('omaha-29', 29, 'Darmfunctie', 'physiological'),
  ('omaha-30', 30, 'Urinewegfunctie', 'physiological'),
  ('omaha-31', 31, 'Geslachtsorganen', 'physiological'),
  ('omaha-32', 32, 'Zwangerschap', 'physiological'),
  ('omaha-33', 33, 'Postnataal', 'physiological'),
  ('omaha-34', 34, 'Besmettelijke / infectieuze conditie', 'physiological'),
  ('omaha-35', 35, 'Voeding', 'health_behaviour'),
  ('omaha-36', 36, 'Slaap- en rustpatroon', 'health_behaviour'),
  ('omaha-37', 37, 'Fysieke activiteit', 'health_behaviour'),
  ('omaha-38', 38, 'Persoonlijke zorg', 'health_behaviour'),
  ('omaha-39', 39, 'Gebruik van verslavende middelen', 'health_behaviour'),
  ('omaha-40', 40, 'Gezinsplanning', 'health_behaviour'),
  ('omaha-41', 41, 'Gezondheidszorgsupervisie', 'health_behaviour'),
  ('omaha-42', 42, 'Medicatie', 'health_behaviour');
-- ISO 3166-1 alpha-2, with their Dutch names. Selectable: the Netherlands, its neighbours, and where most people in Dutch care come from.
insert into country (key, name, selectable) select key, name, false from (values
  ('AD', 'Andorra'), ('AE', 'Verenigde Arabische Emiraten'), ('AG', 'Antigua en Barbuda'), ('AI', 'Anguilla'),
  ('AL', 'Albanië'), ('AM', 'Armenië'), ('AO', 'Angola'), ('AQ', 'Antarctica'), ('AR', 'Argentinië'),
  ('AS', 'Amerikaans-Samoa'), ('AU', 'Australië'), ('AX', 'Åland'), ('AZ', 'Azerbeidzjan'), ('BB', 'Barbados'),
  ('BD', 'Bangladesh'), ('BF', 'Burkina Faso'), ('BH', 'Bahrein'), ('BI', 'Burundi'), ('BJ', 'Benin'),
  ('BL', 'Saint-Barthélemy'), ('BM', 'Bermuda'), ('BN', 'Brunei'), ('BO', 'Bolivia'), ('BS', 'Bahama’s'), ('BT', 'Bhutan'),
  ('BV', 'Bouveteiland'), ('BW', 'Botswana'), ('BY', 'Belarus'), ('BZ', 'Belize'), ('CA', 'Canada'), ('CC', 'Cocoseilanden'),
  ('CF', 'Centraal-Afrikaanse Republiek'), ('CG', 'Congo-Brazzaville'), ('CH', 'Zwitserland'), ('CI', 'Ivoorkust'),
  ('CK', 'Cookeilanden'), ('CL', 'Chili'), ('CR', 'Costa Rica'), ('CU', 'Cuba'), ('CX', 'Christmaseiland'), ('CY', 'Cyprus'),
  ('DJ', 'Djibouti'), ('DM', 'Dominica'), ('EC', 'Ecuador'), ('EH', 'Westelijke Sahara'), ('FI', 'Finland'), ('FJ', 'Fiji'),
  ('FK', 'Falklandeilanden'), ('FM', 'Micronesia'), ('FO', 'Faeröer'), ('GA', 'Gabon'), ('GD', 'Grenada'), ('GE', 'Georgië'),
  ('GF', 'Frans-Guyana'), ('GG', 'Guernsey'), ('GI', 'Gibraltar'), ('GL', 'Groenland'), ('GM', 'Gambia'), ('GN', 'Guinee'),
  ('GP', 'Guadeloupe'), ('GQ', 'Equatoriaal-Guinea'), ('GS', 'Zuid-Georgia en Zuidelijke Sandwicheilanden'),
  ('GT', 'Guatemala'), ('GU', 'Guam'), ('GW', 'Guinee-Bissau'), ('GY', 'Guyana'), ('HK', 'Hongkong'),
  ('HM', 'Heard en McDonaldeilanden'), ('HN', 'Honduras'), ('HT', 'Haïti'), ('IL', 'Israël'), ('IM', 'Isle of Man'),
  ('IO', 'Brits Indische Oceaanterritorium'), ('IS', 'IJsland'), ('JE', 'Jersey'), ('JM', 'Jamaica'), ('JO', 'Jordanië'),
  ('JP', 'Japan'), ('KG', 'Kirgizië'), ('KH', 'Cambodja'), ('KI', 'Kiribati'), ('KM', 'Comoren'),
  ('KN', 'Saint Kitts en Nevis'), ('KP', 'Noord-Korea'), ('KR', 'Zuid-Korea'), ('KW', 'Koeweit'), ('KY', 'Kaaimaneilanden'),
  ('KZ', 'Kazachstan'), ('LA', 'Laos'), ('LB', 'Libanon'), ('LC', 'Saint Lucia'), ('LI', 'Liechtenstein'),
  ('LK', 'Sri Lanka'), ('LR', 'Liberia'), ('LS', 'Lesotho'), ('LY', 'Libië'), ('MC', 'Monaco'), ('MD', 'Moldavië'),
  ('ME', 'Montenegro'), ('MF', 'Saint-Martin'), ('MG', 'Madagaskar'), ('MH', 'Marshalleilanden'), ('MK', 'Noord-Macedonië'),
  ('ML', 'Mali'), ('MM', 'Myanmar'), ('MN', 'Mongolië'), ('MO', 'Macau'), ('MP', 'Noordelijke Marianen'),
  ('MQ', 'Martinique'), ('MR', 'Mauritanië'), ('MS', 'Montserrat'), ('MT', 'Malta'), ('MU', 'Mauritius'), ('MV', 'Maldiven'),
  ('MW', 'Malawi'), ('MX', 'Mexico'), ('MY', 'Maleisië'), ('MZ', 'Mozambique'), ('NA', 'Namibië'), ('NC', 'Nieuw-Caledonië'),
  ('NE', 'Niger'), ('NF', 'Norfolk'), ('NI', 'Nicaragua'), ('NO', 'Noorwegen'), ('NP', 'Nepal'), ('NR', 'Nauru'),
  ('NU', 'Niue'), ('NZ', 'Nieuw-Zeeland'), ('OM', 'Oman'), ('PA', 'Panama'), ('PE', 'Peru'), ('PF', 'Frans-Polynesië'),
  ('PG', 'Papoea-Nieuw-Guinea'), ('PM', 'Saint-Pierre en Miquelon'), ('PN', 'Pitcairneilanden'), ('PR', 'Puerto Rico'),
  ('PS', 'Palestijnse gebieden'), ('PW', 'Palau'), ('PY', 'Paraguay'), ('QA', 'Qatar'), ('RE', 'Réunion'), ('RW', 'Rwanda'),
  ('SA', 'Saoedi-Arabië'), ('SB', 'Salomonseilanden'), ('SC', 'Seychellen'), ('SD', 'Soedan'), ('SE', 'Zweden'),
  ('SG', 'Singapore'), ('SH', 'Sint-Helena'), ('SJ', 'Spitsbergen en Jan Mayen'), ('SM', 'San Marino'), ('SN', 'Senegal'),
  ('SS', 'Zuid-Soedan'), ('ST', 'Sao Tomé en Principe'), ('SV', 'El Salvador'), ('SZ', 'Eswatini'),
  ('TC', 'Turks- en Caicoseilanden'), ('TD', 'Tsjaad'), ('TF', 'Franse Gebieden in de zuidelijke Indische Oceaan'),
  ('TG', 'Togo'), ('TJ', 'Tadzjikistan'), ('TK', 'Tokelau'), ('TL', 'Oost-Timor'), ('TM', 'Turkmenistan'), ('TO', 'Tonga'),
  ('TT', 'Trinidad en Tobago'), ('TV', 'Tuvalu'), ('TW', 'Taiwan'), ('TZ', 'Tanzania'), ('UG', 'Oeganda'),
  ('UM', 'Kleine afgelegen eilanden van de Verenigde Staten'), ('UY', 'Uruguay'), ('UZ', 'Oezbekistan'),
  ('VA', 'Vaticaanstad'), ('VC', 'Saint Vincent en de Grenadines'), ('VG', 'Britse Maagdeneilanden'),
  ('VI', 'Amerikaanse Maagdeneilanden'), ('VU', 'Vanuatu'), ('WF', 'Wallis en Futuna'), ('WS', 'Samoa'), ('YE', 'Jemen'),
  ('YT', 'Mayotte'), ('ZM', 'Zambia'), ('ZW', 'Zimbabwe')
) as listed (key, name);
insert into country (key, name) values
  ('AF', 'Afghanistan'), ('AT', 'Oostenrijk'), ('AW', 'Aruba'), ('BA', 'Bosnië en Herzegovina'), ('BE', 'België'),
  ('BG', 'Bulgarije'), ('BQ', 'Caribisch Nederland'), ('BR', 'Brazilië'), ('CD', 'Congo-Kinshasa'), ('CM', 'Kameroen'),
  ('CN', 'China'), ('CO', 'Colombia'), ('CV', 'Kaapverdië'), ('CW', 'Curaçao'), ('CZ', 'Tsjechië'), ('DE', 'Duitsland'),
  ('DK', 'Denemarken'), ('DO', 'Dominicaanse Republiek'), ('DZ', 'Algerije'), ('EE', 'Estland'), ('EG', 'Egypte'),
  ('ER', 'Eritrea'), ('ES', 'Spanje'), ('ET', 'Ethiopië'), ('FR', 'Frankrijk'), ('GB', 'Verenigd Koninkrijk'),
  ('GH', 'Ghana'), ('GR', 'Griekenland'), ('HR', 'Kroatië'), ('HU', 'Hongarije'), ('ID', 'Indonesië'), ('IE', 'Ierland'),
  ('IN', 'India'), ('IQ', 'Irak'), ('IR', 'Iran'), ('IT', 'Italië'), ('KE', 'Kenia'), ('LT', 'Litouwen'),
  ('LU', 'Luxemburg'), ('LV', 'Letland'), ('MA', 'Marokko'), ('NG', 'Nigeria'), ('NL', 'Nederland'), ('PH', 'Filipijnen'),
  ('PK', 'Pakistan'), ('PL', 'Polen'), ('PT', 'Portugal'), ('RO', 'Roemenië'), ('RS', 'Servië'), ('RU', 'Rusland'),
  ('SI', 'Slovenië'), ('SK', 'Slowakije'), ('SL', 'Sierra Leone'), ('SO', 'Somalië'), ('SR', 'Suriname'),
  ('SX', 'Sint-Maarten'), ('SY', 'Syrië'), ('TH', 'Thailand'), ('TN', 'Tunesië'), ('TR', 'Turkije'), ('UA', 'Oekraïne'),
  ('US', 'Verenigde Staten'), ('VE', 'Venezuela'), ('VN', 'Vietnam'), ('ZA', 'Zuid-Afrika');
