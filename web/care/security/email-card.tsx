import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { refreshNow } from '#client/session.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Card } from '#components/page/page.tsx'
import { readEmail } from '#rules/typed/email.ts'
import { Form } from '../form/form.tsx'
import { typedErrors } from '../form/typed-errors.ts'
import { useForm } from '../form/use-form.ts'
import { spoken } from '../spoken.ts'
import { CodeField } from './code-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

type Props = { me: string; username: string; onMoved: (username: string) => void }
type Step = 'told' | 'asked' | { email: string }

/** The login address, with a form to change it: the new one counts once its code is entered. */
export function EmailCard({ me, username, onMoved }: Props) {
  const [step, setStep] = useState<Step>('told')
  const back = () => setStep('told')
  return (
    <Card title="E-mailadres">
      <p className="below-16 soft">
        {spoken('Je logt in met', 'U logt in met')} <strong data-written>{username}</strong>.
      </p>
      {step === 'told' && (
        <Button variant="default" onClick={() => setStep('asked')}>
          E-mailadres wijzigen
        </Button>
      )}
      {step === 'asked' && <AskForm {...{ me, username }} onAsked={email => setStep({ email })} onBack={back} />}
      {typeof step === 'object' && (
        <CodeForm
          {...{ me, ...step }}
          onBack={back}
          onDone={() => {
            onMoved(step.email)
            back()
          }}
        />
      )}
    </Card>
  )
}

const Back = ({ onBack, busy }: { onBack: () => void; busy: boolean }) => (
  <Button variant="default" onClick={onBack} disabled={busy}>
    Terug
  </Button>
)

type AskProps = Omit<Props, 'onMoved'> & { onAsked: (email: string) => void; onBack: () => void }
function AskForm({ me, username, onAsked, onBack }: AskProps) {
  const { run } = useChange('PUT /user_settings/{uuid}/email')
  const form = useForm({
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!email.trim() && { email: spoken('Vul je nieuwe e-mailadres in.', 'Vul uw nieuwe e-mailadres in.') }),
      ...typedErrors('email', email),
      ...(!password && { password: spoken('Vul je wachtwoord in.', 'Vul uw wachtwoord in.') }),
    }),
    send: body => run({ uuid: me, body }),
    done: (_, { email }) => onAsked(readEmail(email) ?? email),
  })
  return (
    <Form of={form} act="Code sturen" opened more={<Back onBack={onBack} busy={form.busy} />}>
      <TextField label="Nieuw e-mailadres" type="email" autoComplete="email" autoCapitalize="none" {...form.text('email')} />
      <CurrentPasswordField label={spoken('Je wachtwoord', 'Uw wachtwoord')} username={username} {...form.text('password')} />
    </Form>
  )
}

type CodeProps = { me: string; email: string; onDone: () => void; onBack: () => void }
function CodeForm({ me, email, onDone, onBack }: CodeProps) {
  const { run } = useChange('PUT /user_settings/{uuid}/email/confirm')
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: 'Vul de code in.' }),
    send: ({ code }) => run({ uuid: me, body: { email, code: code.replace(/\s/g, '') } }),
    done: () => {
      // The session contains the owner's details; if this fails, the next call takes a fresh token anyway.
      void refreshNow().catch(() => undefined)
      onDone()
      return spoken('Je logt voortaan in met je nieuwe e-mailadres.', 'U logt voortaan in met uw nieuwe e-mailadres.')
    },
  })
  return (
    <Form of={form} act="Bevestigen" opened more={<Back onBack={onBack} busy={form.busy} />}>
      <p role="status">
        {spoken('We stuurden een code naar', 'Wij stuurden een code naar')} <strong data-written>{email}</strong>.{' '}
        {spoken(
          'Geen code gekregen? Kijk of het adres klopt, en of je met dit adres al een account hebt.',
          'Geen code gekregen? Kijk of het adres klopt, en of u met dit adres al een account hebt.',
        )}
      </p>
      <CodeField label="Code" form={form} />
    </Form>
  )
}
