import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { animation, bombOf, lockedPdf, ownedPdf, pdfOf, pdfWith, photo } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const send = (name: string, content: string | Buffer, more: Record<string, string> = {}) => {
  const { body, headers } = uploadOf(name, content)
  return as.careWorker.post('/user_files', body, { ...headers, ...more })
}
const bytesOf = async (name: string, content: string | Buffer) => {
  const file = must(await send(name, content), 201)
  const { bytes, headers } = await as.careWorker.get(`${file['@id']}/download`)
  expect([file.mediaType, file.size]).toEqual([headers['content-type'], bytes.length])
  return bytes
}
const jpeg = await photo('jpeg')
const pdf = pdfOf('bon')
const locked = await lockedPdf('geheim')
const latin = (text: string) => Buffer.from(text, 'latin1')
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]'
const action = (more: string) => pdfOf('bon', '/OpenAction 5 0 R', `<<${more}>>`)

describe('a worker does not send', () => {
  test.each<[string, string, string | Buffer]>([
    ['a program that calls itself a PDF', 'bon.pdf', 'MZ program'],
    ['an empty file', 'bon.pdf', ''],
    ['a page with a script', 'bon.html', '<script>alert(1)</script>'],
    ['a page that begins as a PDF', 'bon.pdf', '%PDF-<html><script>alert(1)</script></html>'],
    ['a PDF with a page before its first object', 'bon.pdf', pdf.replace('\n', '\n<html><script>alert(1)</script></html>\n')],
    ['a PDF with an archive behind it', 'bon.pdf', `${pdf}PK\x03\x04 program.exe`],
    ['half a PDF', 'bon.pdf', pdf.slice(0, pdf.length / 2)],
    ['a PDF without its beginning', 'bon.pdf', `%PDF-1.7\n${pdf.slice(-60)}`],
    ['a PDF without a page', 'bon.pdf', pdfWith(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])],
    ['a PDF that goes round', 'bon.pdf', pdfWith(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>'])],
    ['a PDF as deep as it is long', 'bon.pdf', pdfOf('bon', '', '['.repeat(200_000))],
    ['a PDF with a script', 'bon.pdf', action('/S/JavaScript/JS(app.alert\\(1\\))')],
    ['a PDF with a script under another name', 'bon.pdf', action('/S/#4aavaScript/J#53(app.alert\\(1\\))')],
    ['a PDF that starts a program', 'bon.pdf', action('/S/Launch/F(cmd.exe)')],
    [
      'a PDF with a file in it',
      'bon.pdf',
      pdfOf('bon', '/Names<</EmbeddedFiles<</Names[(a.exe)5 0 R]>>>>', '<</Type/Filespec>>'),
    ],
    [
      'a PDF that does so on its page',
      'bon.pdf',
      pdfWith([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `${page}/AA<</O<</S/JavaScript/JS(1)>>>>>>`,
      ]),
    ],
    ['a PDF behind a password', 'bon.pdf', locked],
    ['a PDF that unpacks to gigabytes', 'bon.pdf', bombOf('pdf')],
    ['a page that has WEBP in its ninth place', 'bon.webp', '<script>WEBP alert(1)</script>'],
    ['a PNG with nothing in it', 'bon.png', latin('\x89PNG\r\n\x1a\n')],
    ['a JPEG that is a program', 'bon.jpg', latin('\xff\xd8\xff<?php system($_GET["c"]);')],
    ['half a photo', 'bon.jpg', jpeg.subarray(0, jpeg.length / 2)],
    ['a photo that unpacks to gigabytes', 'bon.png', bombOf('png')],
    ['a HEIC', 'bon.heic', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ])('%s', async (_name, name, content) => {
    // A file that unpacks to gigabytes would take longer than a test may.
    expect(await send(name, content)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'file' }] } })
  })
  test('a file as anything but a form', async () => {
    expect(await send('bon.pdf', pdf, { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
    expect(await as.careWorker.post('/user_files')).toMatchObject({ status: 415 })
  })
  test('more than 15 megabytes', async () => {
    expect(await send('groot.pdf', `%PDF-${'x'.repeat(16 * 1_048_576)}`)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'file', message: 'Dit bestand is groter dan 15 MB.' }] },
    })
  })
})

