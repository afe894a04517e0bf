import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { stepOutOf } from '#components/controls/steps.ts'
import { Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { ProfileForm } from './-profile/profile-form.tsx'

const ViolationPanel = late(() => import('./-planning/panels/violation-panel.tsx'))

export const Route = createFileRoute('/werk/profiel-bewerken')({
  staticData: { screen: '/werk/profiel-bewerken', title: ['Profiel'] },
  validateSearch: ({ melding }): { melding?: string } => (typeof melding === 'string' ? { melding } : {}),
  component: ProfilePage,
})

function ProfilePage() {
  const me = useMe()
  const profile = useQuery(queryOf('GET /care_worker_profiles/{uuid}', { uuid: me }))
  const worker = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: me }))
  const { melding } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (profile.data && !worker.isPending)
    return (
      <>
        <ProfileForm me={me} profile={profile.data} worker={worker.data} />
        {melding && (
          <ViolationPanel
            key={melding}
            uuid={melding}
            onClose={() => void (stepOutOf('melding') || navigate({ search: {}, replace: true, resetScroll: false }))}
          />
        )}
      </>
    )
  return (
    <Page title="Profiel" width="reading">
      <QueryState query={profile} height={480} />
    </Page>
  )
}
