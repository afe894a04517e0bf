import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { call } from '#client/api.ts'
import { keepPasskeyHere, signWithPasskey } from '#client/passkeys.ts'
import { Button } from '#components/controls/button.tsx'
import { endedBy, useSecondStep } from './use-second-step.ts'

type Props = {
  account: string
  /** Whether it is one of the alternatives; otherwise it is offered first. */
  quiet: boolean
}

/** Completes the second step with a passkey. The server refuses if the account has none, for instance because it was just removed. */
export function PasskeyButton({ account, quiet }: Props) {
  const enter = useSecondStep()
  const { busy, act } = useAction()
  const [said, setSaid] = useState<{ sentence: string; final?: true }>()
  const give = async () => {
    // A challenge accepts one answer.
    const response = await signWithPasskey(await call('PUT /mfa/passkey_options', {}))
    if (!response) return setSaid({ sentence: 'Uw passkey is niet gebruikt. Probeer het opnieuw of vul een code in.' })
    const answer = await call('PUT /mfa/passkey', { body: { response } })
    keepPasskeyHere(account)
    await enter(answer)
  }
  const press = () => {
    setSaid(undefined)
    return act({
      run: give,
      refused: problem => {
        if (problem.status !== 409) return endedBy(problem)
        keepPasskeyHere(null)
        setSaid({ sentence: problem.message, final: true })
        return null
      },
    })
  }
  return (
    <>
      {!said?.final && (
        <Button
          fullWidth
          variant={quiet ? 'subtle' : 'default'}
          {...(!quiet && { size: 'lg' })}
          loading={busy}
          onClick={() => void press()}
        >
          Passkey gebruiken
        </Button>
      )}
      <p role="status" hidden={!said}>
        {said?.sentence}
      </p>
    </>
  )
}
