// A screen as a browser prints it.

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'

/** The text of each sheet of A4 paper. */
export const textsOf = async (page: Page): Promise<string[]> => sheetsOf(await page.pdf({ format: 'A4', printBackground: false }))
/** The text of each page of a PDF. */
export const sheetsOf = async (printed: Buffer): Promise<string[]> => {
  const document = await getDocument({ data: Uint8Array.from(printed), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  await document.loadingTask.destroy()
  return texts
}
