import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { MailIcon } from '#components/marks/icons.tsx'
import classes from '../bell/bell.module.css'
import { placeOf, usePanel } from '../bell/panel-address.ts'
import { keyOf, type Subject, subjectOf } from './subject.ts'

type Props = {
  /** The conversation's subject, or the uuid of a reaction. */
  about: string | Subject
  unread: number
  /** With whom: for screen readers, which read the button among others. */
  with?: string
  size?: 'sm' | 'md'
  variant?: 'subtle' | 'default'
}

/** Opens the conversation about a reaction, or something else, with its number of unread messages. */
export function MessageButton({ about, unread, with: name, size = 'md', variant = 'subtle' }: Props) {
  const { show } = usePanel()
  const subject = typeof about === 'string' ? { kind: 'careMomentPublicationReaction' as const, uuid: about } : about
  return (
    <Button variant={variant} size={size} leftSection={<MailIcon size={20} />} onClick={() => show(placeOf(subject))}>
      Bericht
      {name && <span className="unseen"> aan {name}</span>}
      {unread > 0 && (
        <span className={`round small text-centre figures ${classes.messageCount}`}>
          {unread}
          <span className="unseen"> ongelezen</span>
        </span>
      )}
    </Button>
  )
}

/** The number of unread messages about each of these, or about one moment and the reactions to it, by the key of its subject. */
export function useUnread(of: { about: readonly string[] } | { moment: string }): (about: string) => number {
  const query = 'moment' in of ? { careMoment: of.moment } : { uuid: of.about }
  const enabled = 'moment' in of || of.about.length > 0
  const { data } = useQuery({
    ...queryOf('GET /conversations', { query: { ...query, unread: true, itemsPerPage: 100 } }),
    enabled,
  })
  return about => data?.member.find(one => keyOf(subjectOf(one)) === about)?.unread ?? 0
}
