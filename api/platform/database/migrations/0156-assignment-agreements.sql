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
-- A text and all that amends it.
create index assignment_agreement_chain on assignment_agreement ((coalesce(amends_uuid, uuid)));
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

-- Ended when the work is called off, given back or not done: kept by the database, so that it holds whichever way that happens.
create function end_agreements() returns trigger language plpgsql as $$
declare made record;
begin
  update assignment_agreement_moment l set ended_at = new.updated_at from assignment_agreement a
    where l.care_moment_uuid = new.uuid and l.ended_at is null and a.uuid = l.assignment_agreement_uuid
      and a.care_worker_uuid = old.assignee_uuid;
  -- An addition ends with what it amends; of a series that goes on while it covers other shifts, and a period ends as a whole.
  for made in
    update assignment_agreement a set status = 'ended', ended_at = new.updated_at, ended_reason = new.status_reason
    from (select coalesce(b.amends_uuid, b.uuid) as root from assignment_agreement_moment l
      join assignment_agreement b on b.uuid = l.assignment_agreement_uuid
      where l.care_moment_uuid = new.uuid and b.care_worker_uuid = old.assignee_uuid group by 1) mine
    where (a.uuid = mine.root or a.amends_uuid = mine.root) and a.status <> 'ended' and not exists (
      select 1 from assignment_agreement_moment l join assignment_agreement r on r.uuid = l.assignment_agreement_uuid
      where r.uuid = mine.root and l.ended_at is null and (r.facts ->> 'covers' <> 'period' or l.care_moment_uuid = r.care_moment_uuid))
    returning a.uuid
  loop
    insert into event (name, subject_type, subject_uuid, at, to_status, reason)
    values ('assignment_agreement_ended', 'AssignmentAgreement', made.uuid, new.updated_at, 'ended', new.status_reason);
  end loop;
  return null;
end $$;
create trigger agreements_end after update of status, assignee_uuid on care_moment for each row
  when (old.assignee_uuid is not null and (new.assignee_uuid is distinct from old.assignee_uuid
    or (new.status in ('canceled', 'not_worked') and old.status <> new.status)))
  execute function end_agreements();

