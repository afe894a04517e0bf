import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccountEmail } from '#care/account/account-email.tsx'
import classes from '#care/account/account-page.module.css'
import { type LinkProps, LinkScreen } from '#care/account/link-screen.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { call } from '#client/api.ts'
import { homeOf } from '#client/guard.ts'
import { beginImpersonation, currentSession } from '#client/session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { type Address, screenAt } from '#contract/addresses.ts'

export const Route = createFileRoute('/account/inloggen-als/$token')({
  staticData: { screen: '/account/inloggen-als/[token]', title: ['Inloggen als iemand anders'] },
  // Only a screen of ours; whether they may open it is up to the guard.
  validateSearch: ({ naar }): { naar?: Address } => (typeof naar === 'string' && screenAt(naar) ? { naar: naar as Address } : {}),
  component: LoginAs,
})

function LoginAs() {
  const { token } = Route.useParams()
  return (
    <LinkScreen token={token} kinds={['impersonate']} title="Inloggen als iemand anders" heightPx={340}>
      {props => <ConfirmWhom {...props} />}
    </LinkScreen>
  )
}

function ConfirmWhom({ token, link, refused }: LinkProps) {
  const router = useRouter()
  const { naar } = Route.useSearch()
  const form = useForm({
    start: {},
    send: () => call('PUT /user_tokens/{user_token}/impersonate', { user_token: token }),
    done: answer => {
      beginImpersonation(answer.token)
      return router.navigate({ href: naar ?? homeOf(currentSession()!), replace: true })
    },
    refused,
  })
  return (
    <Form of={form} wide act="Inloggen als deze gebruiker" more={<AppLink href="/">Toch niet</AppLink>}>
      <AccountEmail label="Je logt in als" email={link.email} />
      <ul className={`marked grid gap-8 ${classes.facts}`}>
        <li>Je ziet wat deze gebruiker ziet, en wat je doet geldt voor deze gebruiker.</li>
        <li>Het duurt een uur, in alle tabbladen van deze browser. Stoppen kan altijd: dan ben je weer jezelf.</li>
        <li>Wij leggen alles wat je bekijkt en doet vast op jouw naam.</li>
      </ul>
    </Form>
  )
}
