// The layout of a mail, as text and as HTML. Several mails that are sent together become one, with a heading for each.
import { hash } from 'node:crypto'
import type { Mail as AnyMail } from '../../concept.ts'
import { markAttachments, markImage } from './mail-mark.ts'

type Mail = Pick<AnyMail, 'to' | 'subject' | 'text' | 'button'>
const escaped = (text: string) => text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
// A subject is one line, even when the title of a shift has more.
const subjectOf = (mails: Mail[]) =>
  mails.length === 1 ? mails[0]!.subject.replace(/[\s\p{Cc}]+/gu, ' ') : `${mails.length} berichten van Zorginzet`

const partText = ({ text, button }: Mail, publicUrl: string) =>
  `${text}\n${button ? `\n${button.label}: ${publicUrl}${button.path}\n` : ''}`
const textOf = (mails: Mail[], publicUrl: string) =>
  `${mails.map(mail => (mails.length === 1 ? '' : `${mail.subject}\n\n`) + partText(mail, publicUrl)).join('\n\n')}\nZorginzet\n`

const heading = (subject: string) =>
  `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3;color:#12305e">${escaped(subject)}</h2>`
const partHtml = ({ text, button }: Mail, publicUrl: string) => `${text
  .split('\n\n')
  .map(part => `<p style="margin:0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
${button ? `<p style="margin:24px 0 0"><a href="${escaped(publicUrl + button.path)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12305e;color:#fff;text-decoration:none;font-weight:700">${escaped(button.label)}</a></p>` : ''}`
const htmlOf = (mails: Mail[], publicUrl: string) => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subjectOf(mails))}</title></head>
<body style="margin:0;background:#f4f6fb;font:16px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif;color:#1a2233">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fff;border:1px solid #d5dceb;border-radius:12px"><tr><td style="padding:32px">
<table role="presentation" style="margin:0 0 24px"><tr><td style="padding:0 10px 0 0">${markImage}</td><td style="font-weight:700;color:#12305e">Zorginzet</td></tr></table>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;color:#12305e">${escaped(subjectOf(mails))}</h1>
${mails.map(mail => (mails.length === 1 ? '' : heading(mail.subject)) + partHtml(mail, publicUrl)).join('\n')}
</td></tr></table></td></tr></table></body></html>`

/**
 * Takes mails to one person (all to the same address) and the time at which they are sent; gives the one row of table mail that
 * holds them.
 */
export const mailRow = (mails: Mail[], publicUrl: string, now: string) => ({
  recipient: mails[0]!.to,
  subject: subjectOf(mails),
  text: textOf(mails, publicUrl),
  html: htmlOf(mails, publicUrl),
  at: now,
})

interface KeptMail {
  uuid: string
  event_uuid: string | null
  recipient: string
  subject: string
  text: string
  html: string
  sending_at: string | null
}
/**
 * Takes a stored mail and the sender, `Name <address>`; gives the mail to send. It always has the same Message-ID, which follows
 * from its event and recipient, and the same date. A mail server or mailbox that gets it twice can then recognize it.
 */
export const letter = (mail: KeptMail, from: string) => {
  const id = mail.event_uuid ? hash('sha256', `${mail.event_uuid} ${mail.recipient}`).slice(0, 32) : mail.uuid
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: markAttachments(mail.html),
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'zorginzet'}>`,
    ...(mail.sending_at && { date: new Date(mail.sending_at) }),
    // Tells machines not to send an out-of-office reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
