import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { useAction } from '../action/use-action.ts'

/** Whether the user has no password here: somebody whose account was made when they logged in through their organization. */
export function useLacksPassword(): boolean {
  const me = useSession()?.uuid
  const { data } = useQuery({
    ...queryOf('GET /user_settings', { query: { 'user.uuid': me! } }),
    enabled: me !== undefined,
  })
  return data?.member[0]?.hasPassword === false
}

/** Says that the user has no password, and mails them the link to choose one. */
export function NoPassword({ username }: { username: string }) {
  const [sent, setSent] = useState(false)
  const { busy, act } = useAction()
  const mail = async () => {
    await call('POST /user_tokens/reset_password', { body: { username } })
    setSent(true)
  }
  return (
    <div className="grid gap-12">
      <p>Je hebt hier nog geen wachtwoord: je logt in via je organisatie.</p>
      <p role="status">
        {sent && (
          <>
            We stuurden een link naar <strong data-written>{username}</strong>. Log uit en open de link: daar kies je een
            wachtwoord.
          </>
        )}
      </p>
      {!sent && (
        <Button variant="default" loading={busy} onClick={() => void act({ run: mail })}>
          Link mailen om een wachtwoord te kiezen
        </Button>
      )}
    </div>
  )
}
