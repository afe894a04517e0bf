import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AboutClient } from '#care/client-file/about-client.tsx'
import { clientQuery } from '#care/client-file/client.ts'
import parts from '#care/client-file/file-parts.module.css'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { familyStandingWords } from '#words/client-nl.ts'
import classes from './client.module.css'

const MessageDialog = late(() => import('../-parts/message-dialog.tsx'))

const familyWords = { status: 'Zorg', statuses: familyStandingWords, manager: 'Helpt u verder' }

/** A client's details. The family asks the back office to change them. */
export default function ClientDetails({ client }: { client: string }) {
  const query = useQuery(clientQuery(client))
  const [asked, setAsked] = useState<string>()
  return (
    <QueryState query={query} height={420}>
      {known => (
        <>
          <p>Klopt er iets niet? Wij passen het voor u aan.</p>
          <div className={`grid top gap-16 ${parts.cards}`}>
            <AboutClient
              client={known}
              words={familyWords}
              acts={about => (
                <button
                  type="button"
                  className={`touch strong ${classes.ask}`}
                  aria-haspopup="dialog"
                  onClick={() => setAsked(about)}
                >
                  Klopt dit niet?<span className="unseen"> {about}</span>
                </button>
              )}
            />
          </div>
          {asked && (
            <MessageDialog
              client={client}
              title={`Wat klopt er niet bij “${asked}”?`}
              about={`Dit klopt niet bij “${asked}”.`}
              label="Wat moet er anders?"
              lead={(manager = 'Ons kantoor') => `${manager} leest dit en past het aan.`}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </QueryState>
  )
}
