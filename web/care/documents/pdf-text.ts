// The words of a pdf, as far as they are written in it as letters: what most programs print. A scan has none.

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const mostBytes = 3_000_000

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return latin(new Uint8Array(await new Response(stream).arrayBuffer()))
}
const lettersIn = (page: string) =>
  [...page.matchAll(/\(((?:\\.|[^\\()])*)\)/g)].map(([, words = '']) => words.replace(/\\([()\\])/g, '$1')).join(' ')

/** Takes the bytes of a pdf; gives what can be read of it, empty when that is nothing. */
export async function pdfText(content: Blob): Promise<string> {
  if (content.size > mostBytes) return ''
  const bytes = new Uint8Array(await content.arrayBuffer())
  const file = latin(bytes)
  const pages: string[] = []
  for (const { index, 0: opening } of file.matchAll(/stream\r?\n/g)) {
    const start = index + opening.length
    const end = file.indexOf('endstream', start)
    if (end < 0 || file.slice(index - 3, index) === 'end') continue
    const written = file.slice(start, end)
    // A stream that is an image, or packed otherwise, holds no words.
    pages.push(written.includes('Tj') ? written : await inflate(bytes.slice(start, end).subarray(0)).catch(() => ''))
  }
  return pages
    .filter(page => page.includes('BT'))
    .map(lettersIn)
    .join(' ')
}
