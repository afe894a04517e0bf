import { useState } from 'react'
import { useChange } from '../../client/cache.ts'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { Card } from '../../components/page.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { spoken } from '../spoken.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import classes from './security.module.css'

type Props = {
  me: string
  username: string
  /** Where they have their record: that decides which operation it is. */
  of?: 'care_workers' | 'client_admins'
}

/** Replaces the password. */
export function PasswordCard(props: Props) {
  const [changed, setChanged] = useState(0)
  return (
    <Card title="Wachtwoord wijzigen">
      <PasswordForm key={changed} {...props} onDone={() => setChanged(changed + 1)} />
    </Card>
  )
}

function PasswordForm({ me, username, of = 'care_workers', onDone }: Props & { onDone: () => void }) {
  const ofWorker = useChange('PUT /care_workers/{uuid}/password')
  const ofRelative = useChange('PUT /client_admins/{uuid}/password')
  const form = useForm({
    start: { currentPassword: '', password: '' },
    check: ({ currentPassword, password }) => ({
      ...(!currentPassword && { currentPassword: spoken('Vul je wachtwoord van nu in.', 'Vul uw wachtwoord van nu in.') }),
      ...(!password && { password: 'Vul een nieuw wachtwoord in.' }),
    }),
    send: body => (of === 'care_workers' ? ofWorker : ofRelative).run({ uuid: me, body }),
    done: () => {
      onDone()
      return spoken(
        'Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.',
        'Uw wachtwoord is gewijzigd. Uw andere apparaten zijn uitgelogd.',
      )
    },
  })
  return (
    <Form of={form} act="Wachtwoord wijzigen">
      <CurrentPasswordField label="Wachtwoord van nu" username={username} {...form.text('currentPassword')} />
      <NewPasswordField label="Nieuw wachtwoord" {...form.field('password')} />
      <p className={classes.soft}>
        {spoken(
          'Je andere apparaten worden uitgelogd. Op dit apparaat blijf je ingelogd.',
          'Uw andere apparaten worden uitgelogd. Op dit apparaat blijft u ingelogd.',
        )}
      </p>
    </Form>
  )
}
