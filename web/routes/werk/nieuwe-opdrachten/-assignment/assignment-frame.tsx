import type { ReactNode } from 'react'
import { assignmentHref } from '#care/moment/publication.ts'
import { useSession } from '#client/use-session.ts'
import { DetailPage } from '#components/page/detail-page.tsx'
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
  return (
    <DetailPage
      query={assignment}
      kind="Opdracht"
      back={
        title
          ? { href: assignmentHref(uuid), label: 'Naar de opdracht' }
          : { href: '/werk/nieuwe-opdrachten', label: 'Nieuwe opdrachten' }
      }
      title={({ moment }) => title ?? moment.title}
      lead={({ moment }) =>
        [title && moment.title, moment.location.organization.name, moment.location.city].filter(Boolean).join(', ')
      }
      width={title ? 'reading' : 'work'}
      gone={{
        title: 'Deze opdracht is er niet',
        text: 'Misschien is er iemand gekozen, trok de organisatie de opdracht in, of klopt het adres niet.',
        action: { href: '/werk/nieuwe-opdrachten', label: 'Zoek een andere opdracht' },
      }}
    >
      {found => children(found, me)}
    </DetailPage>
  )
}
