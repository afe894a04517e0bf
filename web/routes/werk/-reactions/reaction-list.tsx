import { useQuery } from '@tanstack/react-query'
import { useUnread } from '#care/messages/message-button.tsx'
import type { Reaction } from '#care/moment/publication.ts'
import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { reactionStatuses } from '#contract/status-groups.ts'
import { ReactionItem } from './reaction-item.tsx'
import { ReactionSeries } from './reaction-series.tsx'
import { type ReactionTab, reactionTabs } from './reaction-tabs.ts'

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
export const tabWords = Object.fromEntries(reactionTabs.map(name => [name, tabs[name].label])) as Record<ReactionTab, string>
const past = {
  ...tabs.gekozen,
  order: { 'order[careMomentPublication.careMoment.startDate]': 'desc' },
  title: 'Hier staat nog niets',
  text: 'Opdrachten waarvoor je was gekozen, komen hier als ze voorbij zijn.',
} as const

type ListProps = { me: string; tab: ReactionTab; isPast: boolean; page: number; onPage: (page: number) => void }
/** As many as one call gives: they are grouped by series. */
const pageSize = 100
/** The tab of chosen reactions looks ahead or back; a shift in progress still counts as coming. */
const timeOf = (tab: ReactionTab, isPast: boolean) => {
  if (tab !== 'gekozen') return {}
  const bound = isPast ? 'strictly_before' : 'after'
  return { [`careMomentPublication.careMoment.endDate[${bound}]` as const]: recentNow() }
}

/** The reactions to one series are grouped at the place of the first. */
const bySeries = (reactions: readonly Reaction[]) =>
  [
    ...Map.groupBy(reactions, ({ uuid, careMomentPublication }) => careMomentPublication.careMoment.recurringCareMoment ?? uuid),
  ].map(([, group]) => group as [Reaction, ...Reaction[]])

export function ReactionList({ me, tab, isPast, page, onPage }: ListProps) {
  const { status, order, title, text } = isPast ? past : tabs[tab]
  const list = useQuery(
    queryOf('GET /care_moment_publication_reactions', {
      query: {
        'careWorker.uuid': me,
        status,
        ...{ 'exists[resolvedAt]': false, replaced: false },
        ...timeOf(tab, isPast),
        ...order,
        page,
        itemsPerPage: pageSize,
      },
    }),
  )
  const unread = useUnread({ about: list.data?.member.map(({ uuid }) => uuid) ?? [] })
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
        <ul className="grid gap-24" aria-label={tabs[tab].label}>
          {bySeries(member).map(([first, ...more]) =>
            more.length === 0 ? (
              <ReactionItem key={first.uuid} reaction={first} unread={unread(first.uuid)} />
            ) : (
              <ReactionSeries key={first.uuid} reactions={[first, ...more]} unread={unread} />
            ),
          )}
        </ul>
      )}
    </PagedList>
  )
}
