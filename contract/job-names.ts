// The Dutch name of each scheduled job, and what it does: for the planners who watch over them. A test checks that every job has
// one.

interface JobName {
  name: string
  /** One sentence. */
  does: string
}
/** By the job's name in the schedule. */
export const jobNames: Record<string, JobName> = {
  'expire-care-moments': { name: 'Opdrachten laten verlopen', does: 'Wat begint zonder dat iemand komt, verloopt.' },
  'start-periods': { name: 'Periodes beginnen', does: 'Een periode waarvan de eerste dag er is, loopt.' },
  'end-periods': { name: 'Periodes beëindigen', does: 'Een periode waarvan de laatste dag voorbij is, is klaar.' },
  'remind-changes': { name: 'Herinneren aan wijzigingen', does: 'Wie een gewijzigde tijd nog niet bevestigde, krijgt een mail.' },
  'remind-hours': { name: 'Herinneren aan uren', does: 'Wie uren nog niet indiende, krijgt een mail.' },
  'approve-hours': { name: 'Uren vanzelf goedkeuren', does: 'Uren die lang genoeg wachten, zijn goedgekeurd.' },
  'remind-approval': { name: 'Herinneren aan goedkeuren', does: 'Een organisatie met wachtende uren krijgt een mail.' },
  invoices: {
    name: 'Facturen maken',
    does: 'Van goedgekeurde uren van de vorige week komen facturen, met een mail aan wie het aangaat.',
  },
  'expire-contract-proposals': {
    name: 'Contractvoorstellen laten verlopen',
    does: 'Een voorstel dat te lang open staat, verloopt.',
  },
  'expire-documents': { name: 'Documenten laten verlopen', does: 'Een document waarvan de laatste dag voorbij is, verloopt.' },
  'hold-big-numbers': {
    name: 'BIG-nummers nakijken',
    does: 'BIG-nummers worden naast het ingelezen register gelegd. Registers die zijn vervangen, verdwijnen.',
  },
  'remind-documents': { name: 'Herinneren aan documenten', does: 'Wie een document heeft dat bijna verloopt, krijgt een mail.' },
  'pass-over-unanswered': {
    name: 'Naar de volgende vragen',
    does: 'Wie op naam gevraagd is en niet op tijd antwoordt, wordt overgeslagen.',
  },
  'gather-matches': { name: 'Passende opdrachten mailen', does: 'Zorgverleners lezen in één mail wat er voor hen bij kwam.' },
  'widen-publications': {
    name: 'Breder publiceren',
    does: 'Een opdracht die eerst aan enkelen was, gaat op tijd naar meer mensen.',
  },
  'tell-whom-to-call': {
    name: 'Familie: wie te bellen',
    does: 'Is voor een opdracht nog niemand gevonden, dan leest de familie op tijd wie ze kan bellen.',
  },
  'held-mails': {
    name: 'Bewaarde mails sturen',
    does: 'Mails die op de ochtend of op de mail van de dag wachtten, gaan samen weg.',
  },
  'tidy-notifications': { name: 'Oude meldingen opruimen', does: 'Meldingen van meer dan een half jaar oud verdwijnen.' },
  'tidy-webhooks': {
    name: 'Oude berichten van koppelingen opruimen',
    does: 'Berichten aan koppelingen van meer dan dertig dagen oud verdwijnen, en geheimen die niet meer gelden.',
  },
  'tidy-api-clients': {
    name: 'Oude tellingen van API-clients opruimen',
    does: 'Hoe vaak een API-client iets vroeg, verdwijnt na dertien maanden; waarom iets werd geweigerd, na dertig dagen.',
  },
  backup: { name: 'Back-up maken', does: 'Elke nacht komt er een back-up van de database en de bestanden.' },
  'backup-check': {
    name: 'Back-up nakijken',
    does: 'De laatste back-up wordt naast de database teruggezet, gelezen en geteld, en weer weggegooid.',
  },
  'backup-log': {
    name: 'Logboek bewaren',
    does: 'Wat de database na de back-up opschreef, wordt klein bewaard. Zo kan alles terug naar een minuut.',
  },
  'keep-months': {
    name: 'Maanden bijhouden',
    does: 'Voor de geschiedenis en het inzagelogboek komen nieuwe maanden klaar. Een maand waarvan de termijn voorbij is, gaat weg.',
  },
  forget: {
    name: 'Vergeten',
    does: 'Wie lang genoeg weg is, wordt vergeten. Wat de wet vraagt te bewaren, blijft.',
  },
  'forget-books': {
    name: 'Oude facturen verwijderen',
    does: 'Facturen en loonregels waarvan de bewaartermijn voorbij is, verdwijnen.',
  },
  'tidy-mails': { name: 'Oude mails opruimen', does: 'Mails waarvan de bewaartermijn voorbij is, verdwijnen.' },
  'tidy-rosters': { name: 'Oude roosters opruimen', does: 'Roosters waarvan de bewaartermijn voorbij is, verdwijnen.' },
  'tidy-accounts': {
    name: 'Oude codes en apparaten opruimen',
    does: 'Codes die niet meer gelden, verdwijnen. Ook apparaten waarop lang niemand inlogde.',
  },
}
