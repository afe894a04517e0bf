import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Problem } from '#client/api.ts'
import { queryOnceOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { AccountPage } from './account-page.tsx'
import type { MailedLink } from './dead-link.tsx'

const DeadLink = late(() => import('./dead-link.tsx'))

/** The props of the form behind a link; `refused` tells that the link stopped working after the screen opened. */
export type LinkProps = { token: string; link: MailedLink; refused: (problem: Problem) => null | undefined }
type Kind = MailedLink['kind']
type Said = string | ((link?: MailedLink) => ReactNode)
type Props = {
  token: string
  /** The kinds of link this screen accepts; the first one determines what it says about a link that no longer works. */
  kinds: readonly Kind[]
  /** The texts of the screen; they may depend on the link, which is unknown until it has loaded. */
  title: string | ((link?: MailedLink) => string)
  lead?: Said
  /** See AccountPage. */
  long?: boolean
  /** The height of the content, so that nothing jumps when it arrives. */
  heightPx?: number
  children: (props: LinkProps) => ReactNode
}

/** A screen behind a mailed link: it looks up what the link is for, and says so when the link no longer works. */
export function LinkScreen({ token, kinds, title, lead, long = false, heightPx = 320, children }: Props) {
  const [link, setLink] = useState<MailedLink>()
  // Fetched until there is an answer, and never again: after logging in the link is used up, and the answer would be "gone".
  const question = queryOnceOf('GET /user_tokens/{user_token}', { user_token: token })
  const { data, error, refetch } = useQuery({ ...question, enabled: !link })
  if (data && !link) setLink(data)
  const [gone, setGone] = useState(false)
  if (gone || (!link && error?.status === 404) || (link && !kinds.includes(link.kind)))
    return <DeadLink token={token} kind={kinds[0]!} />
  const refused = ({ status }: Problem) => {
    if (status !== 404) return undefined
    setGone(true)
    return null
  }
  return (
    <AccountPage
      title={typeof title === 'function' ? title(link) : title}
      lead={typeof lead === 'function' ? lead(link) : lead}
      long={long}
    >
      <QueryState query={{ data: link, error, refetch }} height={heightPx}>
        {found => children({ token, link: found, refused })}
      </QueryState>
    </AccountPage>
  )
}
