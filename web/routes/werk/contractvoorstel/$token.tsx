import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountPage } from '#care/account/account-page.tsx'
import CallUs from '#care/account/call-us.tsx'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { DeadLink } from './-parts/dead-link.tsx'
import { Proposal } from './-parts/proposal.tsx'

export const Route = createFileRoute('/werk/contractvoorstel/$token')({
  staticData: { screen: '/werk/contractvoorstel/[token]', title: ['Contractvoorstel'] },
  component: ContractProposal,
})

/** Inside the app for a care worker; for everyone else a page outside it, also when they are logged in with another role. */
function Frame({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) {
  const session = useSession()
  if (!session?.roles.includes('ROLE_CARE_WORKER'))
    return (
      <AccountPage title={title} {...(lead && { lead })} help={<CallUs />} long>
        {children}
      </AccountPage>
    )
  return (
    <PaperPage title={title} back={{ href: '/werk', label: 'Home' }} field={lead && <p>{lead}</p>}>
      {children}
    </PaperPage>
  )
}

function ContractProposal() {
  const { token } = Route.useParams()
  const query = useQuery(queryOf('GET /contract_proposals/{uuid}', { uuid: token }))
  const { organization, careWorker } = query.data ?? {}
  return (
    <Frame
      title={organization ? `Contractvoorstel van ${organization.name}` : 'Contractvoorstel'}
      lead={careWorker && `Voor ${careWorker.profile.firstName} ${careWorker.profile.lastName}`}
    >
      <QueryState query={query} height={560} gone={<DeadLink opened={token} />}>
        {proposal => <Proposal proposal={proposal} opened={token} />}
      </QueryState>
    </Frame>
  )
}
