import CallUs from '#care/account/call-us.tsx'
import { useSession } from '#client/use-session.ts'
import { rememberWanted } from '#client/wanted-path.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'

const isMailed = (opened: string) => opened.length > 36

/** What to do when the address leads nowhere: a link that was replaced or is incomplete, or somebody else's proposal. */
export function DeadLink({ opened }: { opened: string }) {
  const session = useSession()
  if (session)
    return (
      <div className="grid start gap-12">
        <h2>Dit voorstel vinden we niet</h2>
        <p role="alert">
          {isMailed(opened)
            ? 'De link werkt niet meer. Misschien kreeg je later een mail met een nieuwe link. Of een stuk van de link ontbreekt.'
            : 'Het is niet voor het account waarmee je nu bent ingelogd, of het adres klopt niet.'}
        </p>
        <p>Een voorstel dat nog open staat, vind je ook bij Te doen op je home.</p>
        <AppLink href="/">Naar home</AppLink>
        <CallUs />
      </div>
    )
  const path = `/werk/contractvoorstel/${opened}`
  return (
    <div className="grid start gap-12">
      <h2>{isMailed(opened) ? 'Deze link werkt niet' : 'Log in om het voorstel te zien'}</h2>
      {isMailed(opened) ? (
        <>
          <p role="alert">
            Misschien kreeg je later een nieuwe mail. Dan werkt alleen de link in die mail. Of een stuk van de link ontbreekt.
          </p>
          <p>
            Log in: een voorstel dat nog open staat, vind je bij Te doen. Staat het er niet? Vraag de organisatie om een nieuwe
            link.
          </p>
        </>
      ) : (
        <p>Dit adres werkt alleen als je bent ingelogd. De link in je mail werkt ook zonder inloggen.</p>
      )}
      <Button
        href="/account/inloggen"
        size="lg"
        fullWidth
        onClick={() => !isMailed(opened) && rememberWanted({ path, pathname: path })}
      >
        Inloggen
      </Button>
    </div>
  )
}
