// What each kind of line indicates, and why. All lines count the same and there is no total: a relation is judged by all
// circumstances together (Hoge Raad 24 maart 2023, ECLI:NL:HR:2023:443, Deliveroo).

import type { DossierPoints } from './say.ts'

const negotiates = 'Wie zelf over de prijs onderhandelt, handelt als ondernemer.'
const refuses = 'Wie werk kan weigeren zonder gevolg, staat niet onder gezag.'
const chooses = 'Wie zelf kiest welk werk hij doet, staat niet onder gezag.'
const hours = 'Wie bepaalt wanneer er gewerkt wordt, telt mee bij de vraag of er gezag is.'
const lasting = 'Hoe langer het werk bij één organisatie duurt, hoe meer het op een dienstverband lijkt; hoe korter, hoe minder.'
const customers = 'Hoe meer iemand voor andere organisaties werkt, hoe minder die van één organisatie afhangt.'
const enterprise = 'Wie zich naar buiten als ondernemer gedraagt en zelf risico draagt, werkt als zelfstandige.'
const personal = 'Wie het werk door een ander mag laten doen, hoeft het niet zelf te doen.'
const unknown = 'Dit wordt niet bijgehouden. Leg het zo nodig samen vast.'

/** For each kind of line: what it indicates, and the reason. */
export const dossierGrounds = {
  agreed: ['fact', 'Een overeenkomst alleen beslist niet: het gaat ook om hoe er gewerkt is.'],
  not_agreed: ['fact', 'Zonder vastgelegde overeenkomst telt hoe er gewerkt is.'],
  rate_by_worker: ['independence', `De zorgverlener stelde het tarief voor. ${negotiates}`],
  rate_from_table: ['employment', `De organisatie stelde het tarief vast. ${negotiates}`],
  rate_by_organization: ['employment', `De organisatie noemde het tarief. ${negotiates}`],
  rate_by_other: ['fact', 'Geen van beide partijen noemde het tarief.'],
  counter_proposal_unknown: ['fact', unknown],
  rate_above: ['independence', 'Vanaf deze grens zou een zzp’er zich niet op het rechtsvermoeden kunnen beroepen.'],
  rate_below: ['employment', 'Onder deze grens zou een zzp’er zich op het rechtsvermoeden kunnen beroepen.'],
  rate_without_threshold: ['fact', 'Op die dag had nog niemand een grens genoemd.'],
  told: ['fact', 'Een melding verplicht tot niets.'],
  let_pass: ['independence', refuses],
  asked: ['fact', 'Een vraag verplicht tot niets.'],
  said_yes: ['independence', chooses],
  said_no: ['independence', refuses],
  not_answered: ['independence', refuses],
  reacted: ['independence', chooses],
  took_back: ['independence', refuses],
  planned_in: ['employment', 'Het is niet vastgelegd dat de zorgverlener vooraf ja zei.'],
  called_off_by_worker: ['independence', 'Wie een opdracht kan teruggeven, is vrijer dan een werknemer.'],
  called_off_by_other: ['fact', 'De zorgverlener deed dit niet zelf.'],
  nothing_followed: ['independence', refuses],
  offered_again: ['independence', refuses],
  reported: ['employment', 'Op afzeggen of wegblijven volgde een melding: dat kan op gezag wijzen.'],
  reported_otherwise: ['fact', 'De melding gaat niet over weigeren of afzeggen.'],
  replaced: ['independence', personal],
  not_replaced: ['fact', 'Er is geen vervanging vastgelegd. Of het mocht, staat in wat jullie afspraken.'],
  not_chosen: ['fact', 'Iemand anders is gekozen, of nog niemand. Waarom, wordt niet bijgehouden.'],
  replacement_unknown: ['fact', unknown],
  elsewhere: ['independence', customers],
  nowhere_else: ['employment', customers],
  small_share: ['independence', customers],
  large_share: ['employment', customers],
  no_hours: ['fact', 'Zonder goedgekeurde uren is er geen aandeel.'],
  short_run: ['independence', lasting],
  long_run: ['employment', lasting],
  held: ['independence', enterprise],
  not_held: ['employment', enterprise],
  on_invoice: ['independence', enterprise],
  not_on_invoice: ['employment', enterprise],
  no_vat_number: ['fact', 'Zorg is vaak vrijgesteld van btw: dan is een btw-nummer op de factuur niet nodig.'],
  no_invoice: ['fact', 'Er is in deze periode nog niets gefactureerd.'],
  invoiced: ['independence', enterprise],
  times_by_organization: ['employment', hours],
  times_by_other: ['employment', `De zorgverlener bepaalde de tijden niet. ${hours}`],
  changed: ['employment', `De organisatie veranderde tijd of plaats na de afspraak. ${hours}`],
  change_agreed: ['independence', 'De verandering ging in met een ja van de zorgverlener, die de opdracht ook kon teruggeven.'],
  hours_by_worker: ['independence', 'De zorgverlener geeft zelf op wat er gewerkt is.'],
  hours_by_other: ['fact', 'De zorgverlener gaf deze uren niet zelf op.'],
  hours_corrected: ['employment', 'De organisatie hield toezicht op de opgegeven uren.'],
  hours_rejected: ['independence', 'De zorgverlener kon het voorstel weigeren.'],
  instructions_unknown: ['fact', unknown],
  materials_unknown: ['fact', unknown],
} as const satisfies Record<string, readonly [DossierPoints, string]>
export type DossierGround = keyof typeof dossierGrounds
