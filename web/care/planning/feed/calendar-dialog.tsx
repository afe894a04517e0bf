import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { AskFirst } from '../../action/ask-first.tsx'
import { OwnNameOnly } from '../../action/own-name-only.tsx'
import { useAction } from '../../action/use-action.ts'
import { spoken } from '../../spoken.ts'

type What = 'diensten' | 'bezoeken'
/** The address of the feed, to copy: it is shown once, as the server stores only its hash. */
function Link({ url, what }: { url: string; what: What }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false) // the browser refuses: the text is selected, to copy by hand
    }
  }
  return (
    <>
      {/* A calendar app opens addresses that begin like this; without one nothing happens, and the link can be copied. */}
      <Button data-autofocus fullWidth onClick={() => location.assign(url.replace(/^https?:/, 'webcal:'))}>
        Toevoegen
      </Button>
      <ul className="marked grid gap-6">
        <li>
          <strong>iPhone of Mac:</strong> druk op Toevoegen en daarna op Abonneer.
        </li>
        <li>
          <strong>Android met Google Agenda:</strong> kopieer de link. Ga op een computer naar calendar.google.com, druk op het
          plusje bij Andere agenda’s en kies Via URL.
        </li>
        <li>
          <strong>Outlook:</strong> kopieer de link. Kies in je agenda voor Agenda toevoegen en dan Abonneren via internet.
        </li>
      </ul>
      <div className="grid with-end bottom gap-8">
        <TextField ref={field} label="Link" readOnly value={url} onFocus={event => event.currentTarget.select()} />
        <Button variant="default" onClick={() => void copy()}>
          {copied ? 'Gekopieerd' : 'Kopiëren'}
        </Button>
      </div>
      <p role="status">
        {copied
          ? 'De link is gekopieerd. Plak hem in je agenda-app.'
          : `Bewaar deze link goed: hij is maar één keer te zien. Wie hem heeft, ziet de ${what}.`}
      </p>
    </>
  )
}

/** A worker's shifts, or the visits a family follows, in a calendar app of their own: creates, renews and ends the link. */
export default function CalendarDialog({ what, onClose }: { what: What; onClose: () => void }) {
  const feed = useQuery(queryOf('GET /calendar_feed', {}))
  const open = useChange('POST /calendar_feed')
  const close = useChange('DELETE /calendar_feed')
  const [url, setUrl] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const make = () => act({ run: async () => setUrl((await open.run({})).url) })
  const stop = async () => {
    await close.run({})
    setUrl(undefined)
  }
  const exists = url !== undefined || feed.data?.exists === true
  return (
    <Dialog title={spoken('Zet in je agenda', 'Zet in uw agenda')} busy={busy} onClose={onClose}>
      <div className="grid gap-16">
        <p>
          Met een link staan de {what} vanzelf in {spoken('je', 'uw')} agenda op een telefoon of computer. Wijzigt er iets? Dan
          staat dat er binnen een paar uur.{' '}
          {spoken('Namen van cliënten staan er niet in.', 'Er staat niet in voor wie de zorg is.')}
        </p>
        <QueryState query={feed} height={44}>
          {() => (
            <>
              {url && <Link url={url} what={what} />}
              {exists && !url && <p>Er is al een link. Is die kwijt? Maak dan een nieuwe. De oude werkt daarna niet meer.</p>}
              <OwnNameOnly>
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
              </OwnNameOnly>
            </>
          )}
        </QueryState>
        {asking && (
          <AskFirst
            title="Link verwijderen?"
            consequences={
              <p>De agenda wordt dan niet meer bijgewerkt. {spoken('Je', 'U')} kunt later weer een nieuwe link maken.</p>
            }
            act="Link verwijderen"
            run={stop}
            done="De link is verwijderd. De agenda wordt niet meer bijgewerkt."
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Dialog>
  )
}
