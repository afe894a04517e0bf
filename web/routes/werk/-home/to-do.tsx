import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../../../contract/addresses.ts'
import {
  reactionNewsStatuses,
  reactionStatuses,
  toAnswerProposalStatuses,
  workerAnswersStatuses,
} from '../../../../contract/status-groups.ts'
import { formatShortDate } from '../../../care/moment/moment.ts'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { ChevronRightIcon } from '../../../components/icons.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Card } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useLeadsSomewhere } from '../../../components/use-leads-somewhere.ts'
import { type DocumentKind, documentKindWords } from '../../../words/documents-nl.ts'
import classes from './home.module.css'

type Task = { href: Address; what: string; detail?: string }

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const nameOf = (kind: string): string => documentKindWords[kind as DocumentKind] ?? kind

function useTasks(me: string, documentsMissing: readonly string[] | undefined) {
  const hours = useQuery(ask('GET /care_workers/{uuid}/care_moments_count_to_submit_hours', { uuid: me }))
  const proposals = useQuery(
    ask('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: { status: workerAnswersStatuses, itemsPerPage: 100 },
    }),
  )
  const answered = useQuery(
    ask('GET /care_moment_publication_reactions', {
      query: { 'careWorker.uuid': me, status: reactionNewsStatuses, 'exists[resolvedAt]': false, itemsPerPage: 100 },
    }),
  )
  const contracts = useQuery(
    ask('GET /contract_proposals', { query: { status: toAnswerProposalStatuses, 'careWorker.uuid': me } }),
  )
  const queries = [hours, proposals, answered, contracts]
  const failed = queries.filter(query => query.isError)
  const error = failed[0]?.error
  const refetch = () => Promise.all(failed.map(query => query.refetch()))
  if (!hours.data || !proposals.data || !answered.data || !contracts.data || !documentsMissing)
    return { tasks: undefined, error, refetch }
  const myTurn = proposals.data.member.filter(({ allowedActions }) => allowedActions.includes('reject_proposal')).length
  const lost = answered.data.member.filter(({ status }) => reactionStatuses.not_chosen.includes(status)).length
  const ended = answered.data.member.length - lost
  const all: [number, Task][] = [
    ...contracts.data.member
      .filter(({ allowedActions }) => allowedActions.includes('accept'))
      .map(({ uuid, organization, expiresAt }): [number, Task] => [
        1,
        {
          href: `/werk/contractvoorstel/${uuid}`,
          what: `Contractvoorstel van ${organization.name}`,
          detail: `Antwoorden kan tot ${formatShortDate(expiresAt)}.`,
        },
      ]),
    [
      hours.data.count,
      { href: '/werk/uren-indienen', what: `Dien je uren in voor ${count(hours.data.count, 'dienst', 'diensten')}` },
    ],
    [
      myTurn,
      {
        href: '/werk/uren-indienen',
        what: `Beantwoord ${count(myTurn, 'voorstel', 'voorstellen')}`,
        detail: 'De organisatie wacht op je antwoord.',
      },
    ],
    [
      documentsMissing.length,
      {
        href: '/werk/documenten',
        what: `Lever ${count(documentsMissing.length, 'document', 'documenten')} in`,
        detail: documentsMissing.map(nameOf).join(', '),
      },
    ],
    [ended, { href: '/werk/reacties?tab=afgelopen', what: `${count(ended, 'opdracht is', 'opdrachten zijn')} geannuleerd` }],
    [lost, { href: '/werk/reacties?tab=niet-gekozen', what: `${count(lost, 'reactie is', 'reacties zijn')} niet gekozen` }],
  ]
  return { tasks: all.filter(([number]) => number > 0).map(([, task]) => task), error, refetch }
}

function TaskLine({ href, what, detail }: Task) {
  const leadsSomewhere = useLeadsSomewhere()
  const words = (
    <span>
      <strong>{what}</strong>
      {detail && <span className={classes.soft}>{detail}</span>}
    </span>
  )
  if (!leadsSomewhere({ href })) return <div className={classes.task}>{words}</div>
  return (
    <AppLink href={href} className={classes.task}>
      {words}
      <ChevronRightIcon size={20} />
    </AppLink>
  )
}

/** What waits for this worker, with a link to each. */
export function ToDo({ me, documentsMissing }: { me: string; documentsMissing: readonly string[] | undefined }) {
  const { tasks, error, refetch } = useTasks(me, documentsMissing)
  return (
    <div id="te-doen">
      <Card title="Te doen">
        {tasks?.length === 0 && <p className={classes.calm}>Je bent helemaal bij.</p>}
        {tasks && tasks.length > 0 && (
          <ul className={classes.tasks}>
            {tasks.map(({ href, what, detail }) => (
              <li key={what}>
                <TaskLine href={href} what={what} {...(detail && { detail })} />
              </li>
            ))}
          </ul>
        )}
        {!tasks && (error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height={112} />)}
      </Card>
    </div>
  )
}
