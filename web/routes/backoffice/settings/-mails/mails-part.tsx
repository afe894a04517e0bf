import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { ArrowLeftIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import classes from '../settings.module.css'
import { MailForm } from './mail-form.tsx'
import { MailHistory } from './mail-history.tsx'
import { MailList } from './mail-list.tsx'
import { type MailText, mailHref } from './mail-text.ts'

/** The list of mails, or the editor of the one in the address. */
export default function MailsPart() {
  const { mail } = useSearch({ strict: false }) as { mail?: string }
  const query = useQuery(queryOf('GET /mail_texts', {}))
  return (
    <QueryState query={query} rows={8} height={56}>
      {({ mailTexts }) => {
        const one = mailTexts.find(({ letter }) => letter === mail)
        return one ? <OneMail key={one.letter} mail={one} /> : <MailList mails={mailTexts} />
      }}
    </QueryState>
  )
}

/** A mail: its text, a preview, and earlier changes. */
function OneMail({ mail }: { mail: MailText }) {
  return (
    <div className="stack gap-16">
      <AppLink href={mailHref()} className="tap inline-row to-start gap-6">
        <ArrowLeftIcon size={20} /> Alle mails
      </AppLink>
      <h2 className={classes.heading}>{mail.about}</h2>
      <MailForm key={mail.version} mail={mail} />
      <Card title="Wat er eerder is gewijzigd">
        <MailHistory letter={mail.letter} />
      </Card>
    </div>
  )
}
