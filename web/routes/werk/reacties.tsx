import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useNow } from '#care/now.ts'
import { isUuid, readChoice, readNumber, stringifySearch } from '#client/search-params.ts'
import { useSession } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { ListPage } from '#components/lists/list-page.tsx'
import { late } from '#components/page/suspense.tsx'
import { AskedCard } from './-asked/asked-card.tsx'
import { askedOf } from './-asked/asked-of.ts'
import { ReactionList, tabWords } from './-reactions/reaction-list.tsx'
import { type ReactionTab, reactionTabs } from './-reactions/reaction-tabs.ts'
import classes from './-reactions/reactions.module.css'

const AskedDetail = late(() => import('./-asked/asked-detail.tsx'))

const whenWords = { komt: 'Komt nog', geweest: 'Geweest' } as const

type Search = {
  tab?: ReactionTab
  wanneer?: 'geweest'
  pagina?: number /** The question by name that is open. */
  vraag?: string
}

export const Route = createFileRoute('/werk/reacties')({
  staticData: { screen: '/werk/reacties', title: ['Reacties'] },
  validateSearch: (search: Record<string, unknown>): Search => {
    const tab = readChoice(search.tab, reactionTabs, 'in-behandeling')
    const pagina = readNumber(search.pagina, 1, 1, 9999)
    return {
      ...(isUuid(search.vraag) && { vraag: search.vraag }),
      ...(tab !== 'in-behandeling' && { tab }),
      ...(tab === 'gekozen' && search.wanneer === 'geweest' && { wanneer: 'geweest' }),
      ...(pagina > 1 && { pagina }),
    }
  },
  component: () => {
    const me = useSession()?.uuid
    const { vraag } = Route.useSearch()
    if (!me) return null
    return vraag ? <AskedDetail key={vraag} me={me} uuid={vraag} /> : <Reactions me={me} />
  },
})

function Reactions({ me }: { me: string }) {
  const { tab = 'in-behandeling', wanneer, pagina = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ListPage title="Reacties" width="reading">
      <Tabs
        label="Reacties"
        sticky
        words={tabWords}
        value={tab}
        hrefOf={name => `/werk/reacties${stringifySearch({ tab: name === 'in-behandeling' ? undefined : name })}`}
      >
        {tab === 'in-behandeling' && <AskedCards me={me} />}
        {tab === 'gekozen' && (
          <div className="below-16">
            <Segmented
              label="Wanneer"
              words={whenWords}
              value={wanneer ?? 'komt'}
              hrefOf={value => `/werk/reacties${stringifySearch({ tab, wanneer: value === 'geweest' ? value : undefined })}`}
            />
          </div>
        )}
        <ReactionList
          key={tab + wanneer}
          me={me}
          tab={tab}
          isPast={wanneer === 'geweest'}
          page={pagina}
          onPage={page => void navigate({ search: { tab, ...(wanneer && { wanneer }), pagina: page }, resetScroll: false })}
        />
      </Tabs>
      <p>
        <AppLink className="tap inline-row strong" href="/werk/contact?uitleg=beslissingen&over=kiezen">
          Hoe wordt er uit reacties gekozen?
        </AppLink>
      </p>
    </ListPage>
  )
}

/** The questions by name that wait for this worker's answer; nothing when there are none. */
function AskedCards({ me }: { me: string }) {
  const now = useNow()
  const { data } = useQuery({ ...askedOf(me), refetchInterval: 60_000 })
  if (!data || data.member.length === 0) return null
  return (
    <section className={classes.asked} aria-labelledby="je-bent-gevraagd">
      <h2 id="je-bent-gevraagd">Je bent gevraagd</h2>
      <ul>
        {data.member.map(invitation => (
          <AskedCard key={invitation.uuid} invitation={invitation} now={now} />
        ))}
      </ul>
    </section>
  )
}
