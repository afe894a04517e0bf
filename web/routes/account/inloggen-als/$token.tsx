import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccountEmail, AccountForm, useAccountForm } from '../../../care/account/account-form.tsx'
import { LinkScreen, type MailedLink } from '../../../care/account/link-screen.tsx'
import { call, Problem } from '../../../client/api.ts'
import { homeOf } from '../../../client/guard.ts'
import { beginImpersonation, currentSession } from '../../../client/session.ts'
import { AppLink } from '../../../components/app-link.tsx'
import classes from '../-parts/login-as.module.css'

export const Route = createFileRoute('/account/inloggen-als/$token')({
  staticData: { screen: '/account/inloggen-als/[token]', title: ['Inloggen als iemand anders'] },
  component: LoginAs,
})

function LoginAs() {
  const { token } = Route.useParams()
  return (
    <LinkScreen token={token} kinds={['impersonate']} title="Inloggen als iemand anders" heightPx={340}>
      {(link, gone) => <ConfirmWhom token={token} link={link} onGone={gone} />}
    </LinkScreen>
  )
}

function ConfirmWhom({ token, link, onGone }: { token: string; link: MailedLink; onGone: () => void }) {
  const router = useRouter()
  const { send, ...form } = useAccountForm()
  const enter = async () => {
    try {
      const answer = await call('PUT /user_tokens/{user_token}/impersonate', { user_token: token })
      beginImpersonation(answer.token)
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return onGone()
      throw problem
    }
    await router.navigate({ href: homeOf(currentSession()!), replace: true })
  }
  return (
    <AccountForm
      {...form}
      act="Inloggen als deze gebruiker"
      onSubmit={() => send({}, enter)}
      after={<AppLink href="/">Toch niet</AppLink>}
    >
      <AccountEmail label="Je logt in als" email={link.email} />
      <ul className={classes.facts}>
        <li>Je ziet wat deze gebruiker ziet, en wat je doet geldt voor deze gebruiker.</li>
        <li>Het duurt een uur, alleen in dit tabblad. Stoppen kan altijd.</li>
        <li>Alles wat je bekijkt en doet wordt op jouw naam vastgelegd.</li>
      </ul>
    </AccountForm>
  )
}
