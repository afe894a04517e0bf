import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askClient } from '../../../care/client-file/client.ts'
import { Form } from '../../../care/form/form.tsx'
import { useForm } from '../../../care/form/use-form.ts'
import { useChange } from '../../../client/cache.ts'
import { useDraft } from '../../../client/drafts.ts'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import { TextArea } from '../../../components/text-area.tsx'

const empty = { text: '' }
const readKept = (kept: unknown) =>
  kept !== null && typeof kept === 'object' && 'text' in kept && typeof kept.text === 'string' ? { text: kept.text } : undefined

type Props = {
  client: string
  title: string
  /** What it is about: the message begins with it. */
  about: string
  label: string
  /** Who reads it, by the name of the client's manager. */
  lead: (manager: string) => ReactNode
  /** Whether what it is about says enough. */
  optional?: boolean
  onClose: () => void
}

/** A message to the client's manager about one thing on the screen. What is typed is kept until it is sent. */
export default function MessageDialog({ client, title, about, label, lead, optional = false, onClose }: Props) {
  const { run } = useChange('POST /messages')
  const who = useQuery(askClient(client)).data?.clientManager?.firstName ?? 'de backoffice'
  const kept = useDraft(`bericht:${client}:${about}`, empty, readKept)
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ text }) => (optional || text.trim() !== '' ? {} : { text: 'Schrijf eerst uw bericht.' }),
    send: ({ text }) => run({ body: { text: `${about} ${text.trim()}`.trim(), client: `/v1/clients/${client}` } }),
    done: () => {
      kept.forget()
      onClose()
      return `Verstuurd. U krijgt een antwoord van ${who}.`
    },
  })
  return (
    <Dialog title={title} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Versturen" wide frame={DialogButtons}>
        <p>{lead(who)}</p>
        <TextArea label={label} rows={3} {...form.text('text')} />
      </Form>
    </Dialog>
  )
}
