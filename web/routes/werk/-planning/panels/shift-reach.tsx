import { useQuery } from '@tanstack/react-query'
import { relationsQuery } from '#care/client-file/client.ts'
import { MessageButton, useUnread } from '#care/messages/message-button.tsx'
import { keyOf, subjectWithAssignee } from '#care/messages/subject.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { now } from '#care/now.ts'
import { Button } from '#components/controls/button.tsx'
import { routeLink } from '#components/controls/route-link.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Reach } from '../../-parts/reach.tsx'
import { fileHref, firstContact, reachOf } from '../../client/-file/file.ts'
import { isFileOpen } from './file-open.ts'

/** Calling, directions, writing to the organization, and the client's file: what people need before and during a shift. */
export default function ShiftReach({ shift }: { shift: Moment }) {
  const { client, location } = shift
  // Contacts of a client are only fetched for upcoming shifts: after that the worker may not see them.
  const calls = client !== undefined && isFileOpen(shift) && shift.endDate > now()
  const relations = useQuery({ ...relationsQuery(client?.uuid ?? ''), enabled: calls })
  const contact = firstContact(relations.data?.member ?? [])
  const subject = subjectWithAssignee(shift)
  const unread = useUnread({ moment: shift.uuid })
  // The number must not change just as somebody presses it.
  if (relations.isLoading) return <Skeleton height={48} />
  return (
    <>
      <Reach {...(contact ? reachOf(contact) : { phone: location.phone, whom: 'de locatie' })} route={routeLink(location)} />
      <div className="wrap gap-8">
        {client && isFileOpen(shift) && (
          <Button variant="default" size="sm" href={fileHref(client.uuid)}>
            Dossier
          </Button>
        )}
        {subject && <MessageButton about={subject} unread={unread(keyOf(subject))} size="sm" variant="default" />}
      </div>
    </>
  )
}
