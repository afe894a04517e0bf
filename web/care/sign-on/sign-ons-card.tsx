import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { currentSession } from '#client/session.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { AskFirst } from '../action/ask-first.tsx'
import { NoPassword, useLacksPassword } from '../security/no-password.tsx'
import SignOnForm from './sign-on-form.tsx'

type Identity = AnswerOf<'GET /account_identities'>['member'][number]

function Unlink({ identity: { uuid, provider } }: { identity: Identity }) {
  const [asking, ask] = useState(false)
  const { run } = useChange('DELETE /account_identities/{uuid}')
  const lacksPassword = useLacksPassword()
  const [{ username }] = useState(() => currentSession()!)
  return (
    <>
      <Button size="sm" variant="subtle" aria-haspopup="dialog" onClick={() => ask(true)}>
        Ontkoppelen <span className="unseen">{provider.name}</span>
      </Button>
      {asking && lacksPassword && (
        <Dialog title="Kies eerst een wachtwoord" onClose={() => ask(false)}>
          <p>Zonder wachtwoord kun je na het ontkoppelen niet meer inloggen.</p>
          <NoPassword username={username} />
        </Dialog>
      )}
      {asking && !lacksPassword && (
        <AskFirst
          title={`${provider.name} ontkoppelen?`}
          consequences={<p>Daarna log je in met je wachtwoord. Je kunt later opnieuw koppelen.</p>}
          act="Ontkoppelen"
          danger
          run={() => run({ uuid })}
          done={`${provider.name} is ontkoppeld.`}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
const columns: readonly TableColumn<Identity>[] = [
  { key: 'naam', label: 'Organisatie', onCard: 'title', value: ({ provider }) => provider.name },
  { key: 'sinds', label: 'Gekoppeld', onCard: 'plain', value: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'gebruikt',
    label: 'Laatst gebruikt',
    onCard: 'plain',
    value: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : 'Nog niet'),
  },
  { key: 'doen', label: 'Doen', onCard: 'line', value: identity => <Unlink identity={identity} /> },
]

/** The accounts of other providers with which the user logs in here, and a button to link another. */
export function SignOnsCard({ username }: { username: string }) {
  const query = useQuery(queryOf('GET /account_identities', {}))
  const [linking, link] = useState(false)
  return (
    <Card
      title="Inloggen via je organisatie"
      aside={
        !linking && (
          <Button size="sm" variant="default" onClick={() => link(true)}>
            Account koppelen
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        rows={1}
        height={44}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty title="Er is nog niets gekoppeld" text="Na het koppelen log je hier in met het account van je werk." />}
      >
        {({ member }) => (
          <DataTable caption="Gekoppelde accounts" columns={columns} rows={member} idOf={identity => identity.uuid} />
        )}
      </QueryState>
      {linking && <SignOnForm username={username} />}
    </Card>
  )
}
