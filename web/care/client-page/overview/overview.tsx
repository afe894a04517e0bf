import { type ReactNode, useId } from 'react'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDateLong } from '#rules/time/format-nl.ts'
import { fieldWords } from '#words/joining-nl.ts'
import { AboutClient } from '../../client-file/about-client.tsx'
import { CareRequests } from '../../client-file/care-requests.tsx'
import type { Client } from '../../client-file/client.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { dateOf } from '../../moment/moment.ts'
import classes from '../client.module.css'
import { sayValue } from '../joining/field-value.ts'
import { WeeksCard } from '../requests/weeks-card.tsx'

/** Who a client is, the care requested, and the reader's actions on the file as a whole. */
export function Overview({ client, acts, children }: { client: Client; acts: ReactNode; children?: ReactNode }) {
  const requests = useId()
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16">
        <AboutClient client={client} />
      </div>
      <div className="stack gap-16 in-order">
        <Card title="Dit dossier">
          <div className={`grid start gap-12 ${classes.acts}`}>{acts}</div>
        </Card>
        {client.endReason && <OutOfCare client={client} />}
        {client.joined.length > 0 && <JoinedCard client={client} />}
        {children}
        <WeeksCard client={client} />
        <section className="stack gap-16" aria-labelledby={requests}>
          <h2 id={requests} className="above-4">
            Zorgvragen
          </h2>
          <CareRequests
            client={client.uuid}
            empty={
              <Card>
                <p className="soft">Er is nog geen zorgvraag vastgelegd.</p>
              </Card>
            }
          />
        </section>
      </div>
    </div>
  )
}

/** Why the care of a client ended. */
export const OutOfCare = ({ client: { endReason, endComment } }: { client: Client }) => (
  <Card title="Uit zorg">
    <Facts>
      <Fact label="Reden">{endReason?.name}</Fact>
      {endComment && <Fact label="Toelichting">{endComment}</Fact>}
    </Facts>
  </Card>
)

/** The files that were joined into this one, and the values that were not kept. */
const JoinedCard = ({ client: { joined } }: { client: Client }) => (
  <Card title="Samengevoegd">
    {joined.map(file => (
      <div key={file.number} className="stack gap-16">
        <p className="soft">
          Nr. <span className="figures">{file.number}</span>, {nameOf(file)}, op {formatDateLong(dateOf(file.joinedAt))} door{' '}
          {file.authorName}.
        </p>
        {file.notKept.length > 0 && (
          <Facts>
            {file.notKept.map(({ field, value }) => (
              <Fact key={field} label={`${fieldWords[field]} (niet gebleven)`}>
                {sayValue(field, value)}
              </Fact>
            ))}
          </Facts>
        )}
      </div>
    ))}
  </Card>
)
