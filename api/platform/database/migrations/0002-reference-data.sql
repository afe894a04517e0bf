-- What people choose from. Rows with stable keys: code and imports name them by key, the back office may rename them. What should no
-- longer be chosen stays with what names it: nothing is removed.

create table expertise_level (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  rank int not null,
  track text not null check (track in ('care', 'support')),
  big_registered boolean not null default false,
  is_selectable boolean not null default true
);

-- Rank orders the levels of one track: who has a higher rank may also do the work of a lower one. Support (begeleiding) is a
-- track of its own: a nurse is not a higher support worker.
insert into expertise_level (key, name, rank, track, big_registered) values
  ('huishoudelijke_hulp', 'Huishoudelijke hulp', 10, 'care', false),
  ('zorghulp', 'Zorghulp', 15, 'care', false),
  ('helpende', 'Helpende', 20, 'care', false),
  ('helpende_plus', 'Helpende plus', 25, 'care', false),
  ('verzorgende', 'Verzorgende', 30, 'care', false),
  -- Article 34 Wet BIG protects this title; there is no register of it.
  ('verzorgende_ig', 'Verzorgende IG', 35, 'care', false),
  ('verpleegkundige_mbo', 'Mbo-verpleegkundige', 40, 'care', true),
  ('verpleegkundige_hbo', 'Hbo-verpleegkundige', 60, 'care', true),
  ('wijkverpleegkundige', 'Wijkverpleegkundige', 65, 'care', true),
  ('verpleegkundig_specialist', 'Verpleegkundig specialist', 70, 'care', true),
  ('begeleider_3', 'Begeleider niveau 3', 30, 'support', false),
  ('begeleider_4', 'Persoonlijk begeleider niveau 4', 40, 'support', false);

