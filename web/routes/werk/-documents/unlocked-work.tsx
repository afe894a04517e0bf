import { useQueries, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { counted } from '#rules/time/format-nl.ts'
import classes from './document.module.css'
import type { DocumentsData } from './use-documents.ts'

// Each is a query of its own: the nearest levels, and a handful of acts, are within people's reach.
const max = 5

type Level = AnswerOf<'GET /expertise_levels'>['member'][number]
type Option = { name: string; query: { expertiseLevel?: string; acts?: string[] } }

/** The higher levels in the same track, nearest first. */
const levelsAbove = (levels: readonly Level[], key: string): Level[] => {
  const own = levels.find(level => level.key === key)
  return levels
    .filter(({ track, rank, isSelectable }) => own && isSelectable && track === own.track && rank > own.rank)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, max)
}

/** How many more assignments a higher diploma or one more skill would unlock. */
export function UnlockedWork({ data }: { data: DocumentsData }) {
  const { me, level, ownActs } = data
  const levels = useQuery(queryOnceOf('GET /expertise_levels', {}))
  const acts = useQuery(queryOnceOf('GET /acts', { query: { category: 'voorbehouden', selectable: true } }))
  const higher = levelsAbove(levels.data?.member ?? [], level.key)
  const lacking = (acts.data?.member ?? []).filter(({ uuid }) => !ownActs.includes(uuid)).slice(0, max)
  const now = useQuery(queryOf('GET /care_workers/{uuid}/reach', { uuid: me, query: {} })).data?.count
  const levelGains = useMore(
    me,
    now,
    higher.map(({ uuid, name }) => ({ name, query: { expertiseLevel: uuid } })),
  )
  // A level that unlocks no more than a lower one is not worth its years.
  const withLevel = levelGains?.filter(({ more }, at) => levelGains.slice(0, at).every(lower => lower.more < more))
  const withAct = useMore(
    me,
    now,
    lacking.map(({ uuid, name }) => ({ name, query: { acts: [...ownActs, uuid] } })),
  )
  const leadsSomewhere = useLeadsSomewhere()
  const preferences = { href: '/werk/zorgvoorkeuren' } as const
  if (now === undefined || !withLevel || !withAct) return <Skeleton height={120} radius="lg" aria-label="Laden" />
  if (withLevel.length + withAct.length === 0) return null
  return (
    <Card title="Wat je er meer mee kunt">
      <p className="soft">Nu kun je op {counted(now, 'opdracht', 'opdrachten')} reageren, binnen je afstand.</p>
      {withLevel.length > 0 && (
        <>
          <h3 className={classes.opensHead}>Met een hoger diploma</h3>
          <Gains gains={withLevel} />
          <p className="soft">Je niveau verandert pas als wij je diploma hebben goedgekeurd.</p>
        </>
      )}
      {withAct.length > 0 && (
        <>
          <h3 className={classes.opensHead}>Als je bekwaam bent in een voorbehouden handeling</h3>
          <Gains gains={withAct} />
          {leadsSomewhere(preferences) && (
            <p className="soft">
              Welke je mag en kunt, geef je aan bij je <AppLink href={preferences.href}>zorgvoorkeuren</AppLink>.
            </p>
          )}
        </>
      )}
    </Card>
  )
}

type Gain = { name: string; more: number }

/** How many assignments each would add; only those that add any, in their order. Undefined while they load. */
function useMore(me: string, now: number | undefined, options: Option[]): Gain[] | undefined {
  const answers = useQueries({
    queries: options.map(({ query }) => queryOf('GET /care_workers/{uuid}/reach', { uuid: me, query })),
  })
  if (now === undefined || answers.some(({ isPending }) => isPending)) return undefined
  return options
    .map(({ name }, index) => ({ name, more: (answers[index]!.data?.count ?? 0) - now }))
    .filter(({ more }) => more > 0)
}

const Gains = ({ gains }: { gains: Gain[] }) => (
  <ul className={`below-8 ${classes.gains}`}>
    {gains.map(({ name, more }) => (
      <li key={name}>
        {name} <strong className="figures">{counted(more, 'opdracht meer', 'opdrachten meer')}</strong>
      </li>
    ))}
  </ul>
)
