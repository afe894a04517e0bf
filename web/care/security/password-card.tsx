import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { NewPasswordField } from '#components/fields/new-password-field.tsx'
import { Card } from '#components/page/page.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { spoken } from '../spoken.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { NoPassword, useLacksPassword } from './no-password.tsx'

// Where each role has its record, which determines the operation.
const changes = {
  ROLE_CARE_WORKER: 'PUT /care_workers/{uuid}/password',
  ROLE_CLIENT_ADMIN: 'PUT /client_admins/{uuid}/password',
  ROLE_ORGANIZATION_USER: 'PUT /organization_users/{uuid}/password',
  ROLE_ORGANIZATION_LOCATION_ADMIN: 'PUT /organization_users/{uuid}/password',
  ROLE_PLANNER: 'PUT /back_office_employees/{uuid}/password',
  ROLE_BACK_OFFICE_EMPLOYEE: 'PUT /back_office_employees/{uuid}/password',
} as const
type Props = { me: string; username: string; roles: readonly string[] }

/** Replaces the password; whoever has none can choose one. */
export function PasswordCard(props: Props) {
  const [changed, setChanged] = useState(0)
  if (useLacksPassword())
    return (
      <Card title="Wachtwoord">
        <NoPassword username={props.username} />
      </Card>
    )
  return (
    <Card title="Wachtwoord wijzigen">
      <PasswordForm key={changed} {...props} onDone={() => setChanged(changed + 1)} />
    </Card>
  )
}

function PasswordForm({ me, username, roles, onDone }: Props & { onDone: () => void }) {
  const role = (Object.keys(changes) as (keyof typeof changes)[]).find(one => roles.includes(one))!
  const { run } = useChange(changes[role])
  const form = useForm({
    start: { currentPassword: '', password: '' },
    check: ({ currentPassword, password }) => ({
      ...(!currentPassword && { currentPassword: spoken('Vul je wachtwoord van nu in.', 'Vul uw wachtwoord van nu in.') }),
      ...(!password && { password: 'Vul een nieuw wachtwoord in.' }),
    }),
    send: body => run({ uuid: me, body }),
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
      <p className="soft">
        {spoken(
          'Je andere apparaten worden uitgelogd. Op dit apparaat blijf je ingelogd.',
          'Uw andere apparaten worden uitgelogd. Op dit apparaat blijft u ingelogd.',
        )}
      </p>
    </Form>
  )
}
