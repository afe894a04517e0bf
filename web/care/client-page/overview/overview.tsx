import { type ReactNode, useId } from 'react'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { AboutClient } from '../../client-file/about-client.tsx'
import { CareRequests } from '../../client-file/care-requests.tsx'
import type { Client } from '../../client-file/client.ts'
import classes from '../client.module.css'
import { JoinedCard } from '../joining/joined-card.tsx'
import { WeeksCard } from '../requests/weeks-card.tsx'

/** Who a client is, the care requested, and the reader's actions on the file as a whole. */
export function Overview({ client, acts, children }: { client: Client; acts: ReactNode; children?: ReactNode }) {
  const requests = useId()
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16">
        <AboutClient client={client} />
      </div>
      <div className="stack gap-16">
        <Card title="Dit dossier">
          <div className={`grid start gap-12 ${classes.acts}`}>{acts}</div>
        </Card>
        {client.endReason && <OutOfCare client={client} />}
        {client.joined.length > 0 && <JoinedCard client={client} />}
        {children}
        <WeeksCard client={client} />
        <section className="stack gap-16" aria-labelledby={requests}>
          <h2 id={requests} className={classes.title}>
            Zorgvragen
          </h2>
          <CareRequests
            client={client.uuid}
            empty={
              <Card>
                <p className="flush soft">Er is nog geen zorgvraag vastgelegd.</p>
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
