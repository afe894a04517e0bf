import type { ReactNode } from 'react'
import { assignmentHref } from '../../../../care/moment/publication.ts'
import { useSession } from '../../../../client/use-session.ts'
import { AppLink, type AppLinkItem } from '../../../../components/app-link.tsx'
import { Empty, Failed } from '../../../../components/list-state.tsx'
import { Page } from '../../../../components/page.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import classes from './assignment.module.css'
import { type Assignment, useAssignment } from './use-assignment.ts'

type Props = {
  uuid: string
  /** For a page below the assignment: its own heading, and a link back. */
  title?: string
  children: (assignment: Assignment, me: string) => ReactNode
}

/** An assignment in each of its states: loading, failed, gone or loaded. */
export function AssignmentFrame(props: Props) {
  const me = useSession()?.uuid
  return me ? <FrameOf key={props.uuid} {...props} me={me} /> : null
}

function FrameOf({ uuid, title, children, me }: Props & { me: string }) {
  const assignment = useAssignment(me, uuid)
  const { data } = assignment
  const back: AppLinkItem = title
    ? { href: assignmentHref(uuid), label: 'Naar de opdracht' }
    : { href: '/werk/nieuwe-opdrachten', label: 'Nieuwe opdrachten' }
  const lead = data && `${data.moment.location.organization.name}, ${data.moment.location.city}`
  if (assignment.error && !data)
    return (
      <Page title="Opdracht" back={{ href: '/werk/nieuwe-opdrachten', label: 'Nieuwe opdrachten' }}>
        {assignment.gone ? <Gone /> : <Failed error={assignment.error} onRetry={assignment.refetch} />}
      </Page>
    )
  const heading = title ?? data?.moment.title
  return (
    <Page
      title={heading ?? <Skeleton component="span" height={32} width={240} className={classes.line} />}
      lead={title ? data && `${data.moment.title}, ${lead}` : (lead ?? <Skeleton height={24} width={180} />)}
      back={back}
      width={title ? 'reading' : 'work'}
    >
      {data ? children(data, me) : <Skeleton height={480} radius="lg" aria-busy="true" />}
    </Page>
  )
}

const Gone = () => (
  <Empty
    drawing="signpost"
    title="Deze opdracht is er niet meer"
    text="Er is iemand gekozen, of de organisatie heeft de opdracht ingetrokken."
    action={<AppLink href="/werk/nieuwe-opdrachten">Zoek een andere opdracht</AppLink>}
  />
)
