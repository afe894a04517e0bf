import { Button } from '#components/controls/button.tsx'
import { DialogButtons } from '#components/layers/dialog.tsx'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import { spoken } from '../../spoken.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'

type Props = {
  text: string
  act: string
  danger?: boolean
  username: string
  /** Performs the change; throws a Problem when it is refused. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Says what will happen and asks for the password. */
export function PasswordStep({ text, act, danger = false, username, onPassword, onClose }: Props) {
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => (password ? {} : { password: spoken('Vul je wachtwoord in.', 'Vul uw wachtwoord in.') }),
    send: ({ password }) => onPassword(password),
  })
  const back = (
    <Button variant="default" onClick={onClose} disabled={form.busy}>
      Terug
    </Button>
  )
  return (
    <Form of={form} act={act} danger={danger} more={back} frame={DialogButtons}>
      <p>{text}</p>
      <CurrentPasswordField
        label={spoken('Je wachtwoord', 'Uw wachtwoord')}
        username={username}
        {...form.text('password')}
        data-autofocus
      />
    </Form>
  )
}
