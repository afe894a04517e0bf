import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatTime } from '#rules/time/format-nl.ts'
import { Button } from '../controls/button.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { Avatar } from '../marks/avatar.tsx'
import { HourglassIcon } from '../marks/icons.tsx'
import { today } from '../page/today.ts'
import classes from './thread.module.css'
import { nameThreadDay, type Turn, threadDays } from './thread-days.ts'

export type ThreadMessage = {
  id: string
  who: string
  photo?: string | null | undefined
  /** Whether the reader wrote it. */
  own: boolean
  /** An instant, ISO with offset. */
  at: string
  text: string
  /** The earlier message it refers to. */
  quote?: { head: string; text: string } | undefined
  /** A message of the reader that is being sent, or waits for a network. */
  state?: 'sending' | 'waiting' | undefined
}

type Props = {
  /** "Berichten met Fatima Bouzian". */
  label: string
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** Loads earlier messages; absent when there are none. */
  older?: { onAsk: () => unknown; busy: boolean; failed: boolean } | undefined
  /** The text being written; the caller keeps it, and its draft. */
  value: string
  onChange: (text: string) => void
  /** Sends the text, trimmed, and clears `value`. Absent for people who may only read: then there is no text box. */
  onSend: ((text: string) => unknown) | undefined
}

/** Messages between people, the newest at the bottom, with a text box for the next one; Ctrl Enter sends it too. */
export function Thread({ label, messages, older, value, onChange, onSend }: Props) {
  const scroller = useKeptPlace(messages)
  return (
    <div className="stack gap-12">
      <section ref={scroller} className={`stack packed gap-16 ${classes.messages}`} aria-label={label}>
        {older && (
          <div className={`text-centre ${classes.older}`}>
            {older.failed && !older.busy && <p role="alert">Oudere berichten laden lukte niet.</p>}
            <Button variant="subtle" size="sm" loading={older.busy} onClick={() => void older.onAsk()}>
              {older.failed ? 'Opnieuw proberen' : 'Oudere berichten'}
            </Button>
          </div>
        )}
        {messages.length === 0 && <p className={classes.none}>Nog geen berichten.</p>}
        {threadDays(messages).map(({ date, turns }) => (
          <div key={date}>
            <h3>{nameThreadDay(date, today())}</h3>
            <ol className="stack gap-12">
              {turns.map(turn => (
                <TurnShown key={turn.first.id} turn={turn} />
              ))}
            </ol>
          </div>
        ))}
      </section>
      <Newest messages={messages} />
      {onSend && <Box value={value} onChange={onChange} onSend={onSend} />}
    </div>
  )
}

function TurnShown({ turn: { first, messages } }: { turn: Turn<ThreadMessage> }) {
  return (
    <li className={`flex top gap-10 ${classes.turn}`} data-own={first.own || undefined}>
      {!first.own && <Avatar name={first.who} photo={first.photo} size="sm" />}
      <div>
        <p className={`soft small ${classes.head}`}>
          <strong className={first.own ? 'unseen' : undefined}>{first.own ? 'Ik' : first.who}</strong>{' '}
          <time dateTime={first.at} className="figures">
            {formatTime(first.at)}
          </time>
        </p>
        {messages.map(({ id, text, quote, state }) => (
          <div key={id} className={`stack start fits ${classes.message}`} data-state={state}>
            {quote && (
              <blockquote className={`text-start ${classes.quote}`}>
                <p className={`figures ${classes.from}`}>{quote.head}</p>
                <p data-written>{quote.text}</p>
              </blockquote>
            )}
            <p data-written>{text}</p>
            {state === 'sending' && <small>Versturen…</small>}
            {state === 'waiting' && (
              <small>
                <HourglassIcon size={16} /> Nog te versturen
              </small>
            )}
          </div>
        ))}
      </div>
    </li>
  )
}

/**
 * Announces what arrived since the thread was opened to people who cannot see it: messages of others, and that their own was
 * sent.
 */
function Newest({ messages }: { messages: readonly ThreadMessage[] }) {
  const last = messages.at(-1)
  const [seen] = useState(last?.id)
  const isNew = last && last.id !== seen && !last.state
  return (
    <p role="status" className="unseen">
      {isNew && (last.own ? 'Het bericht is verstuurd.' : `${last.who}: ${last.text}`)}
    </p>
  )
}

type BoxProps = Pick<Props, 'value' | 'onChange'> & { onSend: NonNullable<Props['onSend']> }
function Box({ value, onChange, onSend }: BoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!value.trim())
    if (value.trim()) onSend(value.trim())
    form.current?.querySelector('textarea')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} className={`stack gap-8 ${classes.box}`} onSubmit={send}>
      <TextArea
        label="Nieuw bericht"
        rows={1}
        maxRows={8}
        value={value}
        error={isEmpty && !value.trim() ? <span role="alert">Schrijf eerst een bericht.</span> : undefined}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button type="submit">Versturen</Button>
    </form>
  )
}

const nearPx = 80

/**
 * Starts at the newest message; keeps the scroll position when older ones load, and follows new ones for readers who are at the
 * end.
 */
function useKeptPlace(messages: readonly ThreadMessage[]) {
  const scroller = useRef<HTMLElement>(null)
  const below = useRef(0) // pixels between the visible part and the end
  const newest = useRef<string>(undefined)
  const last = messages.at(-1)
  useEffect(() => {
    const current = scroller.current!
    const measure = () => {
      below.current = current.scrollHeight - current.clientHeight - current.scrollTop
    }
    current.tabIndex = 0 // not every browser makes it scrollable by keyboard
    current.addEventListener('scroll', measure, { passive: true })
    return () => current.removeEventListener('scroll', measure)
  }, [])
  useLayoutEffect(() => {
    const isNew = last?.id !== newest.current
    newest.current = last?.id
    if (isNew && !last?.own && below.current > nearPx) return
    if (isNew) below.current = 0
    const current = scroller.current!
    current.scrollTop = current.scrollHeight - current.clientHeight - below.current
  }, [messages.length, last?.id])
  return scroller
}
