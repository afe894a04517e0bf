import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AccountPage } from '#care/account/account-page.tsx'
import { useAction } from '#care/action/use-action.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { call } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { canPasskeys, usedPasskeyHere } from '#client/passkeys.ts'
import { currentSession, logout } from '#client/session.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { readCode, readRecoveryCode } from './-parts/codes.ts'
import { PasskeyButton } from './-parts/passkey-button.tsx'
import { endedBy, useSecondStep } from './-parts/use-second-step.ts'

export const Route = createFileRoute('/account/mfa')({
  staticData: { screen: '/account/mfa', title: ['Code invoeren'] },
  component: SecondFactor,
})

const resendAfterSeconds = 30
const kinds = {
  code: {
    title: 'Code invoeren',
    lead: 'Vul de zes cijfers in uit de mail of uit de app. Een code uit de mail is tien minuten geldig.',
    label: 'Code',
    read: readCode,
    wrong: 'De code heeft zes cijfers.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Herstelcode gebruiken',
  },
  recovery: {
    title: 'Herstelcode invoeren',
    lead: 'U kreeg herstelcodes toen u de tweede stap aanzette. Elke code werkt één keer.',
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
  const { data: ways, isError } = useQuery(queryOf('GET /mfa/ways', {}))
  // Only the methods of this account; all of them if they could not be fetched. A device that was used before does not wait for them.
  const has = ways ?? { code: 'email', passkey: isError || known, recoveryCode: isError, mayTrust: false }
  const passkey = has.passkey && canPasskeys() && <PasskeyButton account={account} quiet={!known} />
  const { title, lead, other } = kinds[recovery ? 'recovery' : 'code']
  return (
    <AccountPage title={title} lead={lead}>
      {known && passkey}
      <CodeForm key={title} kind={recovery ? 'recovery' : 'code'} mayTrust={has.mayTrust} />
      {!recovery && has.code === 'email' && <Resend />}
      {!known && passkey}
      {(recovery || has.recoveryCode) && (
        <Button variant="subtle" fullWidth onClick={() => setRecovery(!recovery)}>
          {other}
        </Button>
      )}
      <Button variant="subtle" fullWidth onClick={() => void logout()}>
        Ander account gebruiken
      </Button>
    </AccountPage>
  )
}

function CodeForm({ kind, mayTrust }: { kind: keyof typeof kinds; mayTrust: boolean }) {
  const enter = useSecondStep()
  const { label, read, wrong, input } = kinds[kind]
  const form = useForm({
    start: { code: '', trust: false },
    check: ({ code }) => (read(code) === null ? { code: wrong } : {}),
    send: ({ code, trust }) => call('PUT /mfa/verify', { body: { code: read(code)!, trust } }),
    done: enter,
    refused: problem => {
      const ended = endedBy(problem)
      if (ended === undefined) return undefined
      toastFailed(ended) // this screen closes too: a toast still shows on the next one
      return null
    },
  })
  return (
    <Form of={form} wide act="Verder">
      <TextField {...input} {...form.text('code')} label={label} size="lg" autoFocus className="figures" />
      {mayTrust && (
        <Checkbox
          {...form.tick('trust')}
          label="Dit toestel is van mij"
          description="Dan vragen wij hier 30 dagen geen code. Doe dit niet op een toestel dat ook anderen gebruiken."
        />
      )}
    </Form>
  )
}

function Resend() {
  const [leftSeconds, setLeft] = useState(resendAfterSeconds)
  const { act } = useAction()
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  const resend = () => {
    setLeft(resendAfterSeconds)
    return act({ run: () => call('PUT /mfa/resend', {}), done: 'Wij hebben u een nieuwe code gemaild.' })
  }
  return (
    <Button variant="default" fullWidth disabled={leftSeconds > 0} onClick={() => void resend()}>
      {leftSeconds > 0 ? `Nieuwe code mailen (kan over ${leftSeconds} seconden)` : 'Nieuwe code mailen'}
    </Button>
  )
}
