import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../care/account/account-page.tsx'
import { ask } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'
import { Failed } from '../../../components/list-state.tsx'
import { PaperPage } from '../../../components/paper-page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { DeadLink } from './-parts/dead-link.tsx'
import classes from './-parts/proposal.module.css'
import { Proposal } from './-parts/proposal.tsx'

export const Route = createFileRoute('/werk/contractvoorstel/$token')({
  staticData: { screen: '/werk/contractvoorstel/[token]', title: ['Contractvoorstel'] },
  component: ContractProposal,
})

/** Within the app for a care worker; for everyone else a page outside it, also when they are logged in as something else. */
function Frame({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) {
  const session = useSession()
  if (!session?.roles.includes('ROLE_CARE_WORKER'))
    return (
      <AccountPage title={title} {...(lead && { lead })} long>
        {children}
      </AccountPage>
    )
  return (
    <PaperPage title={title} back={{ href: '/werk', label: 'Home' }} field={lead && <p className={classes.whom}>{lead}</p>}>
      {children}
    </PaperPage>
  )
}

function ContractProposal() {
  const { token } = Route.useParams()
  const { data, error, refetch } = useQuery(ask('GET /contract_proposals/{uuid}', { uuid: token }))
  if (data)
    return (
      <Frame
        title={`Contractvoorstel van ${data.organization.name}`}
        lead={`Voor ${data.careWorker.profile.firstName} ${data.careWorker.profile.lastName}`}
      >
        <Proposal proposal={data} opened={token} />
      </Frame>
    )
  return (
    <Frame title="Contractvoorstel">
      {error?.status === 404 && <DeadLink opened={token} />}
      {error && error.status !== 404 && <Failed error={error} onRetry={refetch} />}
      {!error && <Skeleton height={560} radius="lg" aria-busy="true" aria-label="Voorstel laden" />}
    </Frame>
  )
}
