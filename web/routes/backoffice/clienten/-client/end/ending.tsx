import { useQuery } from '@tanstack/react-query'
import type { Client } from '#care/client-file/client.ts'
import own from '#care/client-page/client.module.css'
import { clientHref } from '#care/client-page/client-search.ts'
import { endsFrom, momentsFromQuery, useEndCare } from '#care/client-page/end-care/end-care.ts'
import { EndCareFields } from '#care/client-page/end-care/end-care-fields.tsx'
import { Form } from '#care/form/form.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { aheadStatuses } from '#contract/status-groups.ts'
import { backOffice } from '../audience.ts'
import { LostMoments } from './lost-moments.tsx'

/** The date and reason for the end of care, and a preview of its consequences. */
export function Ending({ client, onDone }: { client: Client; onDone: (consequences: string[]) => void }) {
  const { uuid, firstName } = client
  const ending = useEndCare(client, onDone)
  const { form, consequences, sentences, date } = ending
  const isDay = !!date
  const moments = useQuery({ ...momentsFromQuery(uuid, isDay ? endsFrom(date) : '', aheadStatuses), enabled: isDay })
  return (
    <Form
      of={form}
      act="Uit zorg melden"
      danger
      more={
        <Button variant="default" href={clientHref(backOffice, uuid)}>
          Terug
        </Button>
      }
    >
      <div className={`stack top gap-16 ${own.endColumns}`}>
        <div className="stack gap-16">
          <Card title="Wanneer en waarom">
            <div className="stack gap-16">
              <EndCareFields of={ending} />
            </div>
          </Card>
        </div>
        <div className="stack gap-16">
          {isDay ? (
            <>
              <Consequences
                of={consequences}
                sentences={sentences && [...sentences, 'Wat wordt afgezegd, komt niet vanzelf terug.']}
              />
              <LostMoments client={uuid} list={moments} title="Gaat niet door" />
            </>
          ) : (
            <Card title="Wat er gebeurt">
              <p className="soft">
                Kies de eerste dag zonder zorg. Dan lees je hier welke opdrachten van {firstName} vervallen en wie er bericht
                krijgt.
              </p>
            </Card>
          )}
        </div>
      </div>
    </Form>
  )
}
