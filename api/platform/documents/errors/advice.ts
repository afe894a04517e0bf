// When each refusal occurs and what a program should do about it, for the catalogue of errors. By status, as the sentence of a
// refusal says the rest; by code where the advice for the status would be wrong.
import type { ProblemCode, problems } from '../../../../contract/problems.ts'
import type { violationCodes } from '../../problem.ts'

type Status = (typeof problems)[ProblemCode][0]
interface Advice {
  name: string
  when: string
  remedy: string
}

/** Every status of a refusal: its English name, when it is given, and what to do. */
export const adviceByStatus: Record<Status, Advice> = {
  400: {
    name: 'Bad Request',
    when: 'De inhoud of het adres is niet te lezen: geen JSON, een pagina die niet kan, of een afgebroken bestand.',
    remedy: 'Verbeter de aanvraag. Hetzelfde nog eens sturen helpt niet.',
  },
  401: {
    name: 'Unauthorized',
    when: 'Er is geen token, of het is verlopen, ingetrokken of niet van deze server.',
    remedy: 'Haal een nieuw token en stuur de aanvraag daarmee één keer opnieuw.',
  },
  403: {
    name: 'Forbidden',
    when: 'Het token is goed, maar dit account mag dit niet.',
    remedy: 'Stuur niet opnieuw. Vraag wie het account beheert om het recht, of gebruik een ander account.',
  },
  404: {
    name: 'Not Found',
    when: 'Dit adres bestaat niet, of wat er staat is niet voor dit account.',
    remedy: 'Kijk het adres na. Gebruik de @id uit een antwoord en stel adressen niet zelf samen.',
  },
  405: {
    name: 'Method Not Allowed',
    when: 'Het adres bestaat, maar niet met deze methode.',
    remedy: 'Gebruik een methode uit de kop Allow.',
  },
  406: {
    name: 'Not Acceptable',
    when: 'De kop Accept vraagt een vorm die er niet is.',
    remedy: 'Vraag application/ld+json of application/json.',
  },
  409: {
    name: 'Conflict',
    when: 'Het kan niet in de toestand waarin dit nu is.',
    remedy: 'Lees het opnieuw. In allowedActions staat wat er nu mee kan. Toon anders de zin in detail.',
  },
  412: {
    name: 'Precondition Failed',
    when: 'De kop If-Match noemt een stand die voorbij is.',
    remedy: 'Lees het opnieuw, leg de wijziging ernaast en stuur haar met de nieuwe ETag.',
  },
  413: {
    name: 'Content Too Large',
    when: 'De inhoud is groter dan een megabyte, of een bestand groter dan is toegestaan.',
    remedy: 'Stuur minder, of een kleiner bestand.',
  },
  415: {
    name: 'Unsupported Media Type',
    when: 'De kop Content-Type noemt een vorm die hier niet wordt gelezen.',
    remedy: 'Stuur application/ld+json; bij PATCH application/merge-patch+json; bij een bestand multipart/form-data.',
  },
  422: {
    name: 'Unprocessable Content',
    when: 'De inhoud is te lezen, maar een of meer velden kloppen niet.',
    remedy: 'In violations staat per veld (propertyPath) wat er mis is, met een vaste code. Verbeter die velden.',
  },
  429: {
    name: 'Too Many Requests',
    when: 'Er is te vaak gevraagd of geprobeerd.',
    remedy: 'Wacht het aantal seconden uit de kop Retry-After, en stuur dan opnieuw.',
  },
  500: {
    name: 'Internal Server Error',
    when: 'Er ging bij ons iets mis.',
    remedy: 'Stuur later opnieuw, met dezelfde Idempotency-Key. Meld het ons als het blijft.',
  },
  503: {
    name: 'Service Unavailable',
    when: 'De server of zijn database is even niet bereikbaar.',
    remedy: 'Wacht het aantal seconden uit de kop Retry-After en stuur opnieuw, met dezelfde Idempotency-Key.',
  },
  507: {
    name: 'Insufficient Storage',
    when: 'Het bestand kan nu niet worden bewaard.',
    remedy: 'Stuur het later opnieuw.',
  },
}

const readAnew = 'Lees het opnieuw, leg de wijziging ernaast en stuur haar met de nieuwe version.'
const later = 'Wacht een kwartier en stuur opnieuw.'
/** Advice for the codes that the advice for their status does not fit. */
export const remedyByCode: Partial<Record<ProblemCode, string>> = {
  version: readAnew,
  taken: 'Lees opnieuw of het nog nodig is, en stuur het dan nog eens.',
  held: 'Probeer het later opnieuw.',
  enough_mails: later,
  enough_proposals: later,
  enough_invitations: later,
  feature_off: 'Stuur niet opnieuw. De backoffice zet dit per organisatie aan of uit.',
  impersonating: 'Doe dit met het account van de persoon zelf.',
  invalid_credentials: 'Kijk de naam en het wachtwoord na. Na een paar keer verkeerd moet je een kwartier wachten.',
  invalid_client:
    'Kijk nummer en geheim na: samen in de kop Authorization (Basic), of als client_id en client_secret in het formulier. Is het geheim kwijt, maak dan een nieuw bij Koppelingen.',
  invalid_scope: 'Laat scope weg, dan krijg je alles wat de API-client mag, of vink bij Koppelingen aan wat er nog bij moet.',
  scope: 'Vink het aan bij Koppelingen, API-clients, en haal een nieuw token: het oude geldt dan niet meer.',
  too_many_rows: 'Vraag een kortere periode, of lees de lijst per pagina.',
}

const atToken = 'Een programma vraagt een token, of trekt het in.'
/** When these codes occur, where the description of their status does not fit. */
export const whenByCode: Partial<Record<ProblemCode, string>> = {
  invalid_request: atToken,
  unsupported_grant_type: atToken,
  invalid_scope: atToken,
  invalid_client: atToken,
}

/** The meaning of each code of a violation. */
export const violationMeanings: Record<keyof typeof violationCodes, string> = {
  blank: 'Het veld is verplicht en is leeg of ontbreekt.',
  wrongType: 'De waarde heeft het verkeerde type, zoals een tekst waar een getal hoort.',
  null: 'Het veld mag niet null zijn.',
  tooLong: 'De tekst is te lang.',
  tooShort: 'De tekst is te kort.',
  email: 'Dit is geen e-mailadres.',
  choice: 'Deze waarde kan hier niet: zij is geen van de keuzes, of past niet bij de rest.',
  tooHigh: 'Het getal is te hoog.',
  tooLow: 'Het getal is te laag.',
  pattern: 'De tekst heeft niet de goede vorm.',
  tooFew: 'De lijst heeft te weinig onderdelen.',
  tooMany: 'De lijst heeft te veel onderdelen.',
  fileTooLarge: 'Het bestand is te groot.',
  mediaType: 'Dit soort bestand wordt hier niet aangenomen.',
  unknown: 'Dit veld of filter wordt hier niet gelezen. Dat hoor je alleen met de kop Prefer: handling=strict.',
  mustBeTrue: 'Hiermee moet worden ingestemd.',
}
