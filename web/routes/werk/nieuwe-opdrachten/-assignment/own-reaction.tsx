import { MessageButton, useUnread } from '#care/messages/message-button.tsx'
import { dateOf } from '#care/moment/moment.ts'
import type { Reaction } from '#care/moment/publication.ts'
import { ReactionBadge } from '#care/moment/status-badge.tsx'
import { Card } from '#components/page/page.tsx'
import type { ReactionStatus } from '#contract/statuses.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import classes from './assignment.module.css'

const meanings: Record<ReactionStatus, string> = {
  open: 'De organisatie leest je reactie en kiest iemand. Je krijgt een mail zodra ze heeft gekozen.',
  assigned: 'Deze opdracht is van jou en staat in je planning.',
  not_selected: 'Iemand anders is gekozen. Valt die persoon uit, dan doet je reactie weer mee.',
  not_selected_withdrawn: 'Je reactie doet niet meer mee.',
  canceled: 'De organisatie heeft de opdracht geannuleerd.',
  assignment_canceled: 'Je toewijzing aan deze opdracht is geannuleerd.',
  rejected: 'De organisatie heeft je reactie afgewezen.',
  withdrawn: 'Je hebt je reactie ingetrokken.',
}

/** The status of the worker's own reaction, what they wrote, and the conversation about it. */
export function OwnReaction({ reaction: { uuid, status, createdAt, motivation } }: { reaction: Reaction }) {
  const unread = useUnread({ about: [uuid] })
  return (
    <Card title="Jouw reactie">
      <ReactionBadge status={status} reader="worker" />
      <p className={classes.meaning}>{meanings[status]}</p>
      {motivation && <blockquote className={classes.motivation}>{motivation}</blockquote>}
      <p className={classes.soft}>Gereageerd op {formatDate(dateOf(createdAt))}.</p>
      <MessageButton about={uuid} unread={unread(uuid)} variant="default" />
    </Card>
  )
}
