import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ask } from '../../client/cache.ts'
import { useMe } from '../../client/use-me.ts'
import { Failed } from '../../components/list-state.tsx'
import { PaperPage } from '../../components/paper-page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PreferencesForm } from './-preferences/preferences-form.tsx'

export const Route = createFileRoute('/werk/zorgvoorkeuren')({
  staticData: { screen: '/werk/zorgvoorkeuren', title: ['Zorgvoorkeuren'] },
  component: PreferencesPage,
})

function PreferencesPage() {
  const me = useMe()
  const { data, error, refetch } = useQuery(ask('GET /care_workers/{uuid}', { uuid: me }))
  if (data) return <PreferencesForm me={me} worker={data} />
  return (
    <PaperPage title="Zorgvoorkeuren" width="work">
      {error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={480} radius="lg" aria-busy="true" />}
    </PaperPage>
  )
}
