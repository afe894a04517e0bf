import { useState } from 'react'
import { useChange } from '../../client/cache.ts'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { Card } from '../../components/page.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import classes from './security.module.css'

type Props = { me: string; username: string }

/** Replaces the password. */
export function PasswordCard(props: Props) {
  const [changed, setChanged] = useState(0)
  return (
    <Card title="Wachtwoord wijzigen">
      <PasswordForm key={changed} {...props} onDone={() => setChanged(changed + 1)} />
    </Card>
  )
}

function PasswordForm({ me, username, onDone }: Props & { onDone: () => void }) {
  const change = useChange('PUT /care_workers/{uuid}/password')
  const form = useForm({
    start: { currentPassword: '', password: '' },
    check: ({ currentPassword, password }) => ({
      ...(!currentPassword && { currentPassword: 'Vul je wachtwoord van nu in.' }),
      ...(!password && { password: 'Vul een nieuw wachtwoord in.' }),
    }),
    send: body => change.run({ uuid: me, body }),
    done: () => {
      onDone()
      return 'Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.'
    },
  })
  return (
    <Form of={form} act="Wachtwoord wijzigen">
      <CurrentPasswordField label="Wachtwoord van nu" username={username} {...form.text('currentPassword')} />
      <NewPasswordField label="Nieuw wachtwoord" {...form.field('password')} />
      <p className={classes.soft}>Je andere apparaten worden uitgelogd. Op dit apparaat blijf je ingelogd.</p>
    </Form>
  )
}
