import { AppLink } from '#components/controls/app-link.tsx'
import { ArrowLeftIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { MailForm } from './mail-form.tsx'
import { MailHistory } from './mail-history.tsx'
import { type MailText, mailHref } from './mail-text.ts'
import classes from './mails.module.css'

/** A mail: its text, a preview, and earlier changes. */
export function OneMail({ mail }: { mail: MailText }) {
  return (
    <div className="stack gap-16">
      <AppLink href={mailHref()} className={`tap inline-row ${classes.back}`}>
        <ArrowLeftIcon size={20} /> Alle mails
      </AppLink>
      <h2 className="flush">{mail.about}</h2>
      <MailForm key={mail.version} mail={mail} />
      <Card title="Wat er eerder is gewijzigd">
        <MailHistory letter={mail.letter} />
      </Card>
    </div>
  )
}
