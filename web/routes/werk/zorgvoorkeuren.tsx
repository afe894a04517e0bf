import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { PreferencesForm } from './-preferences/preferences-form.tsx'
import { ReachHead } from './-preferences/reach-head.tsx'

export const Route = createFileRoute('/werk/zorgvoorkeuren')({
  staticData: { screen: '/werk/zorgvoorkeuren', title: ['Zorgvoorkeuren'] },
  component: PreferencesPage,
})

function PreferencesPage() {
  const me = useMe()
  const query = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: me }))
  if (query.data) return <PreferencesForm me={me} worker={query.data} />
  return (
    <PaperPage title="Zorgvoorkeuren" width="work" field={!query.error && <ReachHead />}>
      <QueryState query={query} height={480} />
    </PaperPage>
  )
}