insert into agreement_template (contract_type, version, name, sections, created_at) values
('freelance', 1, 'Overeenkomst van opdracht', $${"sections": [
{"title": "Wie dit afspreken", "text": "Opdrachtgever: {opdrachtgever}.\n\nOpdrachtnemer: {opdrachtnemer}.\n\nZorginzet brengt hen bij elkaar en is zelf geen partij."},
{"title": "De opdracht", "text": "De opdrachtnemer verleent zorg op het niveau {niveau} {soort zorg}.\n\nWaar: {plek}.\n\nWanneer: {werktijd}. {pauze}\n\n{diensten van de reeks}"},
{"title": "Geen dienstverband", "text": "De partijen sluiten een overeenkomst van opdracht (artikel 7:400 van het Burgerlijk Wetboek). Zij willen geen arbeidsovereenkomst.\n\nDe opdrachtnemer werkt als zelfstandige, bepaalt zelf hoe het werk wordt gedaan, en volgt daarbij wat de wet en de beroepsgroep van goede zorg vragen. De opdrachtgever geeft alleen aanwijzingen over wat de cliënt nodig heeft en over veiligheid.\n\nDe opdrachtnemer mag ook voor anderen werken en mag elke volgende opdracht weigeren, zonder gevolgen. Is de opdrachtnemer ziek of met vakantie, dan betaalt de opdrachtgever niet door."},
{"title": "Goede zorg", "text": "De opdrachtnemer heeft de diploma’s, de registratie en de Verklaring Omtrent het Gedrag die dit werk vraagt, en een eigen klachtenregeling. Vervalt een daarvan, dan laat de opdrachtnemer dat meteen weten.\n\nDe opdrachtgever geeft op tijd de informatie die voor goede en veilige zorg nodig is."},
{"title": "Tarief", "text": "Het tarief is {tarief} per gewerkt uur. {toeslag} Is er btw verschuldigd, dan komt die erbij.\n\nHet tarief is voorgesteld door {voorsteller}. Wie de opdracht aannam, ging ermee akkoord.\n\nOnkosten worden vergoed als de opdrachtnemer ze bij de uren opgeeft en de opdrachtgever ze goedkeurt."},
{"title": "Uren en betaling", "text": "De opdrachtnemer geeft de gewerkte uren op. De opdrachtgever keurt ze goed of doet een tegenvoorstel. Antwoordt de opdrachtgever zeven dagen niet, dan worden uren die dicht bij de planning liggen vanzelf goedgekeurd. Worden de partijen het niet eens, dan beslist de backoffice van Zorginzet welke uren op de factuur komen.\n\nElke maandag maakt Zorginzet namens de opdrachtnemer de factuur van de goedgekeurde uren. De opdrachtgever betaalt binnen {betaaltermijn}."},
{"title": "Vervanging", "text": "De opdrachtnemer mag een ander voorstellen die het werk kan doen. Die heeft een account bij Zorginzet, de juiste documenten en de bevoegdheden die de opdracht vraagt. De opdrachtgever beslist daarover, en spreekt het werk dan met die ander af."},
{"title": "Annuleren", "text": "Annuleren kan tot het begin van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat. Er staat geen boete op.\n\nVerandert de opdrachtgever de tijd of de plaats, dan mag de opdrachtnemer de dienst teruggeven zolang die niet met de wijziging akkoord is. Dat telt niet als te laat."},
{"title": "Verzekering en aansprakelijkheid", "text": "De opdrachtnemer heeft een verzekering voor beroepsaansprakelijkheid en houdt die zolang de opdracht duurt.\n\nWie van de partijen een fout maakt, is aansprakelijk voor de schade daarvan zoals de wet dat regelt."},
{"title": "Geheimhouding en gegevens", "text": "De opdrachtnemer houdt geheim wat tijdens het werk over cliënten, hun naasten en de opdrachtgever bekend wordt. Dat blijft zo na de opdracht.\n\nBeide partijen houden zich aan de privacywet (AVG). Gegevens van cliënten gebruiken zij alleen voor de zorg en voor wat de wet vraagt."},
{"title": "Wijzigen", "text": "Verandert er iets aan deze afspraken, dan komt er een aanvulling. Ook daarmee gaan beide partijen akkoord."},
{"title": "Einde", "text": "Deze overeenkomst eindigt vanzelf na de laatste dienst waarvoor zij geldt, en eerder als de opdracht wordt geannuleerd of teruggegeven. Wat is afgesproken over betaling, aansprakelijkheid en geheimhouding blijft gelden.\n\nHet Nederlandse recht geldt. Lossen de partijen een geschil niet samen op, dan kunnen zij naar de rechter."}
]}$$::jsonb -> 'sections', '2026-11-28T00:00:00Z'),
('temp_work', 1, 'Opdrachtbevestiging', $${"sections": [
{"title": "Wie dit afspreken", "text": "Inlener: {opdrachtgever}.\n\nUitzendkracht: {opdrachtnemer}."},
{"title": "Wat dit is", "text": "Dit is de bevestiging van een opdracht. Het is geen arbeidsovereenkomst: die heeft de uitzendkracht met de uitlener.\n\nWat daarin en in de cao staat over loon, toeslagen, ziekte en vakantie gaat voor."},
{"title": "De opdracht", "text": "De uitzendkracht verleent zorg op het niveau {niveau} {soort zorg}, onder leiding en toezicht van de inlener.\n\nWaar: {plek}.\n\nWanneer: {werktijd}. {pauze}\n\n{diensten van de reeks}"},
{"title": "Tarief", "text": "Het uurtarief van de opdracht is {tarief}. {toeslag}\n\nHet tarief is voorgesteld door {voorsteller}."},
{"title": "Uren", "text": "De uitzendkracht geeft de gewerkte uren op. De inlener keurt ze goed of doet een tegenvoorstel. De goedgekeurde uren gaan naar de loonadministratie."},
{"title": "Annuleren", "text": "Annuleren kan tot het begin van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat. Er staat geen boete op.\n\nVerandert de inlener de tijd of de plaats, dan mag de uitzendkracht de dienst teruggeven zolang die niet met de wijziging akkoord is. Dat telt niet als te laat."},
{"title": "Veilig werken en aansprakelijkheid", "text": "De inlener zorgt voor een veilige werkplek en geeft op tijd de informatie die voor goede en veilige zorg nodig is. Voor schade bij het werk gelden de regels die de wet aan uitlener en inlener stelt."},
{"title": "Geheimhouding en gegevens", "text": "De uitzendkracht houdt geheim wat tijdens het werk over cliënten, hun naasten en de inlener bekend wordt. Dat blijft zo na de opdracht.\n\nGegevens van cliënten worden alleen gebruikt voor de zorg en voor wat de wet vraagt (AVG)."},
{"title": "Wijzigen", "text": "Verandert er iets aan deze opdracht, dan komt er een aanvulling. Ook daarmee gaan beide partijen akkoord."},
{"title": "Einde", "text": "Deze opdracht eindigt vanzelf na de laatste dienst waarvoor zij geldt, en eerder als zij wordt geannuleerd of teruggegeven. De geheimhouding blijft gelden."}
]}$$::jsonb -> 'sections', '2026-11-28T00:00:00Z');
