import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { AboutClient } from '../../../care/client-file/about-client.tsx'
import { askClient } from '../../../care/client-file/client.ts'
import { Button } from '../../../components/button.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import classes from './client.module.css'

const MessageDialog = lazy(() => import('../-parts/message-dialog.tsx'))

/** What is known of a client. The family asks the back office to change it. */
export default function Known({ client }: { client: string }) {
  const { data, error, refetch } = useQuery(askClient(client))
  const [asking, setAsking] = useState(false)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={420} radius="lg" aria-busy="true" />
  return (
    <>
      <AboutClient client={data} />
      <div className={classes.wrong}>
        <p>Klopt er iets niet? Wij passen het voor u aan.</p>
        <Button variant="default" size="lg" onClick={() => setAsking(true)}>
          Vraag een wijziging
        </Button>
      </div>
      <Suspense>
        {asking && (
          <MessageDialog
            client={client}
            title="Wat klopt er niet?"
            about="De gegevens kloppen niet."
            label="Wat moet er anders?"
            lead={who => `${who.charAt(0).toUpperCase()}${who.slice(1)} leest dit en past het aan.`}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
