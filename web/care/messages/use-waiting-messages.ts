// Messages that are being sent, or wait for a network: leaving the screen loses nothing.
import { useState } from 'react'
import { serverNow } from '#client/api.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { isQueued, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { roleHere } from '#client/role-here.ts'
import { useSession } from '#client/use-session.ts'
import type { ThreadMessage } from '#components/lists/thread.tsx'
import type { Address } from '#contract/addresses.ts'
import type { Role } from '#contract/language.ts'
import { placeOf } from '../bell/panel-address.ts'
import { aboutOf, keyOf, type Subject } from './subject.ts'

const conversationAt = (role: Role | undefined, subject: Subject): Address => {
  const query = `?meldingen=${placeOf(subject)}` as const
  if (role === 'ROLE_CARE_WORKER') return `/werk${query}`
  if (role === 'ROLE_CLIENT_ADMIN') return `/zorg/zorgvragen${query}`
  const isOrganization = role?.startsWith('ROLE_ORGANIZATION')
  return isOrganization ? `/organisatie/opdrachten${query}` : `/backoffice/open-zorgmomenten${query}`
}
/** The name of the draft of a conversation. */
export const messageDraft = (subject: Subject): string => `bericht:${keyOf(subject)}`

/**
 * What is being sent or queued in this conversation, and what was refused later; `send` sends a message, and throws when it is
 * refused.
 */
export function useWaitingMessages(subject: Subject) {
  const session = useSession()
  const about = `/v1/conversations/${keyOf(subject)}`
  const { run } = useQueuedChange('POST /messages')
  const entries = useWaiting(about)
  const [sending, setSending] = useState<readonly ThreadMessage[]>([])
  const own = (id: string, text: string, ms: number, state: ThreadMessage['state']): ThreadMessage => {
    return { id, text, who: 'Ik', own: true, at: new Date(ms).toISOString(), state }
  }
  const send = async (text: string) => {
    const one = own(crypto.randomUUID(), text, serverNow(), 'sending')
    const wrote: Wrote = {
      ...{ title: 'Bericht', detail: text, about, path: conversationAt(roleHere(session), subject) },
      form: { name: messageDraft(subject), values: text },
    }
    setSending(all => [...all, one])
    try {
      return isQueued(await run({ body: { text, ...aboutOf(subject) } }, wrote)) ? 'waits' : 'said'
    } finally {
      setSending(all => all.filter(({ id }) => id !== one.id))
    }
  }
  const waiting = entries.filter(({ status }) => status !== 'asks')
  return {
    messages: [...waiting.map(({ key, detail = '', writtenMs }) => own(key, detail, writtenMs, 'waiting')), ...sending],
    refused: entries.filter(({ status }) => status === 'asks'),
    send,
  }
}
