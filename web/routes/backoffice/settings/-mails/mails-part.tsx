import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ask } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { MailList } from './mail-list.tsx'
import { OneMail } from './one-mail.tsx'

/** The list of mails, or the editor of the one in the address. */
export default function MailsPart() {
  const { mail } = useSearch({ strict: false }) as { mail?: string }
  const query = useQuery(ask('GET /mail_texts', {}))
  return (
    <QueryState query={query} rows={8} height={56}>
      {({ mailTexts }) => {
        const one = mailTexts.find(({ letter }) => letter === mail)
        return one ? <OneMail key={one.letter} mail={one} /> : <MailList mails={mailTexts} />
      }}
    </QueryState>
  )
}
