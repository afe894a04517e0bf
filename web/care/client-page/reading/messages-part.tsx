import { Card } from '../../../components/page.tsx'
import { Conversation } from '../../messages/conversation.tsx'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

/** What is written between the family and the back office. */
export default function MessagesPart({ uuid }: PartProps) {
  return (
    <div className={`${classes.part} ${classes.reading}`}>
      <Card title="Berichten met de familie">
        <Conversation subject={{ kind: 'client', uuid }} label="Berichten met de familie" />
      </Card>
    </div>
  )
}
