import { Button } from '#components/controls/button.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { spoken } from '../../spoken.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './second-factor.module.css'

/** Has the browser save a text as a file. */
function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

type Props = { codes: readonly string[]; username: string; switchedOn: boolean; onKept: () => void }

/** The codes for when neither app nor mail is at hand. They are shown once, so people must keep them. */
export function RecoveryCodes({ codes, username, switchedOn, onKept }: Props) {
  const heading = `Herstelcodes voor Zorginzet, account ${username}`
  const text = `${heading}\nElke code werkt één keer.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-16">
      <LiveRegion>{switchedOn && <p>Tweestapsverificatie staat aan.</p>}</LiveRegion>
      <p>
        {spoken('Heb je je telefoon of mail niet bij de hand?', 'Hebt u uw telefoon of mail niet bij de hand?')} Log dan in met
        een van deze codes. Elke code werkt één keer. {spoken('Je ziet ze alleen nu.', 'U ziet ze alleen nu.')}
      </p>
      <div className={classes.paper}>
        <p className={classes.heading}>{heading}</p>
        <ul className={`gap-wrap pad-16 rounded sunken figures ${classes.codes}`} aria-label="Herstelcodes">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={`grid gap-12 ${classes.ways}`}>
        <CopyButton text={text} label="Kopiëren" />
        <Button variant="default" onClick={() => saveText('zorginzet-herstelcodes.txt', text)}>
          Downloaden
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Afdrukken
        </Button>
      </div>
      <Button onClick={onKept} fullWidth data-autofocus>
        Ik heb ze bewaard
      </Button>
    </div>
  )
}
