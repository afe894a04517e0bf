// The text of a pdf, as far as it is stored as letters, which most programs do. A scan has none.
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'

const [maxBytes, maxPages, maxSigns] = [15_000_000, 20, 500_000]
const latin = new TextDecoder('latin1')
const at = (dict: PDFDict | undefined, name: string): PDFObject | undefined => dict?.lookup(PDFName.of(name))
const dictAt = (dict: PDFDict | undefined, name: string): PDFDict | undefined => {
  const found = at(dict, name)
  return found instanceof PDFDict ? found : undefined
}
const unpacked = (stream: PDFObject | undefined): string => {
  try {
    return stream instanceof PDFRawStream ? latin.decode(decodePDFRawStream(stream).decode()) : ''
  } catch {
    return '' // compressed in a way that is not used for text
  }
}
const fromHex = (hex: string): string =>
  (hex.replace(/\s/g, '').match(/.{1,2}/g) ?? [])
    .map(pair => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('')
const codeOf = (text: string): number => [...text].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
const utf16 = (text: string): string => new TextDecoder('utf-16be').decode(Uint8Array.from(text, letter => letter.charCodeAt(0)))

/** Maps a font's codes to letters: by its own table (ToUnicode), or as Latin letters. */
const lettersOf = (font: PDFDict): ((bytes: string) => string) => {
  const isWide = at(font, 'Subtype') === PDFName.of('Type0')
  const table = unpacked(at(font, 'ToUnicode'))
  if (!table) return isWide ? () => '' : bytes => latin.decode(Uint8Array.from(bytes, letter => letter.charCodeAt(0)))
  const known = new Map<number, string>()
  const hexIn = (part: string) =>
    [...part.matchAll(/<([\da-f\s]*)>|([[\]])/gi)].map(([, hex, bracket]) => bracket ?? fromHex(hex ?? ''))
  for (const [, part = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    const pairs = hexIn(part)
    for (let n = 0; n + 1 < pairs.length; n += 2) known.set(codeOf(pairs[n]!), utf16(pairs[n + 1]!))
  }
  for (const [, part = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first, list = ''] of part.matchAll(
      /<([\da-f\s]+)>\s*<([\da-f\s]+)>\s*(?:<([\da-f\s]+)>|\[([^\]]*)\])/gi,
    )) {
      const [start, end] = [codeOf(fromHex(from)), codeOf(fromHex(to))]
      const each = hexIn(list)
      for (let code = start; code <= Math.min(end, start + 65_535); code += 1) {
        const base = first === undefined ? (each[code - start] ?? '') : fromHex(first)
        const text = utf16(base)
        known.set(
          code,
          first === undefined ? text : text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + code - start),
        )
      }
    }
  const size = isWide || /begincodespacerange\s*<[\da-f]{4}>/i.test(table) ? 2 : 1
  return bytes =>
    (bytes.match(size === 2 ? /[\s\S]{2}/g : /[\s\S]/g) ?? [])
      .map(code => known.get(codeOf(code)) ?? (size === 1 ? code : ''))
      .join('')
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const written = (literal: string): string =>
  literal.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_whole, sign: string) =>
    /^[0-7]/.test(sign)
      ? String.fromCharCode(Number.parseInt(sign, 8) % 256)
      : /^[\r\n]/.test(sign)
        ? ''
        : (escapes[sign] ?? sign),
  )
// A string in parentheses with one level of nesting, a hexadecimal string, a name, a number or an operator. Bounded, so that no
// pdf takes forever.
const token =
  /\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()]){0,200}\)){0,1000})\)|<([\da-f\s]*)>|\/([^\s/<>[\](){}%]+)|(-?\d*\.?\d+)|([A-Za-z'"*]+)|[[\]]/gi
// What starts a new word: moving elsewhere, or a large step back within a line.
const moves = new Set(['Td', 'TD', 'Tm', 'T*', "'", '"', 'BT'])
const wordGap = -150

const wordsIn = (content: string, fonts: PDFDict | undefined, known: Map<PDFDict, (bytes: string) => string>): string => {
  let text = ''
  let read = (bytes: string): string => bytes
  let last: string | undefined
  for (const [, literal, hex, name, number, operator] of content.slice(0, maxSigns).matchAll(token)) {
    if (literal !== undefined) text += read(written(literal))
    else if (hex !== undefined) text += read(fromHex(hex))
    else if (name !== undefined) last = name
    else if (number !== undefined && Number(number) < wordGap) text += ' '
    else if (operator === 'Tf') {
      const font = last ? dictAt(fonts, last) : undefined
      if (font && !known.has(font)) known.set(font, lettersOf(font))
      read = (font && known.get(font)) ?? (bytes => bytes)
    } else if (operator && moves.has(operator)) text += ' '
  }
  return text
}

const streamsOf = (context: PDFContext, contents: PDFObject | undefined): PDFObject[] =>
  contents instanceof PDFArray ? contents.asArray().map(one => context.lookup(one)!) : contents ? [contents] : []

// Readers open what has no password for reading, whoever owns it.
const opened = async (content: Blob): Promise<PDFDocument | null> => {
  const bytes = new Uint8Array(await content.arrayBuffer())
  return PDFDocument.load(bytes, { password: '', updateMetadata: false }).catch(() => null)
}

/** Takes the bytes of a pdf; gives what can be read of it, empty when that is nothing. Null when it does not open at all. */
export async function pdfText(content: Blob): Promise<string | null> {
  if (content.size > maxBytes) return ''
  const pdf = await opened(content)
  if (!pdf) return null
  try {
    const known = new Map<PDFDict, (bytes: string) => string>()
    const texts = pdf
      .getPages()
      .slice(0, maxPages)
      .flatMap(({ node }) => {
        const resources = node.Resources()
        const page = streamsOf(pdf.context, node.Contents()).map(unpacked).join('\n')
        // What is drawn as a unit, such as a letterhead.
        const forms = (dictAt(resources, 'XObject')?.entries() ?? [])
          .map(([, form]) => pdf.context.lookup(form))
          .filter(form => form instanceof PDFRawStream && at(form.dict, 'Subtype') === PDFName.of('Form'))
          .map(form =>
            wordsIn(unpacked(form), dictAt(dictAt((form as PDFRawStream).dict, 'Resources') ?? resources, 'Font'), known),
          )
        return [wordsIn(page, dictAt(resources, 'Font'), known), ...forms]
      })
    return texts.join(' ')
  } catch {
    return ''
  }
}
