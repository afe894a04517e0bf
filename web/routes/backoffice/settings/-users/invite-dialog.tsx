import { checkInvited } from '#care/colleagues/invited.ts'
import { FieldPair, Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

const roles = [
  { value: 'ROLE_BACK_OFFICE_EMPLOYEE', label: 'Medewerker: leest wat openstaat' },
  { value: 'ROLE_PLANNER', label: 'Planner: vult opdrachten, en beheert alles' },
] as const
type Values = { firstName: string; lastName: string; email: string; role: (typeof roles)[number]['value'] }
const start: Values = { firstName: '', lastName: '', email: '', role: 'ROLE_BACK_OFFICE_EMPLOYEE' }

/** Invites a back office colleague by mail; an unused invitation gets a new link. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange('POST /user_tokens/activate_account')
  const form = useForm<Values, unknown>({
    start,
    check: checkInvited,
    send: values => invite.run({ body: values }),
    done: (_answer, { email }) => {
      onClose()
      return `De uitnodiging is gestuurd naar ${email.trim()}.`
    },
    refused: showConflict,
  })
  return (
    <Dialog title="Collega uitnodigen" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        Voor iemand van een organisatie of een familie ga je naar die organisatie of cliënt. Een zorgverlener schrijft zich zelf
        in.
      </p>
      <Form of={form} act="Uitnodiging sturen" frame={DialogButtons}>
        <FieldPair>
          <TextField label="Voornaam" required autoComplete="off" {...form.text('firstName')} data-autofocus="" />
          <TextField label="Achternaam" required autoComplete="off" {...form.text('lastName')} />
        </FieldPair>
        <TextField
          label="E-mailadres"
          type="email"
          required
          description="Hierheen gaat een mail met een link. Die werkt veertien dagen."
          autoComplete="off"
          {...form.text('email')}
        />
        <Choices
          label="Rol"
          look="column"
          choices={[...roles]}
          chosen={[form.values.role]}
          onChange={([role]) => form.set({ role: role! })}
        />
      </Form>
    </Dialog>
  )
}
