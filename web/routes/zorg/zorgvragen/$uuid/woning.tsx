import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { homeQuery } from '#care/client-file/client.ts'
import { HomeCards } from '#care/client-file/home-cards.tsx'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from '../../-client/client.module.css'
import { FamilyPage } from '../../-parts/family-page.tsx'

const HomeDialog = late(() => import('#care/client-file/home/home-dialog.tsx'))

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/woning')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/woning', title: ['Woning'] },
  component: HomeScreen,
})

/** Who sees what the family fills in, from when, and what it is for. */
const depends = {
  access: 'Zorgverleners zien dit zodra vaststaat dat zij komen. Alleen wie er komt of de zorg regelt, ziet de code.',
  inside: 'Wie niet tegen dieren of rook kan, ziet dit vooraf.',
  building: 'Zorgverleners zien dit zodra vaststaat dat zij komen. Dan weten zij of er een trap is.',
}

/** The home, which the family can change directly; with who sees it, and from when. */
function HomeScreen() {
  const { uuid } = Route.useParams()
  const query = useQuery(homeQuery(uuid))
  const [changing, change] = useState(false)
  return (
    <FamilyPage client={uuid} title="Woning" width="work">
      <QueryState query={query} height={420}>
        {home => (
          <>
            <HomeCards uuid={uuid} home={home} depends={depends} />
            <div className={`grid ${classes.change}`}>
              <Button size="lg" onClick={() => change(true)}>
                Wijzig de woning
              </Button>
            </div>
            {changing && <HomeDialog uuid={uuid} home={home} onClose={() => change(false)} />}
          </>
        )}
      </QueryState>
    </FamilyPage>
  )
}
