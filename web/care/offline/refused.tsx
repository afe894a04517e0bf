import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#client/api.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import classes from './offline.module.css'
import { readers } from './readers.ts'

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
      <div className={`grid gap-8 pad-row rounded warns attention breaks ${classes.refusal}`}>
        <p>{entry.refusal?.message}</p>
        <dl>
          {present && (
            <>
              <dt className="strong">Dit staat er nu</dt>
              <dd>{present.sentence}</dd>
            </>
          )}
          <dt className="strong">Dit was ingevuld</dt>
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

// Loads the server's current version to show next to a rejected offline change.

interface Present {
  sentence: string
  /** The arguments with the current version: whoever sends again has seen it. */
  args: Entry['args']
}

const gone = 'Het is er niet meer, of het is niet meer te zien.'
const withVersion = (args: Entry['args'], version: number | undefined): Entry['args'] => {
  const { body } = args
  const hasVersion = typeof body === 'object' && body !== null && 'version' in body
  return hasVersion && version !== undefined ? { ...args, body: { ...body, version } } : args
}

/** Fetches the current version; null when there is nothing to add to the refusal. */
const presentOf = ({ id, call, about, args, refusal }: Entry) =>
  queryOptions<Present | null>({
    queryKey: ['present state', id, refusal?.message],
    queryFn: async () => {
      const uuid = about.slice(about.lastIndexOf('/') + 1)
      try {
        const now = await readers[call]?.(uuid, args)
        return now ? { sentence: now.sentence, args: withVersion(args, now.version) } : null
      } catch (problem) {
        if (problem instanceof Problem && problem.status === 404) return { sentence: gone, args }
        throw problem
      }
    },
  })
