import { AccountPage } from '#care/account/account-page.tsx'
import { useStillToSend } from '#care/offline/use-still-to-send.tsx'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'

/** Says that the address does not exist, with our logo and a link home. */
export default function UnknownAddress() {
  const session = useSession()
  const { logOut, layer } = useStillToSend()
  return (
    <AccountPage title="Deze pagina bestaat niet" lead="Misschien klopt het adres niet, of is de pagina verhuisd.">
      <Button href="/" size="lg" fullWidth>
        Naar het begin
      </Button>
      {session && (
        <Button variant="default" size="lg" fullWidth onClick={logOut}>
          Uitloggen
        </Button>
      )}
      {layer}
    </AccountPage>
  )
}
