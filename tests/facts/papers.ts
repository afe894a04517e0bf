// The documents about moments and invoices, as the API returns them, line by line.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF, one line per printed line. */
export const linesOfPdf = async (pdf: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await document.loadingTask.destroy()
  return pages.join('\n')
}

/** The rows of a CSV file, keyed by column name. */
export const rowsOfCsv = (text: string): Record<string, string>[] => {
  const [head, ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map(line =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)].map(([, cell = '']) =>
        cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
      ),
    )
  return rows.map(row => Object.fromEntries(head!.map((name, place) => [name, row[place] ?? ''])))
}

/** The texts of the elements with this name in an XML file, in order. */
export const textsIn = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${element}(?: [^>]*)?>([^<]*)</`, 'g'))].map(([, text = '']) => text)

/** The entries of a calendar, keyed by property name, with folded lines joined. */
export const entriesOf = (calendar: string): Record<string, string>[] =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(entry =>
      Object.fromEntries(entry.split('\r\n').map(line => [line.split(/[;:]/)[0]!, line.slice(line.indexOf(':') + 1)])),
    )
