import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type Client, clientQuery } from '#care/client-file/client.ts'
import { clientHref } from '#care/client-page/client-search.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { DetailPage } from '#components/page/detail-page.tsx'
import { backOffice } from '../-client/audience.ts'
import { Ended } from '../-client/end/ended.tsx'
import { Ending } from '../-client/end/ending.tsx'

export const Route = createFileRoute('/backoffice/clienten/$uuid/uit-zorg')({
  staticData: { screen: '/backoffice/clienten/[uuid]/uit-zorg', title: ['Uit zorg', 'Cliënt'] },
  component: EndOfCare,
})

function EndOfCare() {
  const { uuid } = Route.useParams()
  return (
    <DetailPage
      key={uuid}
      query={useQuery(clientQuery(uuid))}
      kind="Uit zorg"
      back={{ href: clientHref(backOffice, uuid), label: 'Naar de cliënt' }}
      title={client => `${nameOf(client)} uit zorg`}
      gone={{
        title: 'Deze cliënt is er niet',
        text: 'Klopt het adres? Zoek de cliënt anders op naam.',
        action: { href: backOffice.clients, label: 'Naar alle cliënten' },
      }}
    >
      {client => <Steps client={client} />}
    </DetailPage>
  )
}

/** The consequences, before and after confirming. */
function Steps({ client }: { client: Client }) {
  const [consequences, setConsequences] = useState<string[]>()
  return client.endedOn ? (
    <Ended client={client} consequences={consequences} />
  ) : (
    <Ending client={client} onDone={setConsequences} />
  )
}
