import { lazy, Suspense, useId, useState } from 'react'
import { ActButton } from '../../../../../care/act/act-button.tsx'
import { AboutClient } from '../../../../../care/client-file/about-client.tsx'
import { CareRequests } from '../../../../../care/client-file/care-requests.tsx'
import type { Client } from '../../../../../care/client-file/client.ts'
import { Button } from '../../../../../components/button.tsx'
import { Fact, Facts } from '../../../../../components/fact.tsx'
import { Card } from '../../../../../components/page.tsx'
import classes from '../client.module.css'

const ChangeClient = lazy(() => import('./change-client.tsx'))
const EndCare = lazy(() => import('./end-care.tsx'))
const TakeFile = lazy(() => import('./take-file.tsx'))

/** Who a client is, what care was asked, and what one can do with the file as a whole. */
export function Overview({ client }: { client: Client }) {
  const [opened, open] = useState<'change' | 'end' | 'file'>()
  const requests = useId()
  const close = () => open(undefined)
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <AboutClient client={client} />
      </div>
      <div className={classes.column}>
        <Card title="Dit dossier">
          <div className={classes.acts}>
            <Button variant="default" onClick={() => open('change')}>
              Gegevens wijzigen
            </Button>
            <Button variant="default" onClick={() => open('file')}>
              Dossier downloaden
            </Button>
            {client.endedOn === undefined && (
              <ActButton item={client} action="inactive" danger run={{ opens: () => open('end') }}>
                Uit zorg melden
              </ActButton>
            )}
          </div>
        </Card>
        {client.endReason && (
          <Card title="Uit zorg">
            <Facts>
              <Fact label="Reden">{client.endReason.name}</Fact>
              {client.endComment && <Fact label="Toelichting">{client.endComment}</Fact>}
            </Facts>
          </Card>
        )}
        <section className={classes.column} aria-labelledby={requests}>
          <h2 id={requests} className={classes.title}>
            Zorgvragen
          </h2>
          <CareRequests
            client={client.uuid}
            empty={
              <Card>
                <p className={classes.soft}>Er is nog geen zorgvraag vastgelegd.</p>
              </Card>
            }
          />
        </section>
      </div>
      <Suspense>
        {opened === 'change' && <ChangeClient client={client} onClose={close} />}
        {opened === 'end' && <EndCare client={client} onClose={close} />}
        {opened === 'file' && <TakeFile client={client} onClose={close} />}
      </Suspense>
    </div>
  )
}
