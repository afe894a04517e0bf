import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AccountForm, useAccountForm } from '../../care/account/account-form.tsx'
import { AccountPage } from '../../care/account/account-page.tsx'
import { call, Problem } from '../../client/api.ts'
import { canPasskeys, usedPasskeyHere } from '../../client/passkeys.ts'
import { currentSession, logout } from '../../client/session.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { readCode, readRecoveryCode } from './-parts/codes.ts'
import { PasskeyButton } from './-parts/passkey-button.tsx'
import { useSecondStep } from './-parts/use-second-step.ts'

export const Route = createFileRoute('/account/mfa')({
  staticData: { screen: '/account/mfa', title: ['Code invoeren'] },
  component: SecondFactor,
})

const resendAfterSeconds = 30
const kinds = {
  code: {
    title: 'Code invoeren',
    lead: 'Vul de zes cijfers in uit je mail of uit je app. Een code uit je mail is tien minuten geldig.',
    label: 'Code',
    read: readCode,
    wrong: 'De code heeft zes cijfers.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Herstelcode gebruiken',
  },
  recovery: {
    title: 'Herstelcode invoeren',
    lead: 'Je kreeg herstelcodes toen je de tweede stap aanzette. Elke code werkt één keer.',
    label: 'Herstelcode',
    read: readRecoveryCode,
    wrong: 'Een herstelcode heeft tien letters en cijfers.',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: 'Code uit mail of app gebruiken',
  },
} as const

function SecondFactor() {
  const [recovery, setRecovery] = useState(false)
  const [account] = useState(() => currentSession()!.uuid)
  const [known] = useState(() => usedPasskeyHere(account))
  const passkey = canPasskeys() && <PasskeyButton account={account} quiet={!known} />
  const { title, lead, other } = kinds[recovery ? 'recovery' : 'code']
  return (
    <AccountPage title={title} lead={lead}>
      {known && passkey}
      <CodeForm key={title} kind={recovery ? 'recovery' : 'code'} />
      {!recovery && <Resend />}
      {!known && passkey}
      <Button variant="subtle" fullWidth onClick={() => setRecovery(!recovery)}>
        {other}
      </Button>
      <Button variant="subtle" fullWidth onClick={() => void logout()}>
        Ander account gebruiken
      </Button>
    </AccountPage>
  )
}

function CodeForm({ kind }: { kind: keyof typeof kinds }) {
  const enter = useSecondStep()
  const { label, read, wrong, input } = kinds[kind]
  const { send, ...form } = useAccountForm('code')
  const [text, setText] = useState('')
  const code = read(text)
  const verify = async () => {
    if (code !== null) await enter(() => call('PUT /mfa/verify', { body: { code } }))
  }
  return (
    <AccountForm {...form} act="Verder" onSubmit={() => send(code === null ? { code: wrong } : {}, verify)}>
      <TextField
        {...input}
        label={label}
        name="code"
        size="lg"
        autoFocus
        className="figures"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={form.errors.code}
      />
    </AccountForm>
  )
}

function Resend() {
  const [leftSeconds, setLeft] = useState(resendAfterSeconds)
  const [fromApp, setFromApp] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const resend = async () => {
    setLeft(resendAfterSeconds)
    try {
      await call('PUT /mfa/resend', {})
      toastDone('Er is een nieuwe code gemaild.')
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 409) setFromApp(problem.message)
      else toastFailed(problem.violations[0]?.message ?? problem.message)
    }
  }
  if (fromApp) return <p role="status">{fromApp}</p>
  return (
    <Button variant="default" fullWidth disabled={leftSeconds > 0} onClick={() => void resend()}>
      {leftSeconds > 0 ? `Nieuwe code mailen over ${leftSeconds} s` : 'Nieuwe code mailen'}
    </Button>
  )
}
