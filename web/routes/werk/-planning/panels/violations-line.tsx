import { useQuery } from '@tanstack/react-query'
import { useNow } from '#care/now.ts'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Notice } from '#components/page/notice.tsx'
import { violationWords } from '#words/care-workers-nl.ts'

/** Violations reported about the viewer at this shift; nothing when there are none. */
export default function ViolationsLine({ shift }: { shift: string }) {
  const now = useNow()
  const { data } = useQuery(ask('GET /care_worker_violations', { query: { 'careMoment.uuid': shift } }))
  if (!data || data.member.length === 0) return null
  return (
    <Notice tone="attention">
      {data.member.map(({ uuid, kind, answer, answerUntil }) => (
        <p key={uuid}>
          Er is een melding over deze dienst. Soort: {violationWords[kind].toLowerCase()}.{' '}
          <AppLink href={`/werk/planning?melding=${uuid}`}>
            {answer || now > answerUntil ? 'Lees de melding' : 'Lees en antwoord'}
          </AppLink>
        </p>
      ))}
    </Notice>
  )
}
