import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#care/moment/care-moment.ts'
import { ask } from '#client/cache.ts'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { nameEvent } from '#words/events-nl.ts'
import classes from '../money.module.css'

/** All remarks about the hours, with author and time, oldest first; and why they were not approved automatically. */
export function Remarks({ moment: { uuid, approvalHeldReason } }: { moment: Moment }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } }))
  return (
    <>
      {approvalHeldReason && <Notice title="Waarom het niet vanzelf ging">{approvalHeldReason}</Notice>}
      <QueryState query={query} height={48}>
        {({ member }) => {
          const said = member.filter(({ reason }) => reason).toReversed()
          if (said.length === 0) return null
          return (
            <ul className={`plain-list grid gap-8 ${classes.remarks}`} aria-label="Wat er gezegd is">
              {said.map(({ uuid: id, name, actorName, at, reason }) => (
                <li key={id}>
                  <span className="soft small">
                    <strong>{actorName ?? 'Zorginzet'}</strong>, {formatDateTime(at)}: {nameEvent(name)?.toLowerCase()}
                  </span>
                  <blockquote>“{reason}”</blockquote>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
    </>
  )
}
