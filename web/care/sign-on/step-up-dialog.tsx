import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { sayLeaving, stayHere } from '#client/left-behind.ts'
import { currentSession } from '#client/session.ts'
import { forgetWanted, rememberWanted } from '#client/wanted-path.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { logInOrSay } from '../account/log-in-or-say.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { CurrentPasswordField } from '../security/current-password-field.tsx'
import SignOnForm from './sign-on-form.tsx'

type Props = { onClose: () => void }

/**
 * Asks the user to log in again, where the organization requires a recent login to open a client's file. Afterwards this screen
 * opens again.
 */
export default function StepUpDialog({ onClose }: Props) {
  const [{ username }] = useState(() => currentSession()!)
  const identities = useQuery(queryOf('GET /account_identities', {}))
  return (
    <Dialog title="Log opnieuw in om dit dossier te openen" closedBy="closerequest" onClose={onClose}>
      <p>
        Je bent al een tijd geleden ingelogd. Je organisatie wil dat je voor een dossier opnieuw inlogt. Daarna ga je hier verder.
      </p>
      <QueryState query={identities} rows={2} height={88}>
        {({ member }) => (
          <>
            {member.length > 0 && (
              <>
                <SignOnForm username={username} anew />
                <p>Of met je wachtwoord:</p>
              </>
            )}
            <ByPassword username={username} onClose={onClose} />
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

function ByPassword({ username, onClose }: Props & { username: string }) {
  const client = useQueryClient()
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => (password ? {} : { password: 'Vul je wachtwoord in.' }),
    send: ({ password }) => {
      // The second step may follow, on its own screen.
      sayLeaving()
      const { pathname, search, hash } = location
      rememberWanted({ path: pathname + search + hash, pathname })
      return logInOrSay({ username, password })
    },
    done: async () => {
      onClose()
      if (currentSession()?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) return
      stayHere()
      forgetWanted()
      await client.invalidateQueries({ predicate: query => !query.meta?.once })
    },
    refused: ({ status }) => (status === 401 ? 'Dit wachtwoord klopt niet.' : undefined),
  })
  return (
    <Form of={form} act="Inloggen">
      <CurrentPasswordField label="Wachtwoord" username={username} {...form.text('password')} />
    </Form>
  )
}
