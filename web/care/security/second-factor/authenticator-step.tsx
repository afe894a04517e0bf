import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { AnswerOf } from '../../../client/api.ts'
import { Button } from '../../../components/button.tsx'
import { DialogButtons } from '../../../components/dialog.tsx'
import { Refusal } from '../../../components/refusal.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useAccountForm } from '../../account/account-form.tsx'
import security from '../security.module.css'
import classes from './authenticator-step.module.css'
import { CopyButton } from './copy-button.tsx'

const QrCode = lazy(() => import('./qr-code.tsx'))

/** The secret in groups, easy to read and type. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

function Secret({ secret }: { secret: string }) {
  return (
    <div className={classes.secret}>
      <p>Kun je niet scannen? Typ deze sleutel in de app:</p>
      <div>
        <code>{inGroups(secret)}</code>
        <CopyButton text={secret} label="Sleutel kopiëren" />
      </div>
    </div>
  )
}

type Props = {
  app: AnswerOf<'POST /mfa/totp'>
  /** Switches it on; throws a Problem when the code is not right. */
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

/** Shows the secret for the app and asks for the first code, which proves that the app has it. */
export function AuthenticatorStep({ app: { secret, uri }, onCode, onClose }: Props) {
  const [code, setCode] = useState('')
  const { form, busy, errors, refusal, send } = useAccountForm('code')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = code.replace(/\s/g, '')
    void send(digits ? {} : { code: 'Vul de code uit de app in.' }, () => onCode(digits))
  }
  return (
    <form ref={form} className={security.form} onSubmit={submit} noValidate>
      <p>1. Scan deze code met je authenticator-app.</p>
      <div className={classes.code}>
        <Suspense fallback={<Skeleton width={216} height={216} />}>
          <QrCode text={uri} label="QR-code voor je authenticator-app" />
        </Suspense>
      </div>
      <a className={classes.open} href={uri}>
        Openen in de app op deze telefoon
      </a>
      <Secret secret={secret} />
      <Refusal>{refusal}</Refusal>
      <TextField
        label="2. Vul de code in die de app nu toont"
        description="Zes cijfers"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        error={errors.code}
        className="figures"
        data-autofocus
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button type="submit" loading={busy}>
          Aanzetten
        </Button>
      </DialogButtons>
    </form>
  )
}
