import { useQuery } from '@tanstack/react-query'
import { ask } from '../../client/cache.ts'
import { Button } from '../../components/button.tsx'
import { MailIcon } from '../../components/icons.tsx'
import { placeOf, usePanel } from '../bell/panel-address.ts'
import classes from './message-button.module.css'

type Props = {
  /** The reaction that the conversation is about. */
  reaction: string
  unread: number
  /** With whom: for who hears the button among others. */
  with?: string
  size?: 'sm' | 'md'
  variant?: 'subtle' | 'default'
}

/** Opens the conversation about a reaction, with how much of it is unread. */
export function MessageButton({ reaction, unread, with: name, size = 'md', variant = 'subtle' }: Props) {
  const { show } = usePanel()
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<MailIcon size={20} />}
      onClick={() => show(placeOf({ kind: 'careMomentPublicationReaction', uuid: reaction }))}
    >
      Bericht
      {name && <span className="unseen"> aan {name}</span>}
      {unread > 0 && (
        <span className={`${classes.count} figures`}>
          {unread}
          <span className="unseen"> ongelezen</span>
        </span>
      )}
    </Button>
  )
}

/** Gives how much is unread about a reaction, of those named, or of all to one opdracht. */
export function useUnread(of: { reactions: readonly string[] } | { moment: string }): (reaction: string) => number {
  const path = 'careMomentPublicationReaction.careMomentPublication.careMoment.uuid' as const
  const query = 'moment' in of ? { [path]: of.moment } : { uuid: of.reactions }
  const enabled = 'moment' in of || of.reactions.length > 0
  const { data } = useQuery({ ...ask('GET /conversations', { query: { ...query, unread: true, itemsPerPage: 100 } }), enabled })
  return reaction => data?.member.find(({ uuid }) => uuid === reaction)?.unread ?? 0
}
