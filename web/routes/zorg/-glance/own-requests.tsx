import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CareRequests } from '#care/client-file/care-requests.tsx'
import { thisWeekOf } from '#care/client-file/care-weeks.ts'
import { type CareRequest, careRequestsQuery, clientQuery } from '#care/client-file/client.ts'
import { dateOf } from '#care/moment/moment.ts'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { noneYet, sayWeek, whatItIs } from './request-words.ts'

const MessageDialog = late(() => import('../-parts/message-dialog.tsx'))

/** Every care request of a client in full, how much of it is planned this week, and a button to ask for something else. */
export function OwnRequests({ client, now }: { client: string; now: string }) {
  const known = useQuery(clientQuery(client)).data
  const requests = useQuery(careRequestsQuery(client)).data
  const [asked, ask] = useState<CareRequest>()
  const week = known && requests && thisWeekOf(known, requests.member, dateOf(now))
  return (
    <section className="stack gap-12">
      <h2>Zorgvragen</h2>
      <p className="soft">{whatItIs}</p>
      {week && <p className="figures">{sayWeek(week)}</p>}
      <CareRequests
        client={client}
        empty={<p className="soft">{noneYet}</p>}
        acts={request => (
          <Button variant="default" onClick={() => ask(request)}>
            Vraag om een wijziging<span className="unseen"> van {request.serviceType.name}</span>
          </Button>
        )}
      />
      {asked && (
        <MessageDialog
          client={client}
          title="Wat wilt u wijzigen?"
          about={`Over de zorgvraag “${asked.serviceType.name}”:`}
          label="Wat moet er anders?"
          lead={(manager = 'Ons kantoor') => `${manager} leest dit en overlegt met u.`}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  )
}
