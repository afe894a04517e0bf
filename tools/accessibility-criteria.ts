// How the product meets WCAG 2.2, levels A and AA (EN 301 549, chapters 9 and 10), criterion by criterion. The public statement
// (web/public/toegankelijkheid.html) is generated from it: `tools/accessibility-statement.test.ts -u` writes it. A criterion that
// is no longer met is one changed line here: its result, why, and the day by which it will be.

/** The day of the last examination, and a hash of its answers: a changed answer needs another examination (the test gives the new hash). */
export const examined = { on: '2026-11-27', mark: '6ed2f8c6004d' }

/**
 * The evidence: every screen checked by machine in each width and look, a test of that behaviour, or people with keyboard, zoom
 * and text alone.
 */
type Evidence = `tests/${string}` | `web/${string}` | 'by hand'
export type Result =
  | { is: 'met'; by: readonly Evidence[] }
  | { is: 'not met'; why: string; mendedBy: string }
  /** The product has nothing of this kind. */
  | { is: 'none'; why: string }
export interface Criterion {
  number: string
  name: string
  level: 'A' | 'AA'
  result: Result
}

/** Every screen and dialog, in every width, scheme and forced colours: axe, target sizes, the focus, overflow. */
export const screens = 'tests/journeys/screens.test.ts'
/** Changes are announced without moving the focus. */
const journey = 'tests/journeys/said.test.ts'
const pdfs = 'tests/tagged-pdfs.test.ts'
const dialogs = 'tests/journeys/dialogs.test.ts'
const forms = 'tests/journeys/forms.test.ts'
const typing = 'tests/journeys/typing.test.ts'
const accounts = 'tests/journeys/accounts.test.ts'
const secondStep = 'tests/journeys/second-step.test.ts'

const met = (...by: Evidence[]): Result => ({ is: 'met', by })
const none = (why: string): Result => ({ is: 'none', why })
const noMedia = none('Er is geen geluid en geen video.')
const noMotion = none('Niets werkt door het toestel te bewegen.')

const rows: readonly (readonly [number: string, name: string, level: 'A' | 'AA', result: Result])[] = [
  ['1.1.1', 'Niet-tekstuele content', 'A', met(screens, 'by hand')],
  ['1.2.1', 'Louter-geluid en louter-videobeeld', 'A', noMedia],
  ['1.2.2', 'Ondertiteling (vooraf opgenomen)', 'A', noMedia],
  ['1.2.3', 'Audiodescriptie of media-alternatief', 'A', noMedia],
  ['1.2.4', 'Ondertiteling (live)', 'AA', noMedia],
  ['1.2.5', 'Audiodescriptie (vooraf opgenomen)', 'AA', noMedia],
  ['1.3.1', 'Info en relaties', 'A', met(screens, pdfs)],
  ['1.3.2', 'Betekenisvolle volgorde', 'A', met(pdfs, 'by hand')],
  ['1.3.3', 'Zintuiglijke eigenschappen', 'A', met('by hand')],
  ['1.3.4', 'Weergavestand', 'AA', met(screens, 'by hand')],
  ['1.3.5', 'Identificeer het doel van de input', 'AA', met('web/input-purpose.test.ts')],
  ['1.4.1', 'Gebruik van kleur', 'A', met('by hand')],
  ['1.4.2', 'Geluidsbediening', 'A', noMedia],
  ['1.4.3', 'Contrast (minimum)', 'AA', met(screens)],
  ['1.4.4', 'Herschalen van tekst', 'AA', met(screens, 'by hand')],
  ['1.4.5', 'Afbeeldingen van tekst', 'AA', met('by hand')],
  ['1.4.10', 'Reflow', 'AA', met(screens)],
  ['1.4.11', 'Contrast van niet-tekstuele content', 'AA', met(screens, 'by hand')],
  ['1.4.12', 'Tekstafstand', 'AA', met('by hand')],
  ['1.4.13', 'Content bij hover of focus', 'AA', met('by hand')],
  ['2.1.1', 'Toetsenbord', 'A', met(typing, 'by hand')],
  ['2.1.2', 'Geen toetsenbordval', 'A', met(dialogs)],
  ['2.1.4', 'Enkel teken sneltoetsen', 'A', met('by hand')],
  ['2.2.1', 'Timing aanpasbaar', 'A', met('by hand')],
  ['2.2.2', 'Pauzeren, stoppen, verbergen', 'A', met('by hand')],
  ['2.3.1', 'Drie flitsen of beneden drempelwaarde', 'A', met('by hand')],
  ['2.4.1', 'Blokken omzeilen', 'A', met(screens)],
  ['2.4.2', 'Paginatitel', 'A', met(screens, pdfs)],
  ['2.4.3', 'Focusvolgorde', 'A', met(dialogs, forms)],
  ['2.4.4', 'Linkdoel (in context)', 'A', met(screens)],
  ['2.4.5', 'Meerdere manieren', 'AA', met('by hand')],
  ['2.4.6', 'Koppen en labels', 'AA', met('by hand', pdfs)],
  ['2.4.7', 'Focus zichtbaar', 'AA', met(screens)],
  ['2.4.11', 'Focus niet bedekt (minimum)', 'AA', met(screens)],
  ['2.5.1', 'Aanwijzergebaren', 'A', met('by hand')],
  ['2.5.2', 'Aanwijzerannulering', 'A', met('by hand')],
  ['2.5.3', 'Label in naam', 'A', met(screens)],
  ['2.5.4', 'Bewegingsactivering', 'A', noMotion],
  ['2.5.7', 'Sleepbewegingen', 'AA', met('by hand')],
  ['2.5.8', 'Grootte van het aanwijsgebied (minimum)', 'AA', met(screens)],
  ['3.1.1', 'Taal van de pagina', 'A', met(screens, pdfs)],
  ['3.1.2', 'Taal van onderdelen', 'AA', met('by hand')],
  ['3.2.1', 'Bij focus', 'A', met('by hand')],
  ['3.2.2', 'Bij input', 'A', met('by hand')],
  ['3.2.3', 'Consistente navigatie', 'AA', met('by hand')],
  ['3.2.4', 'Consistente identificatie', 'AA', met('by hand')],
  ['3.2.6', 'Consistente hulp', 'A', met('by hand')],
  ['3.3.1', 'Foutidentificatie', 'A', met(forms, typing)],
  ['3.3.2', 'Labels of instructies', 'A', met(screens)],
  ['3.3.3', 'Foutsuggestie', 'AA', met(typing, 'by hand')],
  ['3.3.4', 'Foutpreventie (wettelijk, financieel, gegevens)', 'AA', met(dialogs, forms)],
  ['3.3.7', 'Overbodige invoer', 'A', met(accounts)],
  ['3.3.8', 'Toegankelijke authenticatie (minimum)', 'AA', met(secondStep)],
  ['4.1.2', 'Naam, rol, waarde', 'A', met(screens)],
  ['4.1.3', 'Statusberichten', 'AA', met(journey, 'by hand')],
]
export const criteria: readonly Criterion[] = rows.map(([number, name, level, result]) => ({ number, name, level, result }))
