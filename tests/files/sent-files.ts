// Files as people upload them: the smallest possible PDF, with whatever a test wants in it.
import { crc32, deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** A PDF of these objects, the first of which is its catalog, with a cross-reference table. `more` goes into its trailer. */
export const pdfWith = (objects: string[], more = ''): string => {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, n) => {
    const at = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${more}>>\nstartxref\n${text.length}\n%%EOF\n`
}
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'
/** A PDF of one empty page with this text in its description. `catalog` goes into its catalog. */
export const pdfOf = (said: string, catalog = '', ...more: string[]): string =>
  pdfWith(
    [`<</Type/Catalog/Pages 2 0 R${catalog}>>`, '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, `<</Title(${said})>>`, ...more],
    '/Info 4 0 R',
  )

/**
 * A photo as a phone makes it, stored sideways, with the location where it was taken. Upright it is red at the top and dark at the
 * bottom.
 */
export const photo = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> => {
  const red = { create: { width: 20, height: 20, channels: 3, background: '#f00' } } as const
  // Rotated a quarter turn to the left: the top of the photo is at the left.
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#010' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { ImageDescription: 'bij mw. Jansen, Lindelaan 4', Copyright: '<?php system($_GET["c"]); ?>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 24/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}
/** An animation of two frames. */
export const animation = async (): Promise<Buffer> => {
  const pictures = ['#f00', '#00f'].map(background => ({ create: { width: 20, height: 20, channels: 3, background } as const }))
  const drawn = await Promise.all(pictures.map(picture => sharp(picture).png().toBuffer()))
  return sharp(drawn, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
}
/** A few kilobytes that unpack to gigabytes. */
export const bombOf = (kind: 'pdf' | 'png'): Buffer => (kind === 'png' ? pngOf(50_000, 50_000) : packedPdf())
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
const pngOf = (width: number, height: number): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 1000))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
const packedPdf = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(256 * 1_048_576, 0x20), { level: 9 })
  const stream = `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const objects = Array.from({ length: 8 }, () => `${stream}${packed.toString('latin1')}\nendstream`)
  return Buffer.from(pdfOf('bon', '', ...objects), 'latin1')
}
/** A PDF that only opens with this password. */
export const lockedPdf = async (userPassword: string): Promise<Buffer> => {
  const document = new PDFDocument({ userPassword })
  document.text('bon').end()
  return Buffer.concat(await document.toArray())
}
/** A PDF that anyone can open but only its owner may change. */
export const ownedPdf = async (said: string): Promise<Buffer> => {
  const document = new PDFDocument({
    ownerPassword: 'van de maker',
    permissions: { printing: 'highResolution' },
    pdfVersion: '1.7',
  })
  document.text(said).end()
  return Buffer.concat(await document.toArray())
}
