import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '../../../../client/api.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { toastDone } from '../../../../components/toast.ts'
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

function useFeed() {
  const open = useChange('POST /calendar_feed')
  const close = useChange('DELETE /calendar_feed')
  const [url, setUrl] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const attempt = async (act: () => Promise<void>) => {
    setRefusal(undefined)
    try {
      await act()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      setRefusal(problem.message)
    }
  }
  const make = () => attempt(async () => setUrl((await open.run({})).url))
  const stop = () =>
    attempt(async () => {
      await close.run({})
      setUrl(undefined)
      toastDone('De link is verwijderd. Je agenda wordt niet meer bijgewerkt.')
    })
  return { url, refusal, make, stop, making: open.busy, stopping: close.busy }
}

/** The planning in the worker's own calendar app: makes the link, renews it, ends it. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(ask('GET /calendar_feed', {}))
  const { url, refusal, make, stop, making, stopping } = useFeed()
  const exists = url !== undefined || data?.exists === true
  return (
    <Dialog title="Zet in je agenda" busy={making || stopping} onClose={onClose}>
      <div className={classes.body}>
        <p>
          Met een link staan je diensten vanzelf in de agenda op je telefoon of computer. Wijzigt er iets, dan past je agenda zich
          binnen een paar uur aan; namen van cliënten staan er niet in.
        </p>
        {isError && !data && <Failed error={error} onRetry={refetch} />}
        {!isError && !data && <Skeleton height={44} />}
        {url && <Link url={url} />}
        {exists && !url && <p>Je hebt een link. Ben je hem kwijt, maak dan een nieuwe; de oude werkt daarna niet meer.</p>}
        <Refusal>{refusal}</Refusal>
        {data && (
          <DialogButtons>
            {exists && (
              <Button variant="default" loading={stopping} disabled={making} onClick={() => void stop()}>
                Link verwijderen
              </Button>
            )}
            {!url && (
              <Button loading={making} disabled={stopping} onClick={() => void make()}>
                {exists ? 'Nieuwe link maken' : 'Link maken'}
              </Button>
            )}
          </DialogButtons>
        )}
      </div>
    </Dialog>
  )
}
