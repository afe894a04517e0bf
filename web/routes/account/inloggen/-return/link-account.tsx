import { AccountEmail } from '#care/account/account-email.tsx'
import { AccountPage } from '#care/account/account-page.tsx'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { NoPassword, useLacksPassword } from '#care/security/no-password.tsx'
import { forgetPendingLink, type PendingLink } from '#care/sign-on/pending-link.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useGoOn } from './use-go-on.ts'
import { useLinking } from './use-linking.ts'

/** Asks once which account here is theirs; from then on they log in through their organization. */
export default function LinkAccount({ link }: { link: PendingLink }) {
  const session = useSession()
  const lacksPassword = useLacksPassword()
  const form = useLinking(link)
  const goOn = useGoOn()
  const leave = () => {
    forgetPendingLink()
    return goOn(session ? link.wanted : undefined)
  }
  const notNow = (
    <Button variant="subtle" fullWidth onClick={() => void leave()}>
      Niet koppelen
    </Button>
  )
  return (
    <AccountPage
      title="Koppel je account"
      lead={`${link.provider} kent je. Wij vragen één keer welk account hier van jou is. Heb je nog geen account? Vraag een collega om je uit te nodigen.`}
    >
      <OwnNameOnly>
        <Form of={form} wide act="Koppelen" more={notNow}>
          {session ? (
            <>
              <AccountEmail email={session.username} label="Je account" />
              {lacksPassword && <NoPassword username={session.username} />}
            </>
          ) : (
            <TextField
              label="E-mailadres"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              autoFocus
              {...form.text('username')}
            />
          )}
          <PasswordField
            label="Wachtwoord"
            autoComplete="current-password"
            autoFocus={session !== null}
            {...form.text('password')}
          />
        </Form>
      </OwnNameOnly>
    </AccountPage>
  )
}
