import { useQuery } from '@tanstack/react-query'
import { ask } from '../../client/cache.ts'
import { Button } from '../../components/button.tsx'
import { MailIcon } from '../../components/icons.tsx'
import { placeOf, usePanel } from '../bell/panel-address.ts'
import classes from './message-button.module.css'
import type { Subject } from './subject.ts'

type Props = {
  /** The uuid of what the conversation is about. */
  about: string
  kind?: Subject['kind']
  unread: number
  /** With whom: for who hears the button among others. */
  with?: string
  size?: 'sm' | 'md'
  variant?: 'subtle' | 'default'
}

/** Opens the conversation about a reaction, or something else, with how much of it is unread. */
export function MessageButton({
  about,
  kind = 'careMomentPublicationReaction',
  unread,
  with: name,
  size = 'md',
  variant = 'subtle',
}: Props) {
  const { show } = usePanel()
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<MailIcon size={20} />}
      onClick={() => show(placeOf({ kind, uuid: about }))}
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

/** Gives how much is unread about each of these, or about the reactions to one opdracht. */
export function useUnread(of: { about: readonly string[] } | { moment: string }): (about: string) => number {
  const path = 'careMomentPublicationReaction.careMomentPublication.careMoment.uuid' as const
  const query = 'moment' in of ? { [path]: of.moment } : { uuid: of.about }
  const enabled = 'moment' in of || of.about.length > 0
  const { data } = useQuery({ ...ask('GET /conversations', { query: { ...query, unread: true, itemsPerPage: 100 } }), enabled })
  return about => data?.member.find(({ uuid }) => uuid === about)?.unread ?? 0
}
