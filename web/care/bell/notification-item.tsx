import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { CheckIcon, MailIcon } from '#components/marks/icons.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { notificationKindWords } from '#words/notifications-nl.ts'
import { useAction } from '../action/use-action.ts'
import classes from './bell-panel.module.css'
import { useAddressIn } from './use-address-in.ts'

// Longer than a few lines on a phone.
const longText = 320
type Notification = AnswerOf<'GET /notifications'>['member'][number]

/** A notification: pressing it opens its screen and marks it as read. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { uuid, kind, subject, text, path, createdAt, readAt } = notification
  const addressIn = useAddressIn()
  const session = useSession()
  const { run } = useChange('PATCH /notifications/{uuid}')
  const { act } = useAction()
  const mark = (read: boolean) => () => void act({ run: () => run({ uuid, body: { read } }) })
  const isUnread = readAt === undefined
  const [isWhole, setWhole] = useState(text.length <= longText)
  const href = addressIn(path)
  // Impersonating marks nothing as read.
  const follow = isUnread && !session?.impersonated ? mark(true) : undefined
  return (
    <li className={`card grid with-end relative top ${classes.item}`} data-unread={isUnread || undefined}>
      <div className="grid shrinks gap-2">
        <p className="row gap-8 soft small">
          {isUnread && <span className={`rigid circle ${classes.dot}`} role="img" aria-label="Ongelezen" />}
          {notificationKindWords[kind].label} <time className="figures">{formatTime(createdAt)}</time>
        </p>
        {href ? (
          <AppLink href={href} className={`ink plain breaks ${classes.subject}`} {...(follow && { onClick: follow })}>
            {subject}
          </AppLink>
        ) : (
          <strong className={`ink plain breaks ${classes.subject}`}>{subject}</strong>
        )}
      </div>
      {!session?.impersonated && (
        <IconButton
          className={classes.mark}
          aria-label={`Markeer als ${isUnread ? 'gelezen' : 'ongelezen'}: ${subject}`}
          title={`Markeer als ${isUnread ? 'gelezen' : 'ongelezen'}`}
          onClick={mark(isUnread)}
        >
          {isUnread ? <CheckIcon size={20} /> : <MailIcon size={20} />}
        </IconButton>
      )}
      <p className={`across soft small as-typed breaks ${classes.text}`} data-cut={!isWhole || undefined}>
        {text}
      </p>
      {!isWhole && (
        <Button variant="subtle" size="sm" className={classes.more} onClick={() => setWhole(true)}>
          Lees verder<span className="unseen">: {subject}</span>
        </Button>
      )}
    </li>
  )
}
