import type { ReactNode } from 'react'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Form } from './form.tsx'
import type { FormOf } from './use-form.ts'

type OfDialog = 'title' | 'about' | 'look' | 'closedBy' | 'inAddress' | 'onClose'
type OfForm = 'act' | 'danger' | 'more' | 'wide' | 'large' | 'disabled'
type Props<V> = Pick<Parameters<typeof Dialog>[0], OfDialog> &
  Pick<Parameters<typeof Form>[0], OfForm> & { of: FormOf<V>; children: ReactNode }

/** A dialog that is one form. Unlike other dialogs, a click outside does not close it, unless `closedBy` says so. */
export function FormDialog<V>({
  of,
  children,
  title,
  about,
  look,
  closedBy = 'closerequest',
  inAddress,
  onClose,
  ...form
}: Props<V>) {
  return (
    <Dialog
      {...{ title, closedBy, onClose }}
      about={about}
      {...(look && { look })}
      {...(inAddress && { inAddress })}
      busy={of.busy}
    >
      <Form of={of} frame={DialogButtons} {...form}>
        {children}
      </Form>
    </Dialog>
  )
}
