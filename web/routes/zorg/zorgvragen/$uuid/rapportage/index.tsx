import { createFileRoute } from '@tanstack/react-router'
import { DiaryPage } from '../../../-diary/diary-page.tsx'
import { readDiary } from '../../../-diary/diary-search.ts'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/rapportage/')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/rapportage', title: ['Rapportage'] },
  validateSearch: readDiary,
  component: Diary,
})

function Diary() {
  const { uuid } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <DiaryPage
      client={uuid}
      search={Route.useSearch()}
      go={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
