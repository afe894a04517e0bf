import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { clientQuery } from '#care/client-file/client.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { useMe } from '#client/use-me.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

const empty = { text: '' }
const readKept = (kept: unknown) =>
  kept !== null && typeof kept === 'object' && 'text' in kept && typeof kept.text === 'string' ? { text: kept.text } : undefined

type Props = {
  client: string
  title: string
  /** Its subject: the message starts with it. */
  about: string
  label: string
  /** Who can read it, given the name of the client's manager; undefined when there is none. */
  lead: (manager: string | undefined) => ReactNode
  /** Whether only the client's manager can read it, if there is one. */
  confidential?: boolean
  onClose: () => void
}

/** A message to the client's manager about something on the screen. The draft is kept until it is sent. */
export default function MessageDialog({ client, title, about, label, lead, confidential = false, onClose }: Props) {
  const { run } = useChange('POST /messages')
  const me = useMe()
  const manager = useQuery(clientQuery(client)).data?.clientManager?.firstName
  const kept = useDraft(`bericht:${client}:${about}`, empty, readKept)
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ text }) => (text.trim() !== '' ? {} : { text: 'Schrijf eerst uw bericht.' }),
    send: ({ text }) => {
      const said = { text: `${about} ${text.trim()}`, client: `/v1/clients/${client}` }
      return run({ body: { ...said, ...(confidential && manager && { confidentialWith: `/v1/client_admins/${me}` }) } })
    },
    done: () => {
      kept.forget()
      onClose()
      return `Verstuurd. U krijgt een antwoord van ${manager ?? 'ons kantoor'}.`
    },
  })
  return (
    <Dialog title={title} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <OwnNameOnly>
        <Form of={form} act="Versturen" wide frame={DialogButtons}>
          <p>{lead(manager)}</p>
          <TextArea label={label} rows={3} {...form.text('text')} />
        </Form>
      </OwnNameOnly>
    </Dialog>
  )
}
