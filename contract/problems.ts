// Every refusal: its HTTP status and the Dutch sentence a person reads. Braces are filled from the problem's values.
// 401 and 429 log the client out (specification, section 8): nothing else may use them.

export const problems = {
  unauthorized: [401, 'Je bent niet ingelogd.'],
  invalid_credentials: [401, 'E-mailadres of wachtwoord klopt niet.'],
  too_many_attempts: [429, 'Te veel pogingen. Probeer het later opnieuw.'],
  syntax: [400, 'Syntax error'],
  forbidden: [403, 'Je mag dit niet doen.'],
  impersonating: [403, 'Dit kan niet zolang je als iemand anders bent ingelogd.'],
  not_found: [404, 'Niet gevonden.'],
  method: [405, 'Deze methode bestaat hier niet.'],
  not_acceptable: [406, 'Deze vorm van antwoord is er niet.'],
  media_type: [415, 'Deze vorm van inhoud wordt niet gelezen.'],
  too_large: [413, 'De inhoud is te groot.'],
  invalid: [422, 'Niet alles is goed ingevuld.'],
  server: [500, 'Internal Server Error'],
  unavailable: [503, 'Zorginzet is even niet bereikbaar.'],
  state: [409, 'Dit kan niet meer: de status is nu “{status}”.'],
  version: [409, 'Iemand anders heeft dit intussen gewijzigd. Kijk het na en probeer het opnieuw.'],
  taken: [409, 'Iemand anders was net eerder.'],
  overlap: [409, 'De zorgverlener werkt dan al ergens anders.'],
  already_reacted: [409, 'Je hebt al gereageerd.'],
  already_declined: [409, 'Hiervan heb je al laten weten dat het niet voor jou is.'],
  already_published: [409, 'Dit zorgmoment is al gepubliceerd.'],
  already_favorite: [409, 'Deze zorgverlener staat al bij je favorieten.'],
  already_in_team: [409, 'Deze zorgverlener zit al in het zorgteam van deze cliënt.'],
  already_excluded: [409, 'Deze zorgverlener staat al op de uitsluitlijst van deze cliënt.'],
  excluded: [409, 'Deze zorgverlener staat op de uitsluitlijst van deze cliënt.'],
  already_rate: [409, 'Vanaf deze dag is er al een tarief voor dit niveau en deze contractvorm.'],
  already_in_plan: [409, 'Dit aandachtsgebied staat al in het zorgplan.'],
  report_final: [409, 'Een rapportage verandert na 24 uur niet meer. Schrijf een nieuwe, als correctie.'],
  not_eligible: [409, '{reasons}'],
  not_ended: [409, 'Uren indienen kan pas na afloop van de dienst.'],
  not_started: [409, 'Dit kan pas vanaf het begin van de dienst.'],
  submit_too_late: [409, 'Uren indienen kan tot 60 dagen na de dienst.'],
  moment_over: [409, 'De dienst is al afgelopen.'],
  moment_started: [409, 'De opdracht is al begonnen.'],
  not_a_period: [409, 'Dit is geen periode.'],
  no_rate: [409, 'Voor dit niveau en deze contractvorm is op deze locatie nog geen tarief.'],
  not_this_publication: [409, 'Deze reacties horen niet bij elkaar.'],
  not_open: [409, 'Deze publicatie is niet meer open.'],
  already_account: [409, 'Voor dit e-mailadres is er al een account.'],
  not_impersonable: [409, 'Als deze gebruiker kun je niet inloggen.'],
  code_from_app: [409, 'Deze code komt uit je app.'],
  no_passkey: [409, 'Voor dit account is er geen passkey.'],
  multi_factor_off: [409, 'Tweestapsverificatie staat uit.'],
  multi_factor_required: [409, 'Voor een account van de backoffice blijft de tweede stap aan.'],
  already_proposed: [409, 'Er ligt al een voorstel bij deze zorgverlener.'],
  already_credited: [409, 'Deze factuur is al gecrediteerd.'],
  not_creditable: [409, 'Een creditnota kun je niet crediteren.'],
  already_booked: [409, 'Dit is al geboekt.'],
  nothing_to_pay_out: [409, 'Van deze week hoeft niets meer uitbetaald te worden.'],
  no_payout_account: [409, 'Vul eerst in van welke rekening je uitbetaalt.'],
  already_reviewed: [409, 'Over dit zorgmoment is al een beoordeling gegeven.'],
  review_too_late: [409, 'Beoordelen kan tot 30 dagen nadat de uren zijn goedgekeurd.'],
  document_over: [409, 'De geldigheid van dit document is al voorbij.'],
  already_violation: [409, 'Dit is voor deze dienst al gemeld.'],
  in_use: [409, 'Dit is nog in gebruik.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ProblemCode = keyof typeof problems
/** One field that is not right: where, what, and the fixed id of the constraint (api-conventions 5.2). */
export interface Violation {
  propertyPath: string
  message: string
  code: string
}
