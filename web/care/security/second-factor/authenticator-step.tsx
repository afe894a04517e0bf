import type { AnswerOf } from '#client/api.ts'
import { Button } from '#components/controls/button.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { DialogButtons } from '#components/layers/dialog.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import { spoken } from '../../spoken.ts'
import { CodeField } from '../code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './second-factor.module.css'

const QrCode = late(() => import('./qr-code.tsx'), { fallback: <Skeleton width={216} height={216} /> })

/** The secret in groups, easy to read and type. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

function Secret({ secret }: { secret: string }) {
  return (
    <div className={`grid gap-4 ${classes.secret}`}>
      <p>{spoken('Kun je niet scannen?', 'Kunt u niet scannen?')} Typ deze sleutel in de app:</p>
      <div>
        <code>{inGroups(secret)}</code>
        <CopyButton text={secret} label="Sleutel kopiëren" />
      </div>
    </div>
  )
}

type Props = {
  app: AnswerOf<'POST /mfa/totp'>
  /** Switches it on; throws a Problem when the code is wrong. */
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

/** Shows the secret for the app and asks for the first code, which proves that the app has it. */
export function AuthenticatorStep({ app: { secret, uri }, onCode, onClose }: Props) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: 'Vul de code uit de app in.' }),
    send: ({ code }) => onCode(code.replace(/\s/g, '')),
  })
  const back = (
    <Button variant="default" onClick={onClose} disabled={form.busy}>
      Terug
    </Button>
  )
  // A phone cannot scan its own screen: there the app is on the same device.
  const onPhone = useMedia('(pointer: coarse)')
  const code = (
    <div className={classes.code}>
      <QrCode text={uri} label={spoken('QR-code voor je authenticator-app', 'QR-code voor uw authenticator-app')} />
    </div>
  )
  return (
    <Form of={form} act="Aanzetten" more={back} frame={DialogButtons}>
      {onPhone ? (
        <>
          <p>{spoken('1. Zet deze sleutel in je authenticator-app.', '1. Zet deze sleutel in uw authenticator-app.')}</p>
          <a className="tap row strong" href={uri}>
            Openen in de app op deze telefoon
          </a>
          <details className={`fold ${classes.other}`}>
            <summary>{spoken('Staat je app op een ander toestel?', 'Staat uw app op een ander toestel?')}</summary>
            {code}
            <Secret secret={secret} />
          </details>
        </>
      ) : (
        <>
          <p>{spoken('1. Scan deze code met je authenticator-app.', '1. Scan deze code met uw authenticator-app.')}</p>
          {code}
          <Secret secret={secret} />
        </>
      )}
      <CodeField label="2. Vul de code in die de app nu toont" form={form} />
    </Form>
  )
}
