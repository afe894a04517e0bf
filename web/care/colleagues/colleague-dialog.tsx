import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldPair } from '../form/form.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { showConflict } from '../form/refusal.ts'
import { useForm } from '../form/use-form.ts'
import { type Colleague, type ColleagueRole, colleagueRoleWords, nameOf } from './colleague.ts'
import { checkInvited } from './invited.ts'

type Props = {
  /** The colleague to change; without one it invites somebody. */
  colleague: Colleague | undefined
  organization: string
  locations: AnswerOf<'GET /organization_locations'>['member']
  onClose: () => void
}
type Values = { firstName: string; lastName: string; email: string; role: ColleagueRole; locations: string[] }
const roles = Object.keys(colleagueRoleWords) as ColleagueRole[]
const hasLocations = (role: ColleagueRole) => role === 'ROLE_ORGANIZATION_LOCATION_ADMIN'

/** Invites a colleague by mail, or changes one's name and locations. */
export default function ColleagueDialog({ colleague, organization, locations, onClose }: Props) {
  const invite = useChange('POST /user_tokens/activate_account')
  const change = useChange('PUT /organization_users/{uuid}')
  const form = useForm<Values, unknown>({
    start: {
      firstName: colleague?.firstName ?? '',
      lastName: colleague?.lastName ?? '',
      email: colleague?.username ?? '',
      role: colleague?.role ?? 'ROLE_ORGANIZATION_LOCATION_ADMIN',
      locations: colleague?.locations.map(one => one['@id']) ?? [],
    },
    check: ({ role, locations: chosen, ...invited }) => ({
      ...checkInvited(invited),
      ...(hasLocations(role) && chosen.length === 0 && { locations: 'Kies een of meer locaties.' }),
    }),
    send: ({ locations: chosen, role, email, ...name }) => {
      const given = hasLocations(role) ? chosen : []
      return colleague
        ? change.run({ uuid: colleague.uuid, body: { ...name, locations: given } })
        : invite.run({ body: { ...name, email, role, organization, locations: given } })
    },
    done: (_answer, { email, ...name }) => {
      onClose()
      return colleague ? `${nameOf(name)} is gewijzigd.` : `De uitnodiging is gestuurd naar ${email.trim()}.`
    },
    refused: showConflict,
  })
  const { role } = form.values
  return (
    <FormDialog
      of={form}
      title={colleague ? 'Collega wijzigen' : 'Collega uitnodigen'}
      onClose={onClose}
      act={colleague ? 'Wijziging bewaren' : 'Uitnodiging sturen'}
    >
      <FieldPair>
        <TextField label="Voornaam" required autoComplete="off" {...form.text('firstName')} data-autofocus="" />
        <TextField label="Achternaam" required autoComplete="off" {...form.text('lastName')} />
      </FieldPair>
      {!colleague && (
        <>
          <TextField
            label="E-mailadres"
            type="email"
            required
            description="Hierheen gaat een mail met een link. Die werkt veertien dagen."
            autoComplete="off"
            {...form.text('email')}
          />
          <Choices
            label="Werkt voor"
            look="column"
            choices={roles.map(value => ({
              value,
              label: `${colleagueRoleWords[value].label}: ${colleagueRoleWords[value].means}`,
            }))}
            chosen={[role]}
            onChange={([chosen]) => form.set({ role: chosen! })}
          />
        </>
      )}
      {hasLocations(role) && (
        <Choices
          label="Locaties"
          several
          look="column"
          choices={locations.map(one => ({ value: one['@id'], label: one.name }))}
          chosen={form.values.locations}
          onChange={chosen => form.set({ locations: chosen })}
          error={form.errorAt('locations')}
        />
      )}
    </FormDialog>
  )
}
