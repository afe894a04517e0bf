-- The agreement of an assignment (docs/decisions/0156): its templates, the text that both parties agreed to with their acts, and the paper
-- that they can take along.

-- A version is never changed: an agreement that was made from it reads as it did. Without an organization it is for all of them.
create table agreement_template (
  uuid uuid primary key default uuidv7(),
  organization_uuid uuid references organization,
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  version int not null check (version > 0),
  name text not null,
  -- Of the model agreement that it follows, and the last day on which that holds.
  model_number text,
  model_valid_until date,
  -- In order: {title, text, fixed}. A text has named places; of a model the fixed ones stay to the letter.
  sections jsonb not null,
  -- Nobody made the first versions: they came with the product.
  author_uuid uuid references account,
  author_name text,
  created_at timestamptz(0) not null,
  constraint one_template_of_a_version unique nulls not distinct (organization_uuid, contract_type, version)
);
create index on agreement_template (contract_type, version);
create index on agreement_template (created_at);
create trigger agreement_template_is_final before update or delete on agreement_template for each row execute function refuse_change();
create trigger agreement_template_stays before truncate on agreement_template for each statement execute function refuse_change();

create table assignment_agreement (
  uuid uuid primary key default uuidv7(),
  status text not null check (status in ('waiting_for_both', 'waiting_for_organization', 'waiting_for_worker', 'agreed', 'ended')),
  -- The shift or the period that it was made for; of a series the first that somebody got, and then it covers the others as well.
  care_moment_uuid uuid not null references care_moment,
  recurring_care_moment_uuid uuid references recurring_care_moment,
  care_worker_uuid uuid not null references care_worker,
  organization_uuid uuid not null references organization,
  location_uuid uuid not null,
  -- An addition, numbered from 1, says what changed of the agreement that it amends.
  amends_uuid uuid references assignment_agreement,
  sequence int not null default 0,
  reason text,
  agreement_template_uuid uuid not null references agreement_template,
  contract_type text not null check (contract_type in ('freelance', 'temp_work')),
  hourly_rate int check (hourly_rate > 0),
  rate_proposed_by text not null check (rate_proposed_by in ('organization', 'worker', 'zorginzet')),
  -- What was true when it was made, and the text with it filled in; `hash` is the SHA-256 of that text.
  facts jsonb not null,
  sections jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz(0) not null,
  -- The acts: when, who, and in which login.
  organization_agreed_at timestamptz(0),
  organization_agreed_by uuid references account,
  organization_agreed_name text,
  organization_agreed_login uuid,
  worker_agreed_at timestamptz(0),
  worker_agreed_by uuid references account,
  worker_agreed_name text,
  worker_agreed_login uuid,
  ended_at timestamptz(0),
  ended_reason text,
  version int not null default 1,
  foreign key (location_uuid, organization_uuid) references organization_location (uuid, organization_uuid),
  constraint one_addition_of_a_number unique (amends_uuid, sequence),
  check ((amends_uuid is null) = (sequence = 0)),
  check (num_nulls(organization_agreed_at, organization_agreed_by, organization_agreed_name) in (0, 3)),
  check (num_nulls(worker_agreed_at, worker_agreed_by, worker_agreed_name) in (0, 3)),
  check (status = 'ended' or (organization_agreed_at is null) = (status in ('waiting_for_both', 'waiting_for_organization'))),
  check (status = 'ended' or (worker_agreed_at is null) = (status in ('waiting_for_both', 'waiting_for_worker'))),
  check ((status = 'ended') = (ended_at is not null))
);
create index on assignment_agreement (care_worker_uuid, created_at, uuid);
create index on assignment_agreement (organization_uuid, created_at, uuid);
create index on assignment_agreement (location_uuid, created_at, uuid);
create index on assignment_agreement (created_at, uuid);
create index on assignment_agreement (care_moment_uuid);
create index on assignment_agreement (status, created_at) where status <> 'agreed';
create index on assignment_agreement (recurring_care_moment_uuid, care_worker_uuid) where recurring_care_moment_uuid is not null;
-- What somebody agreed to stays as it was read.
create trigger assignment_agreement_is_final before update of care_moment_uuid, recurring_care_moment_uuid, care_worker_uuid,
  organization_uuid, location_uuid, amends_uuid, sequence, reason, agreement_template_uuid, contract_type, hourly_rate, rate_proposed_by,
  facts, sections, hash, created_at on assignment_agreement for each row execute function refuse_change();
create trigger assignment_agreement_is_kept before delete on assignment_agreement for each row execute function refuse_change();
create trigger assignment_agreement_stays before truncate on assignment_agreement for each statement execute function refuse_change();

-- The shifts that it covers: one, or of a series or period each that somebody got; of an addition those that it is about.
create table assignment_agreement_moment (
  assignment_agreement_uuid uuid not null references assignment_agreement on delete cascade,
  care_moment_uuid uuid not null references care_moment,
  added_at timestamptz(0) not null,
  -- The worker no longer does this one; the agreement goes on for the others.
  ended_at timestamptz(0),
  primary key (assignment_agreement_uuid, care_moment_uuid)
);
create index on assignment_agreement_moment (care_moment_uuid);

