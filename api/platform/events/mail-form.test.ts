import { expect, test } from 'vitest'
import { mailRow } from './mail-form.ts'

test('M3: a title of several lines adds no header to a mail', () => {
  const mail = { to: 'a@b.example', subject: 'Nieuwe opdracht: Vroeg\r\nBcc: c@d.example\n', text: 'Tekst' }
  expect(mailRow([mail], '', '').subject).toBe('Nieuwe opdracht: Vroeg Bcc: c@d.example ')
})
