import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { type Account, checkAccount } from './account.ts'

/** Sets the bank account that payments are made from. */
export default function AccountDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { run } = useChange('PUT /payouts/account')
  const form = useForm<Account, unknown>({
    start: account ?? { name: '', iban: '' },
    check: checkAccount,
    send: body => run({ body }),
    done: () => {
      onClose()
      return 'De rekening is bewaard.'
    },
  })
  return (
    <Dialog title="De rekening waarvan we betalen" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>Bestanden die al gemaakt zijn, houden de rekening die ze hebben.</p>
      <Form of={form} act="Rekening bewaren" frame={DialogButtons}>
        <TextField label="Op naam van" required maxLength={70} {...form.text('name')} data-autofocus="" />
        <TextField label="IBAN" required autoComplete="off" {...form.text('iban')} />
      </Form>
    </Dialog>
  )
}
