import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import classes from './later.module.css'
import { presentOf } from './present.ts'

/** Why it was not sent; the current state beside what was written; and a button to send it anyway. */
export default function Refused({ entry }: { entry: Entry }) {
  const client = useQueryClient()
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const { data: present, isFetching } = useQuery(presentOf(entry))
  const again = () => {
    setBusy(true)
    void import('#client/outbox/sending.ts')
      .then(({ sendAgain }) => sendAgain(client, entry, present?.args))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <div className={classes.refusal}>
        <p>{entry.refusal?.message}</p>
        <dl>
          {present && (
            <>
              <dt>Dit staat er nu</dt>
              <dd>{present.sentence}</dd>
            </>
          )}
          <dt>Dit was ingevuld</dt>
          <dd className="figures">{entry.detail ?? entry.title}</dd>
        </dl>
      </div>
      <div className="wrap gap-8">
        <Button size="lg" loading={busy} disabled={!online || isFetching} onClick={again}>
          Opnieuw versturen
        </Button>
      </div>
    </>
  )
}
