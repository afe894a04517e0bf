import { ActionButton, Acts } from '#care/action/action-button.tsx'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { roleWords } from '#words/nl.ts'
import { LoginAs } from '../../-parts/login-as.tsx'
import classes from '../settings.module.css'

export type User = AnswerOf<'GET /users'>['member'][number]
const nameOf = ({ firstName, lastName, username }: User) => [firstName, lastName].filter(Boolean).join(' ') || username
// Users with these roles cannot be impersonated.
const office = ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE']

const columns: TableColumn<User>[] = [
  {
    key: 'naam',
    label: 'Naam',
    onCard: 'title',
    value: user => (
      <span className={`grid start gap-2 ${classes.name}`}>
        <strong>{nameOf(user)}</strong>
        <span className="soft small">{user.username}</span>
      </span>
    ),
  },
  {
    key: 'rol',
    label: 'Rol',
    onCard: 'line',
    // Access is the normal state, and the button that ends it implies it.
    value: ({ roles, active }) => (
      <span className={`grid start gap-2 ${classes.name}`}>
        {roles.map(role => roleWords[role]).join(', ')}
        {!active && <StatusPill tone="grey">Geen toegang</StatusPill>}
      </span>
    ),
  },
  {
    key: 'login',
    label: 'Laatst ingelogd',
    value: ({ lastLoginAt }) =>
      lastLoginAt ? (
        <span className="figures">{formatDateTime(lastLoginAt)}</span>
      ) : (
        <span className="soft small">Niet in het afgelopen jaar</span>
      ),
  },
  { key: 'doen', label: 'Wat je kunt doen', onCard: 'line', value: user => <UserActs user={user} /> },
]

/** The users, each with the available actions. */
export const UserTable = ({ users }: { users: readonly User[] }) => (
  <DataTable caption="Gebruikers" columns={columns} rows={users} idOf={({ uuid }) => uuid} />
)

const keeps = (count: number) =>
  count === 1 ? 'De opdracht die nog komt, blijft staan.' : `De ${count} opdrachten die nog komen, blijven staan.`

function UserActs({ user }: { user: User }) {
  const { uuid, upcomingMoments, roles, active, allowedActions, firstName } = user
  const [deactivate, activate] = [useChange('PUT /users/{uuid}/deactivate'), useChange('PUT /users/{uuid}/activate')]
  const name = nameOf(user)
  return (
    <Acts>
      {active && !roles.some(role => office.includes(role)) && <LoginAs uuid={uuid} firstName={firstName} size="sm" />}
      {allowedActions.includes('deactivate') && (
        <ActionButton
          item={user}
          action="deactivate"
          size="sm"
          ask={{
            title: `Toegang van ${name} beëindigen?`,
            consequences: (
              <p>
                {name} wordt overal uitgelogd en kan niet meer inloggen.{' '}
                {upcomingMoments > 0 && `${keeps(upcomingMoments)} Zoek zelf een ander, of annuleer de toewijzing.`}
              </p>
            ),
            label: 'Reden, voor de geschiedenis',
            required: true,
            danger: true,
          }}
          run={({ text }) => deactivate.run({ uuid, body: { reason: text } })}
          done={`${name} kan niet meer inloggen.`}
        >
          Toegang beëindigen
        </ActionButton>
      )}
      {allowedActions.includes('activate') && (
        <ActionButton
          item={user}
          action="activate"
          size="sm"
          run={() => activate.run({ uuid, body: {} })}
          done={`${name} kan weer inloggen.`}
        >
          Toegang teruggeven
        </ActionButton>
      )}
    </Acts>
  )
}
