import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { refreshNow } from '#client/session.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { spoken } from '../../spoken.ts'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Act, actWords } from './second-factor-acts.ts'

type Step = { at: 'password' } | { at: 'app'; app: AnswerOf<'POST /mfa/totp'> } | { at: 'codes'; codes: readonly string[] }

/** Takes the chosen change through its steps, from the password to its result. */
function useActs(onClose: () => void) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  const useEmail = useChange('PUT /mfa/email')
  const beginTotp = useChange('POST /mfa/totp')
  const confirmTotp = useChange('PUT /mfa/totp')
  const newCodes = useChange('POST /mfa/recovery_codes')
  const switchOff = useChange('PUT /mfa/off')
  // If it fails now, the next call takes a fresh token anyway.
  const tellSession = () => void refreshNow().catch(() => undefined)
  const show = ({ recoveryCodes }: AnswerOf<'PUT /mfa/totp'>) => setStep({ at: 'codes', codes: recoveryCodes })
  const withPassword: Record<Act, (password: string) => Promise<void>> = {
    email: async password => {
      show(await useEmail.run({ body: { password } }))
      tellSession()
    },
    totp: async password => setStep({ at: 'app', app: await beginTotp.run({ body: { password } }) }),
    codes: async password => show(await newCodes.run({ body: { password } })),
    off: async password => {
      await switchOff.run({ body: { password } })
      tellSession()
      toastDone('Tweestapsverificatie is uitgezet.')
      onClose()
    },
  }
  const withCode = async (code: string) => {
    show(await confirmTotp.run({ body: { code } }))
    tellSession()
  }
  return { step, withPassword, withCode }
}

type Props = { act: Act; username: string; onClose: () => void }

/** Asks for the password, shows the secret for an app, and shows the recovery codes once. */
export default function SecondFactorDialog({ act, username, onClose }: Props) {
  const { step, withPassword, withCode } = useActs(onClose)
  const codes = step.at === 'codes'
  return (
    // The codes are shown once: only the button closes them, not a press beside the dialog.
    <Dialog
      title={codes ? spoken('Bewaar je herstelcodes', 'Bewaar uw herstelcodes') : actWords()[act].title}
      closedBy={codes ? 'none' : step.at === 'app' ? 'closerequest' : 'any'}
      onClose={onClose}
    >
      {step.at === 'password' && (
        <PasswordStep {...actWords()[act]} username={username} onPassword={withPassword[act]} onClose={onClose} />
      )}
      {step.at === 'app' && <AuthenticatorStep app={step.app} onCode={withCode} onClose={onClose} />}
      {step.at === 'codes' && (
        <RecoveryCodes codes={step.codes} username={username} switchedOn={act !== 'codes'} onKept={onClose} />
      )}
    </Dialog>
  )
}
