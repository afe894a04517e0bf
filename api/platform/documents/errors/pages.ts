// The catalogue of errors as pages, in the style of the static pages outside the app.
import { adviceByStatus } from './advice.ts'
import { allErrors, allViolations, type ErrorEntry, errorPath, type ViolationEntry } from './catalogue.ts'

const page = (title: string, content: string) => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Zorginzet</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/teksten.css"></head>
<body><main><h1>${title}</h1>${content}<p><a href="/errors">Alle fouten</a> · <a href="/partners">Voor partners</a></p></main></body></html>
`
const table = (heads: string[], rows: string[][]) =>
  `<table><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`
const nameOf = (status: number) => `${status} ${adviceByStatus[status as keyof typeof adviceByStatus].name}`
const rowOf = ({ code, detail }: ErrorEntry) => [`<a href="${errorPath(code)}"><code>${code}</code></a>`, detail]

/** Every refusal by status, and every code of a violation. */
export const errorsPage = (): string =>
  page(
    'Alle fouten',
    `<p>Elke weigering van de API heeft een status, een zin voor mensen (<code>detail</code>) en een adres hier, in de kop
<code>Link</code> met <code>rel="help"</code>. Vraag dit als <code>application/json</code> en je krijgt hetzelfde als lijst.</p>
${[...new Set(allErrors.map(({ status }) => status))]
  .map(status => {
    const { when, remedy } = adviceByStatus[status as keyof typeof adviceByStatus]
    const rows = allErrors.filter(each => each.status === status).map(rowOf)
    return `<h2><a href="/errors/${status}">${nameOf(status)}</a></h2><p>${when} ${remedy}</p>${table(['Code', 'Zin'], rows)}`
  })
  .join('\n')}
<h2>Velden die niet kloppen</h2>${violationTable(allViolations)}`,
  )
const violationTable = (entries: readonly ViolationEntry[]) =>
  table(
    ['Code', 'Betekenis'],
    entries.map(({ code, meaning }) => [`<a href="/validation_errors/${code}"><code>${code}</code></a>`, meaning]),
  )

/** One refusal, or those of one status. */
export const errorPage = (entries: readonly ErrorEntry[], isOfStatus: boolean): string => {
  const [{ code, status, when, remedy, detail } = allErrors[0]!] = entries
  const general = adviceByStatus[status as keyof typeof adviceByStatus]
  const about = (what: string, whenever = when) => `<h2>Wanneer</h2><p>${whenever}</p><h2>Wat je doet</h2><p>${what}</p>`
  if (isOfStatus) return page(nameOf(status), about(general.remedy, general.when) + table(['Code', 'Zin'], entries.map(rowOf)))
  return page(
    code,
    `<p>Status: <a href="/errors/${status}">${nameOf(status)}</a></p><h2>Wat mensen lezen</h2><p>${detail}</p>${about(remedy)}`,
  )
}
/** The meaning of the codes of a validation error. */
export const violationsPage = (entries: readonly ViolationEntry[]): string =>
  page(
    'Velden die niet kloppen',
    `<p>Status: <a href="/errors/422">${nameOf(422)}</a>. In <code>violations</code> staat per veld zijn pad, een zin en een van deze
codes.</p>${violationTable(entries)}`,
  )
