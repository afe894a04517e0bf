import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { AboutClient } from '../../../care/client-file/about-client.tsx'
import { askClient } from '../../../care/client-file/client.ts'
import { Failed } from '../../../components/list-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Suspense } from '../../../components/suspense.tsx'
import classes from './client.module.css'

const MessageDialog = lazy(() => import('../-parts/message-dialog.tsx'))

/** What is known of a client. The family asks the back office to change it. */
export default function Known({ client }: { client: string }) {
  const { data, error, refetch } = useQuery(askClient(client))
  const [asked, setAsked] = useState<string>()
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={420} radius="lg" aria-busy="true" />
  return (
    <>
      <p>Klopt er iets niet? Wij passen het voor u aan.</p>
      <AboutClient
        client={data}
        acts={about => (
          <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setAsked(about)}>
            Klopt dit niet?<span className="unseen"> {about}</span>
          </button>
        )}
      />
      <Suspense>
        {asked && (
          <MessageDialog
            client={client}
            title={`Wat klopt er niet bij “${asked}”?`}
            about={`Dit klopt niet bij “${asked}”.`}
            label="Wat moet er anders?"
            lead={who => `${who.charAt(0).toUpperCase()}${who.slice(1)} leest dit en past het aan.`}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
