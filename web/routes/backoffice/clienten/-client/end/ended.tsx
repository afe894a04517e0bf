import { useQuery } from '@tanstack/react-query'
import type { Client } from '#care/client-file/client.ts'
import classes from '#care/client-page/client.module.css'
import { clientHref } from '#care/client-page/client-search.ts'
import { momentsFromQuery } from '#care/client-page/end-care/end-care.ts'
import { OutOfCare } from '#care/client-page/overview/overview.tsx'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { backOffice } from '../audience.ts'
import { LostMoments } from './lost-moments.tsx'

type Props = {
  client: Client
  /** The consequences as shown before confirming; undefined when the page is opened later. */
  consequences: readonly string[] | undefined
}

/** Says that a client's care has ended, and what happened to their assignments. */
export function Ended({ client, consequences }: Props) {
  const { uuid, firstName, endedOn } = client
  const moments = useQuery(momentsFromQuery(uuid, toInstant(endedOn ?? '', '00:00')))
  return (
    <div className={`stack top gap-16 ${classes.endColumns}`}>
      <div className="stack gap-16">
        <Notice tone="settled" title={`${firstName} krijgt vanaf ${formatDateLong(endedOn ?? '')} geen zorg meer`}>
          {consequences?.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
        <OutOfCare client={client} />
        <div className={`grid start gap-12 ${classes.acts}`}>
          <Button href={clientHref(backOffice, uuid)}>Naar de cliënt</Button>
          <Button variant="subtle" href={backOffice.clients}>
            Alle cliënten
          </Button>
        </div>
      </div>
      <div className="stack gap-16">
        <LostMoments client={uuid} list={moments} title="Opdrachten vanaf die dag" />
      </div>
    </div>
  )
}
