import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { canPush } from '#client/push.ts'
import { useSession } from '#client/use-session.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { notificationKindWords } from '#words/notifications-nl.ts'
import { OwnNameOnly } from '../../action/own-name-only.tsx'
import { useAction } from '../../action/use-action.ts'
import { spoken } from '../../spoken.ts'
import classes from './preferences.module.css'
import { PushCard } from './push-card.tsx'
import { QuietHours } from './quiet-hours.tsx'

type Chosen = AnswerOf<'GET /notification_preferences'>
type Choice = Chosen['kinds'][number]

const byMail = [
  { value: 'at_once', label: 'Meteen' },
  { value: 'daily', label: 'Eén keer per dag' },
  { value: 'off', label: 'Niet' },
] as const

/** Notification preferences: on this device, quiet hours, and per kind in the app, by mail and by push. */
export default function Preferences() {
  const query = useQuery(queryOf('GET /notification_preferences', {}))
  const session = useSession()
  return (
    <div className={`stack gap-24 ${classes.preferences}`}>
      <PushCard />
      <QueryState query={query} rows={5} height={140}>
        {chosen => (
          <>
            <OwnNameOnly>{null}</OwnNameOnly>
            <fieldset className={classes.all} disabled={session?.impersonated === true}>
              <QuietHours key={JSON.stringify(chosen.quietHours)} chosen={chosen.quietHours} />
              <Kinds chosen={chosen} />
            </fieldset>
          </>
        )}
      </QueryState>
    </div>
  )
}

function Kinds({ chosen: { kinds, quietHours } }: { chosen: Chosen }) {
  const { run } = useChange('PUT /notification_preferences')
  const { act } = useAction()
  // A choice shows at once; the server's answer replaces it.
  const [pressed, setPressed] = useState<Partial<Record<Choice['kind'], Choice>>>({})
  const save = ({ always: _always, ...choice }: Choice) => run({ body: { quietHours, kinds: [choice] } })
  const change = async (before: Choice, next: Partial<Choice>) => {
    const wanted = { ...before, ...next }
    setPressed(now => ({ ...now, [before.kind]: wanted }))
    await act({ run: () => save(wanted), done: 'Bewaard.', undo: () => save(before) })
    setPressed(({ [before.kind]: _done, ...others }) => others)
  }
  return (
    <ul className={`grid gap-16 ${classes.kinds}`} aria-label="Per soort melding">
      {kinds.map(one => (
        <Kind key={one.kind} choice={pressed[one.kind] ?? one} onChange={next => void change(pressed[one.kind] ?? one, next)} />
      ))}
    </ul>
  )
}

function Kind({ choice, onChange }: { choice: Choice; onChange: (next: Partial<Choice>) => void }) {
  const { kind, inApp, byMail: mail, byPush, always } = choice
  const { label, about } = notificationKindWords[kind]
  const isOff = !always && !inApp && !byPush && mail === 'off'
  return (
    <li>
      <fieldset>
        <legend>{label}</legend>
        <p>{about}</p>
        {!always && (
          <div className={`grid above-4 ${classes.choices}`}>
            <Checkbox label="In de app" checked={inApp} onChange={event => onChange({ inApp: event.currentTarget.checked })} />
            {canPush() && (
              <Checkbox
                label="Op mijn toestel"
                checked={byPush}
                onChange={event => onChange({ byPush: event.currentTarget.checked })}
              />
            )}
            <SelectField label="E-mail" choices={byMail} value={mail} onChange={value => onChange({ byMail: value })} />
          </div>
        )}
        <p role="status">{isOff && spoken('Hierover krijg je nu geen melding.', 'Hierover krijgt u nu geen melding.')}</p>
      </fieldset>
    </li>
  )
}
