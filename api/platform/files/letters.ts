// Which font has which characters. Our own font covers western Europe; others fill in what it lacks, and the rest is replaced by
// a description.
import { createRequire } from 'node:module'

declare global {
  namespace PDFKit.Mixins {
    // pdfkit has it, but its types lack it.
    interface PDFFont {
      readonly _font: { ascender: number; font: { hasGlyphForCodePoint(codePoint: number): boolean } }
    }
  }
}

type Weight = 'plain' | 'bold'
type Face = `${Weight} own` | `${Weight} wide` | `${Weight} arabic`
// Complete TrueType files: pdfkit cannot embed the web's WOFF2 subsets, and those lack letters of many names.
const fontFile = (path: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`)
const files: Record<Face, string> = {
  'plain own': 'atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  'bold own': 'atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  // Vietnamese, Cyrillic, Greek and all of Latin.
  'plain wide': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'bold wide': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'plain arabic': 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'bold arabic': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
}
// Digits of one width, so that amounts align.
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']
const arabic = /\p{Script=Arabic}/u
const silent = /\p{Cc}|\p{Cf}|\ufe0f|\ufffe|\uffff/gu
/** Written where no font has the characters, or the picture. */
const otherLetters = '[andere letters]'
const picture = '[plaatje]'

export type Written = { size: number; weight: Weight; tint: string; width: number; align: 'left' | 'right' }
interface Run {
  face: Face
  text: string
}

/** Registers the fonts of a document, and splits a text by the font that has its characters. */
const openFaces = (document: PDFKit.PDFDocument) => {
  for (const [face, path] of Object.entries(files)) document.registerFont(face, fontFile(path))
  const known = new Map<string, boolean>()
  const has = (face: Face, letter: string) => {
    const key = `${face}${letter}`
    const found = known.get(key) ?? document.font(face)._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!)
    known.set(key, found)
    return found
  }
  const faceOf = (letter: string, weight: Weight): Face | undefined =>
    ([`${weight} own`, `${weight} wide`, `${weight} arabic`] as const).find(face => has(face, letter))

  const printable = (text: string): string => {
    const letters = [
      ...text
        .normalize('NFC')
        .replace(/[^\S\n]/g, ' ')
        .replace(silent, sign => (sign === '\n' ? sign : '')),
    ]
    const shown = letters.map(letter => {
      if (letter === '\n' || faceOf(letter, 'plain')) return letter
      return /[\p{L}\p{N}\p{M}]/u.test(letter) ? otherLetters : picture
    })
    // A name of several words gets it once.
    return shown.join('').replace(/(\[andere letters\]|\[plaatje\])( *\1)+/g, '$1')
  }
  const runsOf = (line: string, weight: Weight): Run[] => {
    const runs: Run[] = []
    for (const letter of line) {
      const last = runs.at(-1)
      // Spaces and combining marks belong to the word beside them.
      const face =
        last && /[ \p{M}]/u.test(letter) && has(last.face, letter) ? last.face : (faceOf(letter, weight) ?? `${weight} own`)
      if (last?.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
    return runs.flatMap(closeArabic(weight))
  }
  return { has, printable, runsOf }
}

/** Registers the fonts of a document, and returns what writes in them. */
export const openLetters = (document: PDFKit.PDFDocument) => {
  const { has, printable, runsOf } = openFaces(document)
  const widthOf = (run: Run, size: number) => document.font(run.face).fontSize(size).widthOfString(run.text, { features })
  const lineWidth = (line: string, { weight, size }: Written) =>
    runsOf(line, weight).reduce((sum, run) => sum + widthOf(run, size), 0)
  const linesOf = (text: string, look: Written): string[] => {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const word of paragraph.split(' ')) {
        const longer = line ? `${line} ${word}` : word
        if (line && lineWidth(longer, look) > look.width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      lines.push(line)
    }
    return lines
  }
  // Other fonts are taller than our own.
  const lineHeight = (size: number) => document.font('plain own').fontSize(size).currentLineHeight(true) * 1.25
  const drawLines = (lines: string[], x: number, y: number, look: Written) => {
    const { size, weight, tint, width, align } = look
    const rise = (document.font(`${weight} own`)._font.ascender / 1000) * size * 1.15
    for (const [index, line] of lines.entries()) {
      let at = align === 'right' ? x + width - lineWidth(line, look) : x
      for (const run of runsOf(line, weight)) {
        const baseline = y + index * lineHeight(size) + rise
        const advance = widthOf(run, size)
        document.fillColor(tint).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        at += advance
      }
    }
  }

  return {
    /** Whether our own font has every character, which is nearly always so. */
    isOwn: (text: string) => [...text].every(letter => /[\n\r\t]/.test(letter) || has('plain own', letter)),
    /** The height that a text takes, in points. */
    heightOf: (text: string, look: Written): number => linesOf(printable(text), look).length * lineHeight(look.size),
    /** Writes a text of many scripts; the position is that of its top left. */
    draw: (text: string, x: number, y: number, look: Written) => drawLines(linesOf(printable(text), look), x, y, look),
    ownFont: (weight: Weight): Face => `${weight} own`,
    features,
  }
}

// In right-to-left text, a space after it would end up before it.
const closeArabic =
  (weight: Weight) =>
  ({ face, text }: Run): Run[] => {
    const space = arabic.test(text) && face.endsWith('arabic') ? / *$/.exec(text)![0] : ''
    return space
      ? [
          { face, text: text.slice(0, -space.length) },
          { face: `${weight} own`, text: space },
        ]
      : [{ face, text }]
  }
