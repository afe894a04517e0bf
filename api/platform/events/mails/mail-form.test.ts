import { expect, test } from 'vitest'
import { letter, mailRow } from './mail-form.ts'

test('a title of several lines adds no header to a mail', () => {
  const mail = { to: 'a@b.example', subject: 'Nieuwe opdracht: Vroeg\r\nBcc: c@d.example\n', text: 'Tekst' }
  expect(mailRow([mail], '', '').subject).toBe('Nieuwe opdracht: Vroeg Bcc: c@d.example ')
})

test('the mark stands in the header and travels with the mail, which stays light and says the same without it', () => {
  const mail = { to: 'a@b.example', subject: 'Je bent gekozen', text: 'Tot morgen.' }
  const row = mailRow([mail], 'https://zorginzet.example', '2026-11-22T08:00:00Z')
  const sent = letter({ ...row, uuid: 'u', event_uuid: null, sending_at: null }, 'Zorginzet <noreply@zorginzet.example>')
  const [mark, ...more] = sent.attachments
  expect(more).toEqual([])
  expect(row.html).toContain(`<img src="cid:${mark?.cid}" width="36" height="36" alt=""`)
  expect(mark).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline' })
  expect(mark?.content.subarray(1, 4).toString()).toBe('PNG')
  expect(row.html.length + (mark?.content.length ?? 0)).toBeLessThan(5000)
  expect(row.html.replace(/<img[^>]*>/, '')).toMatch(/>Zorginzet<.*Je bent gekozen.*Tot morgen\./s)
  expect(row.html).not.toMatch(/src="https?:/)
})

test('a mail that was stored without the mark is sent without it', () => {
  const row = { recipient: 'a@b.example', subject: 'Oud', text: 'Oud', html: '<p>Oud</p>' }
  expect(letter({ ...row, uuid: 'u', event_uuid: null, sending_at: null }, 'x@y.example').attachments).toEqual([])
})
