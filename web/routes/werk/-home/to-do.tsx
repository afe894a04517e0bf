import { useQuery } from '@tanstack/react-query'
import { oneEach } from '#care/agreement/one-each.ts'
import { readHref, toAgree } from '#care/agreement/waiting.ts'
import { kindOf, type Paper, turnWith } from '#care/documents/paper.ts'
import { standingWord } from '#care/documents/say-document.ts'
import type { Invitation } from '#care/moment/invitation.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { queryOf } from '#client/cache.ts'
import { useKeptHeight } from '#client/kept-counts.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import { reactionNewsStatuses, reactionStatuses, toAnswerProposalStatuses } from '#contract/status-groups.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { counted, formatTime } from '#rules/time/format-nl.ts'
import { nameKinds } from '#words/documents-nl.ts'
import { askedOf, questionHref } from '../-asked/asked-of.ts'
import { useDocuments } from '../-documents/use-documents.ts'
import { toAnswer, toHandIn } from '../-parts/use-counts.ts'
import classes from './home.module.css'

type Task = { href: Address; what: string; detail?: string }

function useTasks(me: string) {
  const documents = useDocuments()
  const hours = useQuery(toHandIn(me))
  const proposals = useQuery(toAnswer(me))
  const answered = useQuery(
    queryOf('GET /care_moment_publication_reactions', {
      query: { 'careWorker.uuid': me, status: reactionNewsStatuses, 'exists[resolvedAt]': false, itemsPerPage: 100 },
    }),
  )
  const contracts = useQuery(
    queryOf('GET /contract_proposals', { query: { status: toAnswerProposalStatuses, 'careWorker.uuid': me } }),
  )
  const asked = useQuery(askedOf(me))
  const agreements = useQuery(toAgree)
  const queries = [hours, proposals, answered, contracts, asked, agreements]
  const failed = queries.filter(query => query.isError)
  const error = failed[0]?.error ?? documents.error
  const refetch = () => Promise.all([...failed.map(query => query.refetch()), documents.refetch()])
  const isComing = !hours.data || !proposals.data || !answered.data || !contracts.data || !documents.data
  if (isComing || !asked.data || !agreements.data) return { data: undefined, error, refetch }
  const toRead = oneEach(agreements.data.member)
  const myTurn = proposals.data.member.filter(({ allowedActions }) => allowedActions.includes('reject_proposal')).length
  const lost = answered.data.member.filter(({ status }) => reactionStatuses.not_chosen.includes(status)).length
  const ended = answered.data.member.length - lost
  const all: [number, Task][] = [
    ...asked.data.member.map((one): [number, Task] => [1, askedTask(one)]),
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
      toRead.length,
      {
        href: readHref.worker,
        what: `Lees ${counted(toRead.length, 'overeenkomst', 'overeenkomsten')} en geef akkoord`,
        detail: [...new Set(toRead.map(({ organization }) => organization.name))].join(', '),
      },
    ],
    [
      hours.data.count,
      { href: '/werk/uren-indienen', what: `Dien je uren in voor ${counted(hours.data.count, 'dienst', 'diensten')}` },
    ],
    [
      myTurn,
      {
        href: '/werk/uren-indienen',
        what: `Beantwoord ${counted(myTurn, 'voorstel', 'voorstellen')}`,
        detail: 'De organisatie wacht op je antwoord.',
      },
    ],
    ...documentTasks(documents.data.required),
    [ended, { href: '/werk/reacties?tab=afgelopen', what: `${counted(ended, 'opdracht is', 'opdrachten zijn')} geannuleerd` }],
    [lost, { href: '/werk/reacties?tab=niet-gekozen', what: `${counted(lost, 'reactie is', 'reacties zijn')} niet gekozen` }],
  ]
  return { data: all.filter(([number]) => number > 0).map(([, task]) => task), error, refetch }
}

function askedTask({ uuid, careMoment, answerBefore }: Invitation): Task {
  const { location, startDate } = careMoment
  const until = answerBefore ? ` Antwoord voor ${formatShortDate(answerBefore)}, ${formatTime(answerBefore)}.` : ''
  return {
    href: questionHref(uuid),
    what: `${location.organization.name} vraagt of je kunt komen`,
    detail: `${formatShortDate(startDate)}, ${formatShiftTimes(careMoment)}.${until}`,
  }
}

// A single document opens directly; several open the list.
const documentsHref = ([first, ...more]: Paper[]): Address =>
  first && more.length === 0 ? `/werk/documenten?document=${kindOf(first)}&inleveren=1` : '/werk/documenten'

function documentTasks(papers: Paper[]): [number, Task][] {
  const mine = papers.filter(paper => turnWith(paper) === 'worker')
  const ending = papers.filter(({ standing }) => standing.state === 'ending' && !standing.renewal)
  const said = ({ kinds, standing }: Paper) => `${nameKinds(kinds)}: ${standingWord(standing).label.toLowerCase()}`
  return [
    [
      mine.length,
      {
        href: documentsHref(mine),
        what: `Lever ${counted(mine.length, 'document', 'documenten')} in`,
        detail: mine.map(({ kinds }) => nameKinds(kinds)).join(', '),
      },
    ],
    [
      ending.length,
      {
        href: documentsHref(ending),
        what: `Vernieuw ${counted(ending.length, 'document', 'documenten')}`,
        detail: ending.map(said).join(', '),
      },
    ],
  ]
}

function TaskLine({ href, what, detail }: Task) {
  const leadsSomewhere = useLeadsSomewhere()
  const words = (
    <span>
      <strong>{what}</strong>
      {detail && <span className="block soft small">{detail}</span>}
    </span>
  )
  if (!leadsSomewhere({ href })) return <div className={`row spread gap-12 ink ${classes.task}`}>{words}</div>
  return (
    <AppLink href={href} className={`row spread gap-12 ink ${classes.task}`}>
      {words}
      <ChevronRightIcon size={20} />
    </AppLink>
  )
}

/** What waits for this worker, with a link to each. */
export function ToDo({ me }: { me: string }) {
  const tasks = useTasks(me)
  const { ref, height } = useKeptHeight('te doen', tasks.data !== undefined)
  return (
    <div id="te-doen">
      <Card title="Te doen">
        <div ref={ref} className="grid">
          <QueryState
            query={tasks}
            {...(height ? { waiting: <Skeleton height={height} /> } : { rows: 2, height: 50 })}
            isEmpty={tasks => tasks.length === 0}
            empty={<p className="soft">Je bent helemaal bij.</p>}
          >
            {tasks => (
              <ul className={`grid lined ${classes.tasks}`}>
                {tasks.map(({ href, what, detail }) => (
                  <li key={`${what} ${detail}`}>
                    <TaskLine href={href} what={what} {...(detail && { detail })} />
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
        </div>
      </Card>
    </div>
  )
}
