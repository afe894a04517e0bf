import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { reactionStatuses } from '../../../contract/status-groups.ts'
import { useUnread } from '../../care/messages/message-button.tsx'
import { recentNow } from '../../care/now.ts'
import { ask } from '../../client/cache.ts'
import { useSession } from '../../client/use-session.ts'
import { AppLink } from '../../components/app-link.tsx'
import { ListPage, PagedList } from '../../components/list-page.tsx'
import { Empty } from '../../components/list-state.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { readChoice, readNumber, stringifySearch } from '../../search-params.ts'
import { AskedCards } from './-asked/asked-cards.tsx'
import { ReactionItem } from './-reactions/reaction-item.tsx'
import classes from './-reactions/reactions.module.css'

const tabs = {
  'in-behandeling': {
    label: 'In behandeling',
    status: reactionStatuses.waiting,
    order: { 'order[careMomentPublication.careMoment.startDate]': 'asc' },
    title: 'Er loopt nu geen reactie',
    text: 'Reageer op een opdracht die bij je past. Hier zie je dan hoe het ermee staat.',
  },
  gekozen: {
    label: 'Gekozen',
    status: reactionStatuses.chosen,
    order: { 'order[careMomentPublication.careMoment.startDate]': 'asc' },
    title: 'Er komt nu geen opdracht aan',
    text: 'Zodra een organisatie je kiest, staat de opdracht hier en in je planning.',
  },
  'niet-gekozen': {
    label: 'Niet gekozen',
    status: reactionStatuses.not_chosen,
    order: { 'order[createdAt]': 'desc' },
    title: 'Hier staat niets',
    text: 'Wordt iemand anders gekozen, dan lees je dat hier.',
  },
  afgelopen: {
    label: 'Afgelopen',
    status: reactionStatuses.ended,
    order: { 'order[createdAt]': 'desc' },
    title: 'Hier staat niets',
    text: 'Ingetrokken reacties en geannuleerde opdrachten komen hier.',
  },
} as const
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]
const tabWords = Object.fromEntries(names.map(name => [name, tabs[name].label])) as Record<Tab, string>
const past = {
  ...tabs.gekozen,
  order: { 'order[careMomentPublication.careMoment.startDate]': 'desc' },
  title: 'Hier staat nog niets',
  text: 'Opdrachten waarvoor je was gekozen, komen hier als ze voorbij zijn.',
} as const
const whenWords = { komt: 'Komt nog', geweest: 'Geweest' } as const

type Search = { tab?: Tab; wanneer?: 'geweest'; pagina?: number }

export const Route = createFileRoute('/werk/reacties')({
  staticData: { screen: '/werk/reacties', title: ['Reacties'] },
  validateSearch: (search: Record<string, unknown>): Search => {
    const tab = readChoice(search.tab, names, 'in-behandeling')
    const pagina = readNumber(search.pagina, 1, 1, 9999)
    return {
      ...(tab !== 'in-behandeling' && { tab }),
      ...(tab === 'gekozen' && search.wanneer === 'geweest' && { wanneer: 'geweest' }),
      ...(pagina > 1 && { pagina }),
    }
  },
  component: Reactions,
})

function Reactions() {
  const me = useSession()?.uuid
  const { tab = 'in-behandeling', wanneer, pagina = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ListPage title="Reacties" width="reading">
      {me && <AskedCards me={me} />}
      <Tabs
        label="Reacties"
        words={tabWords}
        value={tab}
        hrefOf={name => `/werk/reacties${stringifySearch({ tab: name === 'in-behandeling' ? undefined : name })}`}
      >
        {tab === 'gekozen' && (
          <div className={classes.when}>
            <Segmented
              label="Wanneer"
              words={whenWords}
              value={wanneer ?? 'komt'}
              hrefOf={value => `/werk/reacties${stringifySearch({ tab, wanneer: value === 'geweest' ? value : undefined })}`}
            />
          </div>
        )}
        {me && (
          <ReactionList
            key={tab + wanneer}
            me={me}
            tab={tab}
            isPast={wanneer === 'geweest'}
            page={pagina}
            onPage={page => void navigate({ search: { tab, ...(wanneer && { wanneer }), pagina: page }, resetScroll: false })}
          />
        )}
      </Tabs>
    </ListPage>
  )
}

type ListProps = { me: string; tab: Tab; isPast: boolean; page: number; onPage: (page: number) => void }
const pageSize = 20
/** The tab of chosen reactions looks ahead or back; a shift that is going on still counts as coming. */
const timeOf = (tab: Tab, isPast: boolean) => {
  if (tab !== 'gekozen') return {}
  const bound = isPast ? 'strictly_before' : 'after'
  return { [`careMomentPublication.careMoment.endDate[${bound}]` as const]: recentNow() }
}

function ReactionList({ me, tab, isPast, page, onPage }: ListProps) {
  const { status, order, title, text } = isPast ? past : tabs[tab]
  const list = useQuery(
    ask('GET /care_moment_publication_reactions', {
      query: {
        'careWorker.uuid': me,
        status,
        'exists[resolvedAt]': false,
        ...timeOf(tab, isPast),
        ...order,
        page,
        itemsPerPage: pageSize,
      },
    }),
  )
  const unread = useUnread({ reactions: list.data?.member.map(({ uuid }) => uuid) ?? [] })
  const empty = (
    <Empty title={title} text={text} action={<AppLink href="/werk/nieuwe-opdrachten">Bekijk de nieuwe opdrachten</AppLink>} />
  )
  return (
    <PagedList
      query={list}
      page={page}
      pageSize={pageSize}
      onTurn={onPage}
      totalOf={({ totalItems }) => totalItems}
      rows={3}
      rowHeight={300}
      empty={empty}
    >
      {({ member }) => (
        <ul className={classes.reactions} aria-label={tabs[tab].label}>
          {member.map(reaction => (
            <ReactionItem key={reaction.uuid} reaction={reaction} unread={unread(reaction.uuid)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