-- Made once, when both agreed.
create table agreement_pdf (
  uuid uuid primary key references assignment_agreement,
  content bytea not null,
  hash text not null check (hash = encode(sha256(content), 'hex')),
  made_at timestamptz(0) not null
);
create trigger agreement_pdf_is_final before update or delete on agreement_pdf for each row execute function refuse_change();
create trigger agreement_pdf_stays before truncate on agreement_pdf for each statement execute function refuse_change();

insert into agreement_template (contract_type, version, name, sections, created_at) values
('freelance', 1, 'Overeenkomst van opdracht', $${"sections": [
{"title": "Wie dit afspreken", "text": "Opdrachtgever: {opdrachtgever}.\n\nOpdrachtnemer: {opdrachtnemer}.\n\nZorginzet brengt hen bij elkaar en is zelf geen partij."},
{"title": "De opdracht", "text": "De opdrachtnemer verleent zorg op het niveau {niveau}{soort zorg}.\n\nWaar: {plek}.\n\nWanneer: {werktijd}. {pauze}\n\n{diensten van de reeks}"},
{"title": "Geen dienstverband", "text": "De partijen sluiten een overeenkomst van opdracht (artikel 7:400 van het Burgerlijk Wetboek). Zij willen geen arbeidsovereenkomst.\n\nDe opdrachtnemer werkt als zelfstandige, bepaalt zelf hoe het werk wordt gedaan, en volgt daarbij wat de wet en de beroepsgroep van goede zorg vragen. De opdrachtgever geeft alleen aanwijzingen over wat de cliënt nodig heeft en over veiligheid.\n\nDe opdrachtnemer mag ook voor anderen werken en mag elke volgende opdracht weigeren, zonder gevolgen."},
{"title": "Tarief", "text": "Het tarief is {tarief} per gewerkt uur. {toeslag}\n\nHet tarief is voorgesteld door {voorsteller}. Wie de opdracht aannam, ging ermee akkoord.\n\nOnkosten worden vergoed als de opdrachtnemer ze bij de uren opgeeft en de opdrachtgever ze goedkeurt."},
{"title": "Uren en betaling", "text": "De opdrachtnemer geeft de gewerkte uren op. De opdrachtgever keurt ze goed of doet een tegenvoorstel.\n\nElke maandag wordt de factuur van de goedgekeurde uren gemaakt. De opdrachtgever betaalt binnen {betaaltermijn}."},
{"title": "Vervanging", "text": "De opdrachtnemer mag een ander voorstellen die het werk kan doen. Die heeft een account bij Zorginzet, de juiste documenten en de bevoegdheden die de opdracht vraagt. De opdrachtgever beslist daarover, en spreekt het werk dan met die ander af."},
{"title": "Annuleren", "text": "Annuleren kan tot het begin van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat.\n\nVerandert de opdrachtgever de tijd of de plaats, dan mag de opdrachtnemer de dienst teruggeven zolang die niet met de wijziging akkoord is. Dat telt niet als te laat."},
{"title": "Wijzigen", "text": "Verandert er iets aan deze afspraken, dan komt er een aanvulling. Ook daarmee gaan beide partijen akkoord."}
]}$$::jsonb -> 'sections', '2026-11-28T00:00:00Z'),
('temp_work', 1, 'Opdrachtbevestiging', $${"sections": [
{"title": "Wie dit afspreken", "text": "Inlener: {opdrachtgever}.\n\nUitzendkracht: {opdrachtnemer}."},
{"title": "Wat dit is", "text": "Dit is de bevestiging van een opdracht. Het is geen arbeidsovereenkomst: die heeft de uitzendkracht met de uitlener.\n\nWat daarin en in de cao staat over loon, toeslagen, ziekte en vakantie gaat voor."},
{"title": "De opdracht", "text": "De uitzendkracht verleent zorg op het niveau {niveau}{soort zorg}, onder leiding en toezicht van de inlener.\n\nWaar: {plek}.\n\nWanneer: {werktijd}. {pauze}\n\n{diensten van de reeks}"},
{"title": "Tarief", "text": "Het uurtarief van de opdracht is {tarief}. {toeslag}\n\nHet tarief is voorgesteld door {voorsteller}."},
{"title": "Uren", "text": "De uitzendkracht geeft de gewerkte uren op. De inlener keurt ze goed of doet een tegenvoorstel. De goedgekeurde uren gaan naar de loonadministratie."},
{"title": "Annuleren", "text": "Annuleren kan tot het begin van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat.\n\nVerandert de inlener de tijd of de plaats, dan mag de uitzendkracht de dienst teruggeven zolang die niet met de wijziging akkoord is. Dat telt niet als te laat."},
{"title": "Wijzigen", "text": "Verandert er iets aan deze opdracht, dan komt er een aanvulling. Ook daarmee gaan beide partijen akkoord."}
]}$$::jsonb -> 'sections', '2026-11-28T00:00:00Z');
