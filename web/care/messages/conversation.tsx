import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AnswerOf, call, Problem } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { isStreamAlive } from '#client/live/stream-alive.ts'
import { useSession } from '#client/use-session.ts'
import { toastFailed } from '#components/layers/toast.ts'
import { Thread } from '#components/lists/thread.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { OwnNameOnly } from '../action/own-name-only.tsx'
import { WaitingCard } from '../offline/waiting-card.tsx'
import { explain } from '../tell.ts'
import { conversationQuery, keyOf, messagesAbout, type Subject } from './subject.ts'
import { messageDraft, useWaitingMessages } from './use-waiting-messages.ts'

const AskPush = late(() => import('../bell/choices/ask-push.tsx'))

/** How often an open conversation polls for new messages, while the page is visible. */
const everyMs = () => (isStreamAlive() ? 60_000 : 10_000)
const firstPage = 30

/**
 * The messages about a subject, with a text box. While it is open new ones appear by themselves and count as read. Text being
 * written is stored, and queued without a network; refused text returns to the box.
 */
export function Conversation({ subject, label }: { subject: Subject; label: string }) {
  return <Opened key={keyOf(subject)} subject={subject} label={label} />
}

type About = NonNullable<AnswerOf<'GET /messages'>['member'][number]['clientReport']>
const quoteOf = ({ authorName, createdAt, text }: About) => ({
  head: `Rapportage van ${authorName}, ${formatDateTime(createdAt)}`,
  text,
})
const textIn = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)

function Opened({ subject, label }: { subject: Subject; label: string }) {
  const [all, setAll] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const page = all ? { pagination: false } : { itemsPerPage: firstPage }
  const query = useQuery(queryOf('GET /messages', { query: { ...messagesAbout(subject), 'order[createdAt]': 'desc', ...page } }))
  const { draft, set, forget } = useDraft(messageDraft(subject), '', textIn)
  const loaded = query.data?.member ?? []
  const waiting = useWaitingMessages(subject)
  const session = useSession()
  useNews(subject, query.refetch)
  const send = async (text: string) => {
    set('')
    forget()
    try {
      if ((await waiting.send(text)) === 'said') setHasSent(true)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      toastFailed(explain(problem))
      set(now => now || text)
    }
  }
  const messages = loaded.map(({ uuid, authorName, isOwn, createdAt, text, clientReport }, index) => ({
    ...{ id: uuid, who: authorName, own: isOwn, at: createdAt, text },
    // Above the first message about a report: later ones about the same report need no quote.
    quote: clientReport && clientReport.uuid !== loaded[index + 1]?.clientReport?.uuid ? quoteOf(clientReport) : undefined,
  }))
  return (
    <QueryState query={query} height={240}>
      {({ totalItems }) => (
        <>
          <Thread
            label={label}
            messages={[...messages.reverse(), ...waiting.messages]}
            older={
              totalItems > loaded.length || (all && query.isPlaceholderData)
                ? { onAsk: () => setAll(true), busy: query.isFetching, failed: query.isError }
                : undefined
            }
            value={draft}
            onChange={set}
            onSend={session?.impersonated ? undefined : text => void send(text)}
          />
          {session?.impersonated && (
            <div className="above-12">
              <OwnNameOnly>{null}</OwnNameOnly>
            </div>
          )}
          {waiting.refused.map(entry => (
            <WaitingCard key={entry.key} entry={entry} />
          ))}
          {hasSent && <AskPush question="Een melding op dit toestel als er een antwoord is?" />}
        </>
      )}
    </QueryState>
  )
}

// The conversation's own row is small: it tells whether the messages must be refetched, and whether there is something to mark as
// read.
function useNews(subject: Subject, askAgain: () => unknown): void {
  const { kind, uuid, confidentialWith } = subject
  const session = useSession()
  const { data } = useQuery({ ...conversationQuery(subject), refetchInterval: everyMs })
  const client = useQueryClient()
  const row = data?.member[0]
  const last = row && `${row.lastAt} ${row.lastText}`
  const shown = useRef(last)
  useEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== last
    shown.current = last
    if (isNew) void askAgain()
  }, [last, askAgain])
  const marks = row && row.unread > 0 && !session?.impersonated ? row.uuid : undefined // impersonating marks nothing as read
  useEffect(() => {
    // A failed mark is retried with the next message: nothing on the screen depends on it.
    if (marks) void markRead(client, marks, { kind, uuid, confidentialWith }).catch(() => undefined)
  }, [client, marks, kind, uuid, confidentialWith, last])
}

// It only changes the counts: nothing else on the screen is refetched.
async function markRead(client: QueryClient, uuid: string, subject: Subject): Promise<void> {
  await call('PUT /conversations/{uuid}/read', { uuid })
  const { queryKey } = conversationQuery(subject)
  client.setQueryData(queryKey, found => found && { ...found, member: found.member.map(row => ({ ...row, unread: 0 })) })
  const counts = /^GET \/(conversations|notifications)/
  await client.invalidateQueries({
    predicate: query => counts.test(String(query.queryKey[0])) && query.queryHash !== hashKey(queryKey),
  })
}
