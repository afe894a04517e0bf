import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AskFirst } from '../../../../care/act/ask-first.tsx'
import { useAct } from '../../../../care/act/use-act.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import classes from './calendar-dialog.module.css'

/** The address of the feed, to be copied: it is shown once, as the server keeps only its hash. */
function Link({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false) // the browser refuses: the text is selected, to be copied by hand
    }
  }
  return (
    <>
      <div className={classes.link}>
        <TextField ref={field} label="Jouw link" readOnly value={url} onFocus={event => event.currentTarget.select()} />
        <Button data-autofocus onClick={() => void copy()}>
          {copied ? 'Gekopieerd' : 'Kopiëren'}
        </Button>
      </div>
      <p role="status">
        {copied
          ? 'De link is gekopieerd. Plak hem in je agenda-app bij ‘Abonneren op agenda’ of ‘Toevoegen via URL’.'
          : 'Bewaar deze link goed: je ziet hem maar één keer. Wie hem heeft, ziet je diensten.'}
      </p>
    </>
  )
}

/** The planning in the worker's own calendar app: makes the link, renews it, ends it. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(ask('GET /calendar_feed', {}))
  const open = useChange('POST /calendar_feed')
  const close = useChange('DELETE /calendar_feed')
  const [url, setUrl] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct()
  const make = () => act({ run: async () => setUrl((await open.run({})).url) })
  const stop = async () => {
    await close.run({})
    setUrl(undefined)
  }
  const exists = url !== undefined || data?.exists === true
  return (
    <Dialog title="Zet in je agenda" busy={busy} onClose={onClose}>
      <div className={classes.body}>
        <p>
          Met een link staan je diensten vanzelf in de agenda op je telefoon of computer. Wijzigt er iets, dan past je agenda zich
          binnen een paar uur aan; namen van cliënten staan er niet in.
        </p>
        {isError && !data && <Failed error={error} onRetry={refetch} />}
        {!isError && !data && <Skeleton height={44} />}
        {url && <Link url={url} />}
        {exists && !url && <p>Je hebt een link. Ben je hem kwijt, maak dan een nieuwe; de oude werkt daarna niet meer.</p>}
        {data && (
          <DialogButtons>
            {exists && (
              <Button variant="default" disabled={busy} onClick={() => setAsking(true)}>
                Link verwijderen
              </Button>
            )}
            {!url && (
              <Button loading={busy} onClick={() => void make()}>
                {exists ? 'Nieuwe link maken' : 'Link maken'}
              </Button>
            )}
          </DialogButtons>
        )}
        {asking && (
          <AskFirst
            title="Link verwijderen?"
            follows={<p>Je agenda wordt dan niet meer bijgewerkt. Wil je dat later weer, dan maak je een nieuwe link.</p>}
            act="Link verwijderen"
            run={stop}
            done="De link is verwijderd. Je agenda wordt niet meer bijgewerkt."
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Dialog>
  )
}
