// The public statement on accessibility, in the form that is usual in the Netherlands (toegankelijkheidsverklaring), made of the
// criteria.
import { formatDateLong } from '../rules/time/format-nl.ts'
import type { Criterion } from './accessibility-criteria.ts'

export type Status = 'A' | 'B'
/** A: everything is met. B: something is not, and the statement says so. */
export const statusOf = (criteria: readonly Criterion[]): Status =>
  criteria.some(({ result }) => result.is === 'not met') ? 'B' : 'A'
const statusWords: Record<Status, string> = { A: 'voldoet volledig', B: 'voldoet gedeeltelijk' }

const row = (...cells: string[]) => `          <tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
const nameOf = ({ number, name, level }: Criterion) => `${number} ${name} (${level})`
const table = (heads: readonly string[], rows: readonly string[]) =>
  [
    '      <table>',
    `        <thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    '        <tbody>',
    ...rows,
    '        </tbody>',
    '      </table>',
  ].join('\n')

const notMet = (criteria: readonly Criterion[]): string => {
  const rows = criteria.flatMap(criterion =>
    criterion.result.is === 'not met'
      ? [row(nameOf(criterion), criterion.result.why, formatDateLong(criterion.result.mendedBy))]
      : [],
  )
  return rows.length > 0
    ? table(['Eis', 'Wat nog niet goed is', 'Klaar uiterlijk'], rows)
    : '      <p>Wij kennen op dit moment geen eis waaraan Zorginzet niet voldoet.</p>'
}
const resultOf = ({ result }: Criterion): [result: string, how: string] => {
  if (result.is === 'not met') return ['Voldoet nog niet', 'Zie hierboven']
  if (result.is === 'none') return ['Niet van toepassing', result.why]
  const isByHand = result.by.includes('by hand')
  const isTested = result.by.some(each => each !== 'by hand')
  return ['Voldoet', [isTested && 'test bij elke wijziging', isByHand && 'met de hand'].filter(Boolean).join(' en ')]
}

/** The page (web/public/toegankelijkheid.html), of criteria that were examined on this day (YYYY-MM-DD). */
export const statementOf = (criteria: readonly Criterion[], examinedOn: string): string => {
  const status = statusOf(criteria)
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Toegankelijkheidsverklaring - Zorginzet</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/teksten.css">
    <script src="/kantoor.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Toegankelijkheidsverklaring</h1>
      <p>Iedereen moet Zorginzet kunnen gebruiken, ook wie slecht ziet, hoort of beweegt. Hier leest u hoe ver wij daarmee zijn, en wat u kunt doen als iets niet lukt.</p>
      <h2>Hoe Zorginzet voldoet</h2>
      <p><strong>Status ${status}: Zorginzet ${statusWords[status]}</strong> aan de Europese norm EN 301 549, en daarin aan WCAG 2.2, niveau A en AA. Dit geldt voor alle schermen van de app, voor de pagina’s zonder inloggen en voor de pdf’s die de app maakt.</p>
      <p>Wij stelden dit vast op ${formatDateLong(examinedOn)}. Bij elke wijziging van deze eisen komt hier een nieuwe datum.</p>
      <h2>Wat nog niet goed is</h2>
${notMet(criteria)}
      <h2>Hoe wij dit onderzochten</h2>
      <ul>
        <li>Wij onderzochten het zelf. Een onafhankelijk bureau keek er nog niet naar.</li>
        <li>Een programma test elk scherm en elk venster: breed en smal, licht en donker, en met eigen kleuren. Het kijkt naar contrast, namen, koppen, de grootte van knoppen, en of te zien is waar u bent.</li>
        <li>Een mens gebruikte de schermen van de familie, en een deel van de andere, met alleen het toetsenbord, met letters tot 400 procent, met meer ruimte tussen de letters en zonder beweging.</li>
        <li>Wij lazen na wat de browser aan hulpmiddelen doorgeeft. Met een echt voorleesprogramma, zoals NVDA, JAWS of VoiceOver, probeerden wij het nog niet. Dat geldt ook voor echte telefoons, Safari en Firefox.</li>
        <li>Een test leest elke pdf terug: titel, taal, koppen, tabellen en de volgorde van het voorlezen.</li>
      </ul>
      <h2>Wat de app voor u doet</h2>
      <ul>
        <li>Alles werkt met alleen het toetsenbord. Met Tab gaat u verder, met Shift en Tab terug, met Enter of de spatiebalk kiest u, en met Escape sluit u een venster.</li>
        <li>De eerste link van elke pagina brengt u naar de inhoud.</li>
        <li>In een kalender, een lijst en een menu gaat u met de pijltjes. Home en End brengen u naar het begin en het einde.</li>
        <li>Drie schermen voor kantoor en organisatie hebben letters als snelle toets. Druk daar op het vraagteken voor de lijst. Daar zet u de letters uit, of u kiest andere.</li>
        <li>In het menu met uw naam kiest u een donkere weergave. Eigen kleuren en grotere letters van uw toestel blijven werken. Vraagt uw toestel om minder beweging? Dan beweegt er niets.</li>
        <li>Bij een grafiek of een balk staat hetzelfde in woorden.</li>
        <li>De pdf’s hebben koppen, tabellen en een taal voor wie ze laat voorlezen.</li>
        <li>Op een telefoon met een klein scherm hoeft u nergens opzij te schuiven.</li>
      </ul>
      <h2>Lukt iets niet?</h2>
      <p>Laat het ons weten. Zeg op welk scherm het is en wat u gebruikt. <span id="kantoor">Ons telefoonnummer en e-mailadres staan in de app bij Contact.</span> U hoort binnen twee weken wat wij doen. Wij zoeken met u een andere manier tot het klaar is.</p>
      <p>Bent u niet tevreden over ons antwoord? Dan kunt u naar het <a href="https://www.mensenrechten.nl">College voor de Rechten van de Mens</a>. Dat oordeelt over gelijke behandeling bij een handicap of chronische ziekte.</p>
      <h2>Alle eisen</h2>
${table(
  ['Eis van WCAG 2.2', 'Uitkomst', 'Hoe onderzocht'],
  criteria.map(criterion => row(nameOf(criterion), ...resultOf(criterion))),
)}
      <p>Lees ook de <a href="/gebruiksvoorwaarden.html">gebruiksvoorwaarden</a> en de <a href="/privacyverklaring.html">privacyverklaring</a>.</p>
    </main>
  </body>
</html>
`
}
