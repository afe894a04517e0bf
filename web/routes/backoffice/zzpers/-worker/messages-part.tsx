import { Conversation } from '#care/messages/conversation.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import { Card } from '#components/page/page.tsx'
import type { PartProps } from './worker.ts'

/** The back office's conversation with a care worker. */
export default function MessagesPart({ worker: { uuid, profile } }: PartProps) {
  return (
    <Card title={`Berichten met ${profile.firstName}`}>
      <Conversation subject={{ kind: 'careWorker', uuid }} label={`Berichten met ${nameOf(profile)}`} />
    </Card>
  )
}
