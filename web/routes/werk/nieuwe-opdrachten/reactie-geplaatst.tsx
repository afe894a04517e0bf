import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { dateOf } from '#care/moment/moment.ts'
import { assignmentHref } from '#care/moment/publication.ts'
import { isUuid, readNumber } from '#client/search-params.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import { SimilarAssignments } from '../-reactions/similar-assignments.tsx'
import { WithdrawButton } from '../-reactions/withdraw-button.tsx'
import classes from './-assignment/assignment.module.css'
import { AssignmentSummary } from './-assignment/assignment-summary.tsx'
import { type Assignment, isLive, useAssignment } from './-assignment/use-assignment.ts'

const AskPush = late(() => import('#care/bell/choices/ask-push.tsx'))

export const Route = createFileRoute('/werk/nieuwe-opdrachten/reactie-geplaatst')({
  staticData: { screen: '/werk/nieuwe-opdrachten/reactie-geplaatst', title: ['Reactie geplaatst'] },
  validateSearch: ({ opdracht, data }: Record<string, unknown>): { opdracht?: string; data?: number } => ({
    ...(isUuid(opdracht) && { opdracht }),
    ...(readNumber(data, 1, 1, 200) > 1 && { data: readNumber(data, 1, 1, 200) }),
  }),
  component: Placed,
})

function Placed() {
  const me = useSession()?.uuid
  const { opdracht, data } = Route.useSearch()
  return (
    <Page title={data ? `Je hebt op ${data} data gereageerd` : 'Je reactie is geplaatst'} width="reading">
      {me && opdracht ? <Reacted key={opdracht} me={me} uuid={opdracht} dates={data} /> : <Next dates={data} />}
      <AskPush question="Wil je een melding op dit toestel als je gekozen bent?" />
      {me && opdracht && <SimilarAssignments me={me} uuid={opdracht} />}
    </Page>
  )
}

/** What was reacted to, and what happens next. Without an answer, such as offline, only the steps. */
function Reacted({ me, uuid, dates }: { me: string; uuid: string; dates: number | undefined }) {
  const { data: assignment, error } = useAssignment(me, uuid)
  if (!assignment && !error) return <Skeleton height={420} radius="lg" aria-busy="true" />
  return (
    <>
      {assignment && (
        <p data-written>
          <strong>{assignment.moment.title}</strong>, {assignment.moment.location.organization.name},{' '}
          {assignment.moment.location.city}
        </p>
      )}
      {assignment && !dates && <AssignmentSummary assignment={assignment} />}
      <Next dates={dates} assignment={assignment} />
    </>
  )
}

function Next({ dates, assignment }: { dates: number | undefined; assignment?: Assignment | undefined }) {
  const organization = assignment?.moment.location.organization.name
  const begin = dates ? undefined : assignment?.moment.startDate
  const reaction = !dates && isLive(assignment?.reaction) ? assignment.reaction : undefined
  const navigate = useNavigate()
  return (
    <Card title="Wat er nu gebeurt">
      <ol className={`marked grid gap-8 ${classes.steps}`}>
        <li>
          {organization ? <span data-written>{organization}</span> : 'De organisatie'} heeft een mail gekregen en bekijkt je{' '}
          {dates ? 'reacties' : 'reactie'}.
          {begin && ` Kiezen kan tot het begin: ${formatDate(dateOf(begin))}, ${formatTime(begin)}.`}
        </li>
        <li>
          {dates
            ? 'De organisatie kiest per datum. Van elke keuze krijg je een mail; wat van jou is, staat in je planning.'
            : 'Zodra er is gekozen, krijg je een mail. Ben jij het, dan staat de opdracht in je planning.'}
        </li>
        <li>Bedenk je je, trek je reactie dan in. Dat kan {dates && 'per datum, '}tot je gekozen bent.</li>
      </ol>
      <div className={`flex gap-12 above-16 ${classes.next}`}>
        <Button href="/werk/nieuwe-opdrachten">Meer opdrachten</Button>
        <Button href="/werk/reacties" variant="default">
          Bekijk je reacties
        </Button>
        <Button href="/werk/planning" variant="default">
          Bekijk je planning
        </Button>
        {reaction && (
          <WithdrawButton
            reaction={reaction}
            onDone={() => void navigate({ href: assignmentHref(reaction.careMomentPublication.uuid), replace: true })}
          />
        )}
      </div>
    </Card>
  )
}
