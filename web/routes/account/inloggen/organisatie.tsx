import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '#care/account/account-page.tsx'
import { pendingLink } from '#care/sign-on/pending-link.ts'
import SignOnForm from '#care/sign-on/sign-on-form.tsx'
import type { Problem } from '#client/api.ts'
import { readAnyWords } from '#client/search-params.ts'
import { useSession } from '#client/use-session.ts'
import { wantedPath } from '#client/wanted-path.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { useFinish } from './-return/use-finish.ts'
import { useGoOn } from './-return/use-go-on.ts'

const LinkAccount = late(() => import('./-return/link-account.tsx'))
const Trial = late(() => import('./-return/trial.tsx'))

export const Route = createFileRoute('/account/inloggen/organisatie')({
  staticData: { screen: '/account/inloggen/organisatie', title: ['Inloggen via je organisatie'] },
  validateSearch: readAnyWords,
  component: CameBack,
})
const title = 'Inloggen via je organisatie'

/**
 * Asks for the work address. Also the page that a provider returns to: it logs the user in, asks which account is theirs, or
 * shows the result of a trial.
 */
function CameBack() {
  const search = Route.useSearch()
  const [waiting] = useState(pendingLink)
  const state = typeof search.state === 'string' ? search.state : undefined
  // After a reload, and after our second step.
  if (waiting && (!state || state === waiting.state)) return <LinkAccount link={waiting} />
  if (!state) return <Begin />
  const text = (name: string) => (typeof search[name] === 'string' ? { [name]: search[name] } : {})
  return <Finish body={{ state, ...text('code'), ...text('iss'), ...text('error') }} />
}

function Finish({ body }: { body: Parameters<typeof useFinish>[0] }) {
  const { came, problem, again } = useFinish(body)
  const isRefusal = problem !== undefined && problem.status > 0 && problem.status < 500
  if (isRefusal) return <Begin problem={problem} />
  if (came?.linking) return <LinkAccount link={came.linking} />
  if (came?.trial) return <Trial trial={came.trial} />
  return (
    <AccountPage title={title} lead="Even geduld. Wij kijken of alles klopt.">
      <QueryState query={{ data: undefined, error: problem, refetch: again }} height={88} />
    </AccountPage>
  )
}

/** The first step, with the reason why the last attempt failed. A user who is logged in already stays so. */
function Begin({ problem }: { problem?: Problem }) {
  const session = useSession()
  const goOn = useGoOn()
  return (
    <AccountPage title={title} lead={session ? `Je bent ingelogd als ${session.username}.` : 'Met het account van je werk.'}>
      {problem && (
        <Notice tone="attention" role="alert" title="Het is niet gelukt">
          {problem.message}
        </Notice>
      )}
      {session ? (
        <Button size="lg" fullWidth onClick={() => void goOn(wantedPath())}>
          Verder
        </Button>
      ) : (
        <>
          <SignOnForm wide />
          <AppLink href="/account/inloggen">Inloggen met je wachtwoord</AppLink>
        </>
      )}
    </AccountPage>
  )
}
