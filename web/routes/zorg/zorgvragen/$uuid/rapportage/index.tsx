import { createFileRoute } from '@tanstack/react-router'
import { isUuid, readNumber } from '#client/search-params.ts'
import { DiaryPage, type DiarySearch } from '../../../-diary/diary-page.tsx'

const readDiary = ({ onderwerp, bezoek, pagina }: Record<string, unknown>): DiarySearch => {
  const page = readNumber(pagina, 1, 1, 9999)
  return {
    ...(typeof onderwerp === 'string' && onderwerp !== '' && { onderwerp }),
    ...(isUuid(bezoek) && { bezoek }),
    ...(page > 1 && { pagina: page }),
  }
}

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
