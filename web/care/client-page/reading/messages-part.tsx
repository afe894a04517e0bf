import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { Conversation } from '../../messages/conversation.tsx'
import { subjectOf } from '../../messages/subject.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

/** The messages between the family and the back office; for the client's manager also the confidential ones of a relative. */
export default function MessagesPart({ uuid }: PartProps) {
  const query = { 'client.uuid': uuid, 'exists[confidentialWith]': true, itemsPerPage: 100 }
  const alone = useQuery(queryOf('GET /conversations', { query })).data?.member ?? []
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <Card title="Berichten met de familie">
        <Conversation subject={{ kind: 'client', uuid }} label="Gesprek met de familie" />
      </Card>
      {alone.map(conversation => (
        <Card key={conversation.uuid} title={`Vertrouwelijk met ${conversation.title}`}>
          <p className="below-16">Alleen jij en {conversation.title} lezen dit. Het staat in geen enkel bestand.</p>
          <Conversation subject={subjectOf(conversation)} label={`Vertrouwelijk gesprek met ${conversation.title}`} />
        </Card>
      ))}
    </div>
  )
}
