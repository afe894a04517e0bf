import { Button, TextInput } from '@mantine/core'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call, Problem } from '../../client/api.ts'
import { acceptToken, logout } from '../../client/session.ts'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { AccountPage } from './-parts/account-page.tsx'
import classes from './-parts/login.module.css'

export const Route = createFileRoute('/account/mfa')({
  staticData: { kind: 'private', roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], title: ['Code invoeren'] },
  component: SecondFactor,
})

const resendAfterSeconds = 30

function useCountdown(): [left: number, restart: () => void] {
  const [left, setLeft] = useState(resendAfterSeconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return [left, () => setLeft(resendAfterSeconds)]
}
const sentenceOf = (error: unknown) =>
  error instanceof Problem ? (error.violations[0]?.message ?? error.message) : 'Dat lukte niet. Probeer het opnieuw.'

function SecondFactor() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [left, restart] = useCountdown()

  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    setRefusal(undefined)
    setBusy(true)
    try {
      const { token } = await call('PUT /mfa/verify', { body: { code } })
      acceptToken(token)
      await router.invalidate() // the guard now sends them on
    } catch (error) {
      setRefusal(sentenceOf(error))
      input.current?.select()
    } finally {
      setBusy(false)
    }
  }
  const resend = async () => {
    restart()
    try {
      await call('PUT /mfa/resend', {})
      toastDone('Er is een nieuwe code gemaild.')
    } catch (error) {
      toastFailed(sentenceOf(error))
    }
  }

  return (
    <AccountPage title="Code invoeren" lead="We hebben je een code van zes cijfers gemaild. Hij is tien minuten geldig.">
      <form className={classes.form} onSubmit={event => void verify(event)} noValidate>
        <TextInput
          ref={input}
          label="Code"
          name="code"
          size="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          autoFocus
          error={refusal}
          className="figures"
        />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          Verder
        </Button>
        <Button variant="default" fullWidth disabled={left > 0} onClick={() => void resend()}>
          {left > 0 ? `Nieuwe code over ${left} s` : 'Nieuwe code mailen'}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => void logout()}>
          Met een ander account inloggen
        </Button>
      </form>
    </AccountPage>
  )
}