create table service_type (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

insert into service_type (key, name) values
  ('persoonlijke_verzorging', 'Persoonlijke verzorging'),
  ('verpleging', 'Verpleging'),
  ('begeleiding', 'Begeleiding'),
  ('huishoudelijke_hulp', 'Huishoudelijke hulp'),
  ('zorg_24_uur', '24-uurszorg'),
  ('nachtzorg_waak', 'Nachtzorg (waakdienst)'),
  ('nachtzorg_slaap', 'Nachtzorg (slaapdienst)'),
  ('palliatief_terminaal', 'Palliatief-terminale zorg'),
  ('dementiezorg', 'Dementiezorg'),
  ('respijtzorg', 'Respijtzorg'),
  ('casemanagement', 'Casemanagement');

create table act (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  category text not null check (category in ('voorbehouden', 'risicovol', 'overig')),
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

-- Voorbehouden: article 36 Wet BIG. Risicovol is what organizations themselves hold to be so; it is no term of the law.
insert into act (key, name, category) values
  ('sc_injectie', 'Subcutaan injecteren', 'voorbehouden'),
  ('insuline', 'Insuline toedienen (pen)', 'voorbehouden'),
  ('im_injectie', 'Intramusculair injecteren', 'voorbehouden'),
  ('iv_injectie', 'Intraveneus injecteren', 'voorbehouden'),
  ('infuus_perifeer', 'Perifeer infuus inbrengen', 'voorbehouden'),
  ('infuus_verzorgen', 'Infuus verzorgen, zak wisselen, medicatie via infuus', 'voorbehouden'),
  ('hypodermoclyse', 'Subcutaan infuus (hypodermoclyse)', 'voorbehouden'),
  ('medicatiepomp', 'Medicatiepomp (subcutaan) bedienen', 'risicovol'),
  ('cvk', 'CVK / PICC-lijn verzorgen', 'risicovol'),
  ('pac', 'Poortkatheter (PAC) aanprikken', 'voorbehouden'),
  ('epiduraal', 'Epidurale / spinale pijnbestrijding bewaken', 'voorbehouden'),
  ('venapunctie', 'Venapunctie', 'voorbehouden'),
  ('vingerprik', 'Bloedglucose meten (vingerprik)', 'risicovol'),
  ('bloedproducten', 'Bloedproducten toedienen', 'voorbehouden'),
  ('katheter_vrouw', 'Blaaskatheter inbrengen vrouw', 'voorbehouden'),
  ('katheter_man', 'Blaaskatheter inbrengen man', 'voorbehouden'),
  ('katheter_supra', 'Suprapubische katheter wisselen', 'voorbehouden'),
  ('blaasspoelen', 'Blaasspoelen', 'risicovol'),
  ('katheterzorg', 'Verblijfskatheter verzorgen, zak wisselen', 'overig'),
  ('maagsonde', 'Maagsonde inbrengen', 'voorbehouden'),
  ('sondevoeding', 'Sondevoeding toedienen', 'risicovol'),
  ('peg', 'PEG-sonde verzorgen', 'risicovol'),
  ('gastrostomie', 'Gastrostomiesonde (button) wisselen', 'voorbehouden'),
  ('tracheacanule', 'Tracheacanule en tracheostoma verzorgen', 'risicovol'),
  ('uitzuigen', 'Mond- en keelholte uitzuigen', 'risicovol'),
  ('zuurstof', 'Zuurstof toedienen', 'risicovol'),
  ('vernevelen', 'Vernevelen / inhalatie', 'risicovol'),
  ('beademing', 'Thuisbeademing', 'risicovol'),
  ('wondzorg_rood', 'Wondverzorging rode wond', 'risicovol'),
  ('wondzorg_complex', 'Complexe wondzorg (spoelen, tamponneren, drain, hechtingen)', 'risicovol'),
  ('zwachtelen', 'Zwachtelen (ambulante compressie)', 'risicovol'),
  ('steunkousen', 'Steunkousen aan- en uittrekken', 'overig'),
  ('stomazorg', 'Stoma verzorgen', 'risicovol'),
  ('klysma', 'Klysma / darmspoelen', 'risicovol'),
  ('medicatie_aanreiken', 'Medicatie aanreiken (baxterrol)', 'overig'),
  ('medicatie_toedienen', 'Medicatie toedienen en dubbele controle', 'risicovol'),
  ('oogdruppelen', 'Oogdruppelen / oogzalf', 'overig'),
  ('tillift', 'Tillift gebruiken', 'overig'),
  ('palliatieve_sedatie', 'Palliatieve sedatie uitvoeren', 'risicovol');

create table cancel_reason (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  is_selectable_for_organization boolean not null,
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

insert into cancel_reason (key, name, is_selectable_for_organization) values
  ('ziekenhuisopname', 'Cliënt opgenomen in ziekenhuis', true),
  ('verhuisd', 'Cliënt verhuisd of opgenomen in instelling', true),
  ('overleden', 'Cliënt overleden', true),
  ('mantelzorg', 'Mantelzorg neemt het over', true),
  ('zorgvraag_gewijzigd', 'Zorgvraag gewijzigd', true),
  ('dubbel_ingepland', 'Dubbel ingepland', true),
  ('intern_opgelost', 'Intern opgelost', true),
  ('andere_zorgverlener', 'Andere zorgverlener gevonden', true),
  ('tijden_gewijzigd', 'Tijden gewijzigd', true),
  ('anders', 'Anders', true),
  ('organisatie_gestopt', 'Organisatie gestopt', false),
  ('onvoldoende_reacties', 'Onvoldoende reacties', false),
  ('foutief_ingevoerd', 'Foutief ingevoerd', false),
  ('veiligheid', 'Veiligheid', false);

create table cancel_assignment_reason (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored,
  -- Who may give a reason for ending an assignment: a planner of an organization is not ill herself.
  is_selectable_for_organization boolean not null default true,
  is_selectable_for_care_worker boolean not null default true
);

insert into cancel_assignment_reason (key, name, is_selectable_for_organization, is_selectable_for_care_worker) values
  ('ziek', 'Ziek', false, true),
  ('prive', 'Privéomstandigheden', false, true),
  ('vervoer_weer', 'Vervoer of weer', false, true),
  ('dubbele_dienst', 'Dubbele dienst', false, true),
  ('documenten_verlopen', 'Documenten verlopen', true, true),
  ('niet_passend', 'Niet passend bij deskundigheid', true, true),
  ('vervanger', 'Vervanger gevonden', true, true),
  ('verzoek_client', 'Op verzoek van de cliënt', true, true),
  ('verzoek_organisatie', 'Op verzoek van de organisatie', true, false),
  ('anders', 'Anders', true, true),
  ('afgemeld', 'Zorgverlener heeft zich afgemeld', true, false);

-- Why the care of a client ended.
create table client_end_reason (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

insert into client_end_reason (key, name) values
  ('recovered', 'Hersteld'),
  ('moved', 'Verhuisd'),
  ('nursing_home', 'Opgenomen in verpleeghuis of hospice'),
  ('deceased', 'Overleden'),
  ('other_provider', 'Andere zorgaanbieder'),
  ('indication_ended', 'Indicatie beëindigd'),
  ('funding_stopped', 'Financiering gestopt'),
  ('other', 'Anders');

-- What both sides can say of each other after an approved moment.
create table review_tag (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  -- About whom it is said.
  context text not null check (context in ('care_worker', 'organization', 'client')),
  sentiment text not null check (sentiment in ('positive', 'negative')),
  active boolean not null default true
);

insert into review_tag (key, name, context, sentiment) values
  ('on_time', 'Op tijd', 'care_worker', 'positive'),
  ('friendly', 'Vriendelijk', 'care_worker', 'positive'),
  ('expert', 'Deskundig', 'care_worker', 'positive'),
  ('clear_handover', 'Duidelijke overdracht', 'care_worker', 'positive'),
  ('good_reporting', 'Goede rapportage', 'care_worker', 'positive'),
  ('thinks_along', 'Denkt mee', 'care_worker', 'positive'),
  ('calm', 'Rustig in de omgang', 'care_worker', 'positive'),
  ('flexible', 'Flexibel', 'care_worker', 'positive'),
  ('too_late', 'Te laat', 'care_worker', 'negative'),
  ('unclear_communication', 'Onduidelijke communicatie', 'care_worker', 'negative'),
  ('careless_reporting', 'Slordige rapportage', 'care_worker', 'negative'),
  ('agreements_broken', 'Afspraken niet nagekomen', 'care_worker', 'negative'),
  ('too_little_knowledge', 'Onvoldoende kennis', 'care_worker', 'negative'),
  ('good_introduction', 'Goede inwerking', 'organization', 'positive'),
  ('pleasant_atmosphere', 'Prettige sfeer', 'organization', 'positive'),
  ('aids_present', 'Hulpmiddelen aanwezig', 'organization', 'positive'),
  ('clear_assignment', 'Duidelijke opdracht', 'organization', 'positive'),
  ('quick_approval', 'Snel akkoord op uren', 'organization', 'positive'),
  ('no_handover', 'Geen overdracht', 'organization', 'negative'),
  ('other_tasks', 'Afwijkende taken', 'organization', 'negative'),
  ('aids_missing', 'Hulpmiddelen ontbreken', 'organization', 'negative'),
  ('slow_approval', 'Trage goedkeuring', 'organization', 'negative');

-- Functiegroepen (FWG), cents a month for a full week of 36 hours.
create table salary_scale (
  uuid uuid primary key default uuidv7(),
  scale int not null unique check (scale between 15 and 80 and scale % 5 = 0),
  minimum int check (minimum > 0),
  maximum int check (maximum >= minimum),
  selectable boolean not null default true,
  -- Ours until a planner confirms it.
  estimated boolean not null default false,
  check ((minimum is null) = (maximum is null))
);

-- Three come with the specification; between them the scales of the collective agreement rise by about the same share from one to the next,
-- and so do these.
insert into salary_scale (scale, minimum, maximum, estimated) values
  (15, 223100, 269100, false),
  (20, 230200, 285100, true),
  (25, 237600, 302000, true),
  (30, 245200, 319900, true),
  (35, 253000, 338900, true),
  (40, 261100, 359000, false),
  (45, 296400, 414700, true),
  (50, 336600, 478900, true),
  (55, 382100, 553200, true),
  (60, 433800, 638900, true),
  (65, 492500, 738000, true),
  (70, 559200, 852400, true),
  (75, 634900, 984500, true),
  (80, 720800, 1137100, false);

create table care_type (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

insert into care_type (key, name) values
  ('individuele_zorg', 'Individuele zorg'),
  ('woonzorg', 'Woonzorg'),
  ('wijkverpleging', 'Wijkverpleging');

create table household (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  rank int not null,
  selectable boolean not null default true
);

insert into household (key, name, rank) values
  ('alleenwonend', 'Alleenwonend', 1),
  ('met_partner', 'Samenwonend met partner', 2),
  ('gezin_met_kinderen', 'Gezin met kinderen', 3),
  ('bij_familie', 'Inwonend bij familie', 4),
  ('inwonende_zorg', 'Met inwonende zorg', 5),
  ('woongroep', 'Woongroep', 6),
  ('anders', 'Anders', 99);

create table housing_type (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  rank int not null,
  selectable boolean not null default true
);

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

create table pet (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  rank int not null,
  selectable boolean not null default true
);

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

-- Number: the published order of the English scheme. Names of the terms only: the Dutch guide's texts are not free.
create table omaha_system_domain_problem (
  uuid uuid primary key default uuidv7(),
  key text not null unique,
  number int not null unique,
  name text not null unique,
  domain text not null check (domain in ('environmental', 'psychosocial', 'physiological', 'health_behaviour')),
  selectable boolean not null default true
);

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

-- The care of a client: home, relations, what care is asked, the plan, medication and reports; and what people choose from there.
create table country (
  uuid uuid primary key default uuidv7(),
  key text not null unique check (key ~ '^[A-Z]{2}$'),
  name text not null,
  selectable boolean not null default true,
  name_sorted text collate "C" not null generated always as (plain_name(name)) stored
);

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

-- Irregular hours (ORT): the percentage of a window of the day; where windows overlap the highest holds. `days` are 1 (Monday) to 7,
-- 'holiday', or a day of the year. The table is that of care for the disabled, taken for nursing and care homes too; not verified:
-- to be set right by who runs this, with the day it holds from.
create table irregular_hours_window (
  uuid uuid primary key default uuidv7(),
  days text[] not null,
  from_time text not null,
  to_time text not null check (to_time > from_time),
  percent int not null check (percent > 0),
  valid_from date not null,
  valid_until date
);

insert into irregular_hours_window (days, from_time, to_time, percent, valid_from) values
  ('{1,2,3,4,5}', '06:00', '07:00', 22, '2026-01-01'), ('{1,2,3,4,5}', '20:00', '22:00', 22, '2026-01-01'),
  ('{6}', '06:00', '08:00', 38, '2026-01-01'), ('{6}', '12:00', '22:00', 38, '2026-01-01'),
  ('{1,2,3,4,5}', '00:00', '06:00', 44, '2026-01-01'), ('{1,2,3,4,5}', '22:00', '24:00', 44, '2026-01-01'),
  ('{6}', '00:00', '06:00', 49, '2026-01-01'), ('{6}', '22:00', '24:00', 49, '2026-01-01'),
  ('{7,holiday}', '00:00', '24:00', 60, '2026-01-01'), ('{12-24,12-31}', '18:00', '24:00', 60, '2026-01-01');

-- The national holidays, as rules/time/holidays.ts gives them: a statement finds the one of a day without carrying them all. Further ahead than
-- anyone plans.
create table holiday (date date primary key, name text not null);

insert into holiday (date, name) values
  ('2020-01-01', 'Nieuwjaarsdag'), ('2020-04-12', 'Eerste paasdag'), ('2020-04-13', 'Tweede paasdag'), ('2020-04-27', 'Koningsdag'), ('2020-05-21', 'Hemelvaartsdag'), ('2020-05-31', 'Eerste pinksterdag'), ('2020-06-01', 'Tweede pinksterdag'), ('2020-12-25', 'Eerste kerstdag'), ('2020-12-26', 'Tweede kerstdag'),
  ('2021-01-01', 'Nieuwjaarsdag'), ('2021-04-04', 'Eerste paasdag'), ('2021-04-05', 'Tweede paasdag'), ('2021-04-27', 'Koningsdag'), ('2021-05-13', 'Hemelvaartsdag'), ('2021-05-23', 'Eerste pinksterdag'), ('2021-05-24', 'Tweede pinksterdag'), ('2021-12-25', 'Eerste kerstdag'), ('2021-12-26', 'Tweede kerstdag'),
  ('2022-01-01', 'Nieuwjaarsdag'), ('2022-04-17', 'Eerste paasdag'), ('2022-04-18', 'Tweede paasdag'), ('2022-04-27', 'Koningsdag'), ('2022-05-26', 'Hemelvaartsdag'), ('2022-06-05', 'Eerste pinksterdag'), ('2022-06-06', 'Tweede pinksterdag'), ('2022-12-25', 'Eerste kerstdag'), ('2022-12-26', 'Tweede kerstdag'),
  ('2023-01-01', 'Nieuwjaarsdag'), ('2023-04-09', 'Eerste paasdag'), ('2023-04-10', 'Tweede paasdag'), ('2023-04-27', 'Koningsdag'), ('2023-05-18', 'Hemelvaartsdag'), ('2023-05-28', 'Eerste pinksterdag'), ('2023-05-29', 'Tweede pinksterdag'), ('2023-12-25', 'Eerste kerstdag'), ('2023-12-26', 'Tweede kerstdag'),
  ('2024-01-01', 'Nieuwjaarsdag'), ('2024-03-31', 'Eerste paasdag'), ('2024-04-01', 'Tweede paasdag'), ('2024-04-27', 'Koningsdag'), ('2024-05-09', 'Hemelvaartsdag'), ('2024-05-19', 'Eerste pinksterdag'), ('2024-05-20', 'Tweede pinksterdag'), ('2024-12-25', 'Eerste kerstdag'), ('2024-12-26', 'Tweede kerstdag'),
  ('2025-01-01', 'Nieuwjaarsdag'), ('2025-04-20', 'Eerste paasdag'), ('2025-04-21', 'Tweede paasdag'), ('2025-04-26', 'Koningsdag'), ('2025-05-29', 'Hemelvaartsdag'), ('2025-06-08', 'Eerste pinksterdag'), ('2025-06-09', 'Tweede pinksterdag'), ('2025-12-25', 'Eerste kerstdag'), ('2025-12-26', 'Tweede kerstdag'),
  ('2026-01-01', 'Nieuwjaarsdag'), ('2026-04-05', 'Eerste paasdag'), ('2026-04-06', 'Tweede paasdag'), ('2026-04-27', 'Koningsdag'), ('2026-05-14', 'Hemelvaartsdag'), ('2026-05-24', 'Eerste pinksterdag'), ('2026-05-25', 'Tweede pinksterdag'), ('2026-12-25', 'Eerste kerstdag'), ('2026-12-26', 'Tweede kerstdag'),
  ('2027-01-01', 'Nieuwjaarsdag'), ('2027-03-28', 'Eerste paasdag'), ('2027-03-29', 'Tweede paasdag'), ('2027-04-27', 'Koningsdag'), ('2027-05-06', 'Hemelvaartsdag'), ('2027-05-16', 'Eerste pinksterdag'), ('2027-05-17', 'Tweede pinksterdag'), ('2027-12-25', 'Eerste kerstdag'), ('2027-12-26', 'Tweede kerstdag'),
  ('2028-01-01', 'Nieuwjaarsdag'), ('2028-04-16', 'Eerste paasdag'), ('2028-04-17', 'Tweede paasdag'), ('2028-04-27', 'Koningsdag'), ('2028-05-25', 'Hemelvaartsdag'), ('2028-06-04', 'Eerste pinksterdag'), ('2028-06-05', 'Tweede pinksterdag'), ('2028-12-25', 'Eerste kerstdag'), ('2028-12-26', 'Tweede kerstdag'),
  ('2029-01-01', 'Nieuwjaarsdag'), ('2029-04-01', 'Eerste paasdag'), ('2029-04-02', 'Tweede paasdag'), ('2029-04-27', 'Koningsdag'), ('2029-05-10', 'Hemelvaartsdag'), ('2029-05-20', 'Eerste pinksterdag'), ('2029-05-21', 'Tweede pinksterdag'), ('2029-12-25', 'Eerste kerstdag'), ('2029-12-26', 'Tweede kerstdag'),
  ('2030-01-01', 'Nieuwjaarsdag'), ('2030-04-21', 'Eerste paasdag'), ('2030-04-22', 'Tweede paasdag'), ('2030-04-27', 'Koningsdag'), ('2030-05-30', 'Hemelvaartsdag'), ('2030-06-09', 'Eerste pinksterdag'), ('2030-06-10', 'Tweede pinksterdag'), ('2030-12-25', 'Eerste kerstdag'), ('2030-12-26', 'Tweede kerstdag'),
  ('2031-01-01', 'Nieuwjaarsdag'), ('2031-04-13', 'Eerste paasdag'), ('2031-04-14', 'Tweede paasdag'), ('2031-04-26', 'Koningsdag'), ('2031-05-22', 'Hemelvaartsdag'), ('2031-06-01', 'Eerste pinksterdag'), ('2031-06-02', 'Tweede pinksterdag'), ('2031-12-25', 'Eerste kerstdag'), ('2031-12-26', 'Tweede kerstdag'),
  ('2032-01-01', 'Nieuwjaarsdag'), ('2032-03-28', 'Eerste paasdag'), ('2032-03-29', 'Tweede paasdag'), ('2032-04-27', 'Koningsdag'), ('2032-05-06', 'Hemelvaartsdag'), ('2032-05-16', 'Eerste pinksterdag'), ('2032-05-17', 'Tweede pinksterdag'), ('2032-12-25', 'Eerste kerstdag'), ('2032-12-26', 'Tweede kerstdag'),
  ('2033-01-01', 'Nieuwjaarsdag'), ('2033-04-17', 'Eerste paasdag'), ('2033-04-18', 'Tweede paasdag'), ('2033-04-27', 'Koningsdag'), ('2033-05-26', 'Hemelvaartsdag'), ('2033-06-05', 'Eerste pinksterdag'), ('2033-06-06', 'Tweede pinksterdag'), ('2033-12-25', 'Eerste kerstdag'), ('2033-12-26', 'Tweede kerstdag'),
  ('2034-01-01', 'Nieuwjaarsdag'), ('2034-04-09', 'Eerste paasdag'), ('2034-04-10', 'Tweede paasdag'), ('2034-04-27', 'Koningsdag'), ('2034-05-18', 'Hemelvaartsdag'), ('2034-05-28', 'Eerste pinksterdag'), ('2034-05-29', 'Tweede pinksterdag'), ('2034-12-25', 'Eerste kerstdag'), ('2034-12-26', 'Tweede kerstdag'),
  ('2035-01-01', 'Nieuwjaarsdag'), ('2035-03-25', 'Eerste paasdag'), ('2035-03-26', 'Tweede paasdag'), ('2035-04-27', 'Koningsdag'), ('2035-05-03', 'Hemelvaartsdag'), ('2035-05-13', 'Eerste pinksterdag'), ('2035-05-14', 'Tweede pinksterdag'), ('2035-12-25', 'Eerste kerstdag'), ('2035-12-26', 'Tweede kerstdag'),
  ('2036-01-01', 'Nieuwjaarsdag'), ('2036-04-13', 'Eerste paasdag'), ('2036-04-14', 'Tweede paasdag'), ('2036-04-26', 'Koningsdag'), ('2036-05-22', 'Hemelvaartsdag'), ('2036-06-01', 'Eerste pinksterdag'), ('2036-06-02', 'Tweede pinksterdag'), ('2036-12-25', 'Eerste kerstdag'), ('2036-12-26', 'Tweede kerstdag'),
  ('2037-01-01', 'Nieuwjaarsdag'), ('2037-04-05', 'Eerste paasdag'), ('2037-04-06', 'Tweede paasdag'), ('2037-04-27', 'Koningsdag'), ('2037-05-14', 'Hemelvaartsdag'), ('2037-05-24', 'Eerste pinksterdag'), ('2037-05-25', 'Tweede pinksterdag'), ('2037-12-25', 'Eerste kerstdag'), ('2037-12-26', 'Tweede kerstdag'),
  ('2038-01-01', 'Nieuwjaarsdag'), ('2038-04-25', 'Eerste paasdag'), ('2038-04-26', 'Tweede paasdag'), ('2038-04-27', 'Koningsdag'), ('2038-06-03', 'Hemelvaartsdag'), ('2038-06-13', 'Eerste pinksterdag'), ('2038-06-14', 'Tweede pinksterdag'), ('2038-12-25', 'Eerste kerstdag'), ('2038-12-26', 'Tweede kerstdag'),
  ('2039-01-01', 'Nieuwjaarsdag'), ('2039-04-10', 'Eerste paasdag'), ('2039-04-11', 'Tweede paasdag'), ('2039-04-27', 'Koningsdag'), ('2039-05-19', 'Hemelvaartsdag'), ('2039-05-29', 'Eerste pinksterdag'), ('2039-05-30', 'Tweede pinksterdag'), ('2039-12-25', 'Eerste kerstdag'), ('2039-12-26', 'Tweede kerstdag'),
  ('2040-01-01', 'Nieuwjaarsdag'), ('2040-04-01', 'Eerste paasdag'), ('2040-04-02', 'Tweede paasdag'), ('2040-04-27', 'Koningsdag'), ('2040-05-10', 'Hemelvaartsdag'), ('2040-05-20', 'Eerste pinksterdag'), ('2040-05-21', 'Tweede pinksterdag'), ('2040-12-25', 'Eerste kerstdag'), ('2040-12-26', 'Tweede kerstdag'),
  ('2041-01-01', 'Nieuwjaarsdag'), ('2041-04-21', 'Eerste paasdag'), ('2041-04-22', 'Tweede paasdag'), ('2041-04-27', 'Koningsdag'), ('2041-05-30', 'Hemelvaartsdag'), ('2041-06-09', 'Eerste pinksterdag'), ('2041-06-10', 'Tweede pinksterdag'), ('2041-12-25', 'Eerste kerstdag'), ('2041-12-26', 'Tweede kerstdag'),
  ('2042-01-01', 'Nieuwjaarsdag'), ('2042-04-06', 'Eerste paasdag'), ('2042-04-07', 'Tweede paasdag'), ('2042-04-26', 'Koningsdag'), ('2042-05-15', 'Hemelvaartsdag'), ('2042-05-25', 'Eerste pinksterdag'), ('2042-05-26', 'Tweede pinksterdag'), ('2042-12-25', 'Eerste kerstdag'), ('2042-12-26', 'Tweede kerstdag'),
  ('2043-01-01', 'Nieuwjaarsdag'), ('2043-03-29', 'Eerste paasdag'), ('2043-03-30', 'Tweede paasdag'), ('2043-04-27', 'Koningsdag'), ('2043-05-07', 'Hemelvaartsdag'), ('2043-05-17', 'Eerste pinksterdag'), ('2043-05-18', 'Tweede pinksterdag'), ('2043-12-25', 'Eerste kerstdag'), ('2043-12-26', 'Tweede kerstdag'),
  ('2044-01-01', 'Nieuwjaarsdag'), ('2044-04-17', 'Eerste paasdag'), ('2044-04-18', 'Tweede paasdag'), ('2044-04-27', 'Koningsdag'), ('2044-05-26', 'Hemelvaartsdag'), ('2044-06-05', 'Eerste pinksterdag'), ('2044-06-06', 'Tweede pinksterdag'), ('2044-12-25', 'Eerste kerstdag'), ('2044-12-26', 'Tweede kerstdag'),
  ('2045-01-01', 'Nieuwjaarsdag'), ('2045-04-09', 'Eerste paasdag'), ('2045-04-10', 'Tweede paasdag'), ('2045-04-27', 'Koningsdag'), ('2045-05-18', 'Hemelvaartsdag'), ('2045-05-28', 'Eerste pinksterdag'), ('2045-05-29', 'Tweede pinksterdag'), ('2045-12-25', 'Eerste kerstdag'), ('2045-12-26', 'Tweede kerstdag'),
  ('2046-01-01', 'Nieuwjaarsdag'), ('2046-03-25', 'Eerste paasdag'), ('2046-03-26', 'Tweede paasdag'), ('2046-04-27', 'Koningsdag'), ('2046-05-03', 'Hemelvaartsdag'), ('2046-05-13', 'Eerste pinksterdag'), ('2046-05-14', 'Tweede pinksterdag'), ('2046-12-25', 'Eerste kerstdag'), ('2046-12-26', 'Tweede kerstdag'),
  ('2047-01-01', 'Nieuwjaarsdag'), ('2047-04-14', 'Eerste paasdag'), ('2047-04-15', 'Tweede paasdag'), ('2047-04-27', 'Koningsdag'), ('2047-05-23', 'Hemelvaartsdag'), ('2047-06-02', 'Eerste pinksterdag'), ('2047-06-03', 'Tweede pinksterdag'), ('2047-12-25', 'Eerste kerstdag'), ('2047-12-26', 'Tweede kerstdag'),
  ('2048-01-01', 'Nieuwjaarsdag'), ('2048-04-05', 'Eerste paasdag'), ('2048-04-06', 'Tweede paasdag'), ('2048-04-27', 'Koningsdag'), ('2048-05-14', 'Hemelvaartsdag'), ('2048-05-24', 'Eerste pinksterdag'), ('2048-05-25', 'Tweede pinksterdag'), ('2048-12-25', 'Eerste kerstdag'), ('2048-12-26', 'Tweede kerstdag'),
  ('2049-01-01', 'Nieuwjaarsdag'), ('2049-04-18', 'Eerste paasdag'), ('2049-04-19', 'Tweede paasdag'), ('2049-04-27', 'Koningsdag'), ('2049-05-27', 'Hemelvaartsdag'), ('2049-06-06', 'Eerste pinksterdag'), ('2049-06-07', 'Tweede pinksterdag'), ('2049-12-25', 'Eerste kerstdag'), ('2049-12-26', 'Tweede kerstdag');

-- Places and coordinates of the Dutch four-digit postcodes, so that no address ever leaves for a web service.
-- Source: GeoNames postal codes, https://www.geonames.org, under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
-- Its rows are in 0003. A postcode may hold several places, in the order of the source: the first gives the coordinate, all are found by name.
create table postcode (
  pc4 text not null check (pc4 ~ '^[1-9][0-9]{3}$'),
  position int not null,
  place text not null,
  municipality text not null,
  province text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (pc4, position)
);
