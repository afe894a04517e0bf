-- The second version of the texts that come with the product (docs/decisions/0156): what to do when ill, and until when work can be canceled.
-- Where planners wrote a version of their own for all organizations, theirs stays in use.
with added (contract_type, before, section) as (values
  ('freelance', 'Vervanging', $${"title": "Ziek of verhinderd", "text": "Is de opdrachtnemer ziek of verhinderd, dan annuleert die de dienst zo snel mogelijk in Zorginzet: dat kan tot het einde ervan. De opdrachtgever krijgt meteen bericht, en de dienst staat weer open voor anderen.\n\nDe opdrachtnemer mag bij het annuleren de naam noemen van een ander die het werk wil doen, maar hoeft dat niet."}$$::jsonb),
  ('temp_work', 'Annuleren', $${"title": "Ziek of verhinderd", "text": "Is de uitzendkracht ziek of verhinderd, dan annuleert die de dienst zo snel mogelijk in Zorginzet: dat kan tot het einde ervan. De inlener krijgt meteen bericht, en de dienst staat weer open voor anderen. De uitzendkracht stuurt geen ander: de inlener kiest wie het werk overneemt.\n\nHoe de uitzendkracht zich bij de uitlener ziek meldt, staat in de arbeidsovereenkomst of de cao."}$$)
), part as (
  select t.contract_type, t.name, at::numeric, section
  from agreement_template t, jsonb_array_elements(t.sections) with ordinality as each(section, at)
  where t.organization_uuid is null and t.version = 1 and not exists (select 1 from agreement_template newer
    where newer.organization_uuid is null and newer.contract_type = t.contract_type and newer.version > 1)
), next as (
  select contract_type, name, at, jsonb_set(section, '{text}', to_jsonb(replace(section ->> 'text',
    'Annuleren kan tot het begin van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat.',
    'Annuleren kan tot het einde van een dienst. Gebeurt dat minder dan {annuleringstermijn} voor het begin, dan telt het als te laat, ook bij ziekte.'
  ))) as section from part
  union all
  select part.contract_type, part.name, part.at - 0.5, added.section
  from part join added on added.contract_type = part.contract_type and added.before = part.section ->> 'title'
)
insert into agreement_template (contract_type, version, name, sections, created_at)
select contract_type, 2, name, jsonb_agg(section order by at), '2026-11-29T00:00:00Z' from next group by contract_type, name;
