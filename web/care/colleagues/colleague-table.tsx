import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { ActionButton, Acts } from '../action/action-button.tsx'
import { useAction } from '../action/use-action.ts'
import { accessWords, type Colleague, colleagueRoleWords, invitedWord, nameOf } from './colleague.ts'
import classes from './colleagues.module.css'

type Props = { colleagues: readonly Colleague[]; me: string | undefined; onEdit: ((one: Colleague) => void) | undefined }

/** The people who work for the organization, with the actions on each. */
export function ColleagueTable({ colleagues, me, onEdit }: Props) {
  const columns: TableColumn<Colleague>[] = [
    {
      key: 'naam',
      label: 'Naam',
      onCard: 'title',
      value: one => (
        <span className={`breaks ${classes.name}`}>
          {nameOf(one)} {one.uuid === me && '(jij)'}
          <span className="block soft small plain">{one.username}</span>
        </span>
      ),
    },
    {
      key: 'rol',
      label: 'Werkt voor',
      onCard: 'line',
      value: ({ role, locations }) => (
        <span>
          {colleagueRoleWords[role].label}
          {locations.length > 0 && <span className="block soft small plain">{locations.map(({ name }) => name).join(', ')}</span>}
        </span>
      ),
    },
    { key: 'toegang', label: 'Toegang', onCard: 'figure', value: one => <Access of={one} /> },
    ...(onEdit
      ? [
          {
            key: 'doen',
            label: 'Wat je kunt doen',
            onCard: 'line' as const,
            value: (one: Colleague) => <ColleagueActs {...{ one, onEdit }} />,
          },
        ]
      : []),
  ]
  return <DataTable caption="Collega’s" columns={columns} rows={colleagues} idOf={({ uuid }) => uuid} />
}

function Access({ of: { allowedActions, hasActivated, status } }: { of: Colleague }) {
  const { tone, label } = hasActivated || allowedActions.includes('activate') ? accessWords[status] : invitedWord
  return <StatusPill tone={tone}>{label}</StatusPill>
}

function ColleagueActs({ one, onEdit }: { one: Colleague; onEdit: (one: Colleague) => void }) {
  const { uuid } = one
  const [deactivate, activate] = [
    useChange('PUT /organization_users/{uuid}/deactivate'),
    useChange('PUT /organization_users/{uuid}/activate'),
  ]
  const end = () => deactivate.run({ uuid, body: {} })
  const giveBack = () => activate.run({ uuid, body: {} })
  const name = nameOf(one)
  return (
    <Acts>
      <Button variant="default" size="sm" aria-label={`${name} wijzigen`} onClick={() => onEdit(one)}>
        Wijzigen
      </Button>
      {!one.hasActivated && one.allowedActions.includes('deactivate') && <InviteAgain one={one} />}
      {one.allowedActions.includes('deactivate') && (
        <ActionButton item={one} action="deactivate" size="sm" run={end} done={`${name} kan niet meer inloggen.`} undo={giveBack}>
          Toegang beëindigen
        </ActionButton>
      )}
      {one.allowedActions.includes('activate') && (
        <ActionButton item={one} action="activate" size="sm" run={giveBack} done={`${name} kan weer inloggen.`} undo={end}>
          Toegang teruggeven
        </ActionButton>
      )}
    </Acts>
  )
}

/** The link in the first mail is valid for two weeks; this sends a new one. */
function InviteAgain({ one: { role, username: email, firstName, lastName, organization, locations } }: { one: Colleague }) {
  const { busy, act } = useAction()
  const invite = useChange('POST /user_tokens/activate_account')
  const body = {
    ...{ role, email, firstName, lastName },
    organization: organization['@id'],
    locations: locations.map(location => location['@id']),
  }
  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      onClick={() => void act({ run: () => invite.run({ body }), done: `Er is een nieuwe uitnodiging gestuurd naar ${email}.` })}
    >
      Opnieuw uitnodigen
    </Button>
  )
}