describe('a malformed form is an error of its sender', () => {
  const part = (name: string, file: string | undefined, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${content}\r\n`
  const end = '--b--\r\n'
  test.each([
    ['without a boundary', 'multipart/form-data', part('file', 'bon.pdf', pdf) + end, 400],
    ['with an empty boundary', 'multipart/form-data; boundary=', part('file', 'bon.pdf', pdf) + end, 400],
    ['with an empty quoted boundary', 'multipart/form-data; boundary=""', part('file', 'bon.pdf', pdf) + end, 400],
    [
      'with a boundary beyond measure',
      `multipart/form-data; boundary=${'b'.repeat(9000)}`,
      part('file', 'bon.pdf', pdf) + end,
      400,
    ],
    ['with another boundary', 'multipart/form-data; boundary=c', part('file', 'bon.pdf', pdf) + end, 400],
    ['broken off in the file', 'multipart/form-data; boundary=b', part('file', 'bon.pdf', pdf), 400],
    ['broken off in a header', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo', 400],
    ['with nothing', 'multipart/form-data; boundary=b', '', 422],
    ['with no part', 'multipart/form-data; boundary=b', end, 422],
    ['with two files', 'multipart/form-data; boundary=b', part('file', 'a.pdf', pdf) + part('file', 'b.pdf', pdf) + end, 422],
    ['with three files', 'multipart/form-data; boundary=b', part('file', 'a.pdf', pdf).repeat(3) + end, 422],
    ['with a text for a file', 'multipart/form-data; boundary=b', part('file', undefined, 'bon') + end, 422],
    ['with the file under another name', 'multipart/form-data; boundary=b', part('bon', 'bon.pdf', pdf) + end, 422],
    ['with a file of every object', 'multipart/form-data; boundary=b', part('__proto__', 'bon.pdf', pdf) + end, 400],
    [
      'with a hundred fields',
      'multipart/form-data; boundary=b',
      part('a', undefined, 'b').repeat(100) + part('file', 'a.pdf', pdf) + end,
      400,
    ],
  ])('%s', async (_name, type, body, status) => {
    const answer = await as.careWorker.post('/user_files', body, { 'content-type': type })
    expect([400, 415, 422], answer.text).toContain(answer.status)
    expect(answer.status).toBe(status)
    expect(answer.body.detail).not.toBe('')
  })
  test('a field beside the file does no harm, nor does a file without a name', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const nameless = `--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n${pdf}\r\n`
    must(
      await as.careWorker.post('/user_files', part('soort', undefined, 'bon') + part('file', 'bon.pdf', pdf) + end, headers),
      201,
    )
    expect(must(await as.careWorker.post('/user_files', nameless + end, headers), 201).name).toBe('bestand.pdf')
  })
})

describe('a worker sends', () => {
  test('a PDF that everyone may open and only its maker may change', async () => {
    const owned = await ownedPdf('polis')
    expect(await bytesOf('polis.pdf', owned)).toEqual(owned)
  })
  test('a receipt and gets it back under a safe name; a colleague does not', async () => {
    const file = must(await send('../../bon\u00e9;x.pdf', pdf), 201)
    expect(file).toMatchObject({ mediaType: 'application/pdf', size: pdf.length })
    const back = await as.careWorker.get(`${file['@id']}/download`)
    expect(back).toMatchObject({ status: 200, text: pdf, headers: { 'content-type': 'application/pdf' } })
    expect(back.headers['content-disposition']).toMatch(/^attachment; filename="[^"/\\]*"/)
    expect(await as.colleague.get(`${file['@id']}/download`)).toMatchObject({ status: 404 })
  })
  test.each([
    [
      'made by a program that says so in its beginning',
      pdf.replace('\n', '\n%\xc7\xec\x8f\xa2\n%%Invocation: gs -dSAFER -sOutputFile=? ?\n'),
    ],
    ['with a form and a link', pdfOf('bon', '/AcroForm<</Fields[]>>/OpenAction 5 0 R', '<</S/URI/URI(https://bon.example)>>')],
    ['that was added to after it was signed', `${pdf}${pdfOf('bon', '/Perms<<>>').slice(9)}`],
    ['with lines after its end', `${pdf}\r\n\r\n`],
  ])('a PDF %s, and gets it back as it was', async (_name, content) => {
    expect((await bytesOf('bon.pdf', latin(content))).toString('latin1')).toBe(content)
  })
  test.each(['jpeg', 'png', 'webp'] as const)('a %s of which only the picture is kept, upright', async format => {
    const sent = await photo(format)
    expect(sent.includes('Lindelaan')).toBe(true)
    const stored = await bytesOf('ik', sent)
    const { width, height, exif, xmp, icc, orientation, ...rest } = await sharp(stored).metadata()
    expect([rest.format, width, height]).toEqual([format, 20, 40])
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    for (const hidden of ['Lindelaan', 'GPS', '<?php', 'Exif']) expect(stored.includes(hidden), hidden).toBe(false)
    const { data } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([data[0]! > 200, data[data.length - 3]! < 50], 'red above, dark below').toEqual([true, true])
  })
  test('a photo with a page behind it, and gets the photo alone', async () => {
    expect((await bytesOf('ik.jpg', Buffer.concat([jpeg, latin('<script>alert(1)</script>')]))).includes('script')).toBe(false)
  })
  test('a photo of twelve megapixels as fast as a person waits, and a larger one smaller', async () => {
    const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer()
    expect(await sharp(await bytesOf('ik.jpg', large)).metadata()).toMatchObject({ width: 4096, height: 3072 })
  })
  test('an animation, of which the first picture is kept', async () => {
    expect((await sharp(await bytesOf('ik.webp', await animation())).metadata()).pages).toBeUndefined()
  })
  test.each([
    ['bon.exe', 'bon.exe.jpg'],
    ['bon.png', 'bon.jpg'],
    ['bon.JPEG', 'bon.jpg'],
    ['.jpg', 'bestand.jpg'],
    ['a\u202egpj.exe', 'a_gpj.exe.jpg'],
  ])('a photo named %s and it is named %s', async (given, name) => {
    expect(must(await send(given, jpeg), 201).name).toBe(name)
  })
  test('ten files at once, while others are answered', async () => {
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    let waiting = true
    const sending = Promise.all(Array.from({ length: 10 }, (_, n) => send('ik', n % 2 ? large : pdf))).finally(() => {
      waiting = false
    })
    must(await as.careWorker.get('/expertise_levels'), 200)
    expect(waiting).toBe(true)
    for (const answer of await sending) must(answer, 201)
  })
})
