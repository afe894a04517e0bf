import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { minutesLater } from '#care/amsterdam-time.ts'
import { KeyHint } from '#care/keys/key-hint.tsx'
import { useKeyed } from '#care/keys/own-keys.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { type Call, usualNo } from './calls.ts'
import classes from './panel.module.css'

type Props = { call: Call; name: string; now: string; startDate: string; onYes: () => Promise<unknown> }
const laterBy = [30, 60, 120] as const

/** The four outcomes of a call, each with a key; a no asks for the reason, and calling back asks when. */
export function CallAnswers({ call: { uuid }, name, now, startDate, onYes }: Props) {
  const [asks, setAsks] = useState<'no' | 'later'>()
  const notReached = useChange('PUT /care_moment_calls/{uuid}/not_reached')
  const no = useChange('PUT /care_moment_calls/{uuid}/no')
  const callBack = useChange('PUT /care_moment_calls/{uuid}/call_back')
  const yes = useChange('PUT /care_moment_calls/{uuid}/yes')
  const { busy, act } = useAction()
  const agree = async () => {
    if (await act({ run: () => yes.run({ uuid, body: {} }) })) await onYes()
  }
  const refuse = (remark?: string) => void act({ run: () => no.run({ uuid, body: remark ? { remark } : {} }) })
  const ring = (callBackAt: string) => void act({ run: () => callBack.run({ uuid, body: { callBackAt } }) })
  return (
    <div className={`grid across gap-8 ${classes.answers}`}>
      <div className={`wrap gap-8 ${classes.acts}`}>
        <Key letter="j" onClick={() => void agree()} loading={busy} primary>
          Ja, komt
        </Key>
        <Key letter="n" onClick={() => setAsks('no')} pressed={asks === 'no'}>
          Nee…
        </Key>
        <Key letter="g" onClick={() => void act({ run: () => notReached.run({ uuid }) })}>
          Niet bereikt
        </Key>
        <Key letter="t" onClick={() => setAsks('later')} pressed={asks === 'later'}>
          Terugbellen…
        </Key>
      </div>
      {asks === 'no' && <WhyNot name={name} onSay={refuse} />}
      {asks === 'later' && <When {...{ now, startDate }} onSay={ring} />}
    </div>
  )
}

type KeyProps = { letter: string; onClick: () => void; loading?: boolean; pressed?: boolean; primary?: boolean; children: string }
const Key = ({ letter, onClick, loading = false, pressed, primary = false, children }: KeyProps) => (
  <Button
    size="sm"
    variant={primary ? 'filled' : 'default'}
    loading={loading}
    onClick={onClick}
    {...useKeyed('werklijst')(letter)}
    aria-expanded={pressed}
  >
    {children} <KeyHint screen="werklijst" of={letter} />
  </Button>
)

/** Why somebody cannot come: by number, in free text, or skipped. */
function WhyNot({ name, onSay }: { name: string; onSay: (remark?: string) => void }) {
  const [own, setOwn] = useState('')
  return (
    <form
      className={`grid across gap-8 ${classes.more}`}
      onSubmit={event => {
        event.preventDefault()
        onSay(own.trim() || undefined)
      }}
    >
      <p className="unseen" role="status">
        Waarom niet? Kies met een cijfer, of druk op Enter zonder reden.
      </p>
      <div className={`wrap gap-8 ${classes.acts}`}>
        {usualNo.map((words, index) => (
          <Button key={words} size="sm" variant="default" onClick={() => onSay(words)} data-key={String(index + 1)}>
            {words} <KeyHint screen="werklijst" of={String(index + 1)} />
          </Button>
        ))}
      </div>
      <div className="grid with-end bottom gap-8">
        <TextField
          label={`Waarom ${name} niet komt (mag leeg blijven)`}
          value={own}
          maxLength={500}
          onChange={event => setOwn(event.currentTarget.value)}
        />
        <Button size="sm" type="submit">
          Nee noteren
        </Button>
      </div>
    </form>
  )
}

/** When to call back: after a number of minutes, or at a chosen time today. */
function When({ now, startDate, onSay }: { now: string; startDate: string; onSay: (at: string) => void }) {
  const [clock, setClock] = useState<string | null>(null)
  const own = clock ? toInstant(dateOf(now), clock) : undefined
  const isWrong = own !== undefined && (own <= now || own >= startDate)
  return (
    <form
      className={`grid across gap-8 ${classes.more}`}
      onSubmit={event => {
        event.preventDefault()
        if (own && !isWrong) onSay(own)
      }}
    >
      <div className={`wrap gap-8 ${classes.acts}`}>
        {laterBy.map((minutes, index) => (
          <Button
            key={minutes}
            size="sm"
            variant="default"
            onClick={() => onSay(minutesLater(now, minutes))}
            data-key={String(index + 1)}
          >
            om {formatTime(minutesLater(now, minutes))} <KeyHint screen="werklijst" of={String(index + 1)} />
          </Button>
        ))}
      </div>
      <div className="grid with-end bottom gap-8">
        <TimeField
          label="Of om"
          value={clock}
          onChange={setClock}
          error={isWrong ? 'Kies een tijd na nu en voor het begin.' : undefined}
        />
        <Button size="sm" type="submit" disabled={!own || isWrong}>
          Noteren
        </Button>
      </div>
    </form>
  )
}
