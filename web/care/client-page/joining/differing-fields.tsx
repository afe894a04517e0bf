import { useQuery } from '@tanstack/react-query'
import { Choices } from '#components/controls/choices.tsx'
import type { JoinedField } from '#contract/joined-fields.ts'
import { fieldWords } from '#words/joining-nl.ts'
import { askClient, askHome, type Client } from '../../client-file/client.ts'
import { saidOf } from './said-of.ts'

type Props = {
  client: Client
  other: string
  differs: readonly JoinedField[]
  /** The fields for which the other file's value is kept. */
  takes: readonly JoinedField[]
  onTake: (fields: JoinedField[]) => void
}

/** For each field in which two files differ: which value to keep. The other value is stored with the file. */
export function DifferingFields({ client, other: otherUuid, differs, takes, onTake }: Props) {
  const other = useQuery(askClient(otherUuid)).data
  const home = useQuery({ ...askHome(client.uuid), enabled: differs.includes('home') }).data
  const otherHome = useQuery({ ...askHome(otherUuid), enabled: differs.includes('home') }).data
  if (!other) return null
  return differs.map(field => (
    <Choices
      key={field}
      label={fieldWords[field]}
      look="column"
      choices={[
        { value: 'kept', label: saidOf(field, client, home) },
        { value: 'other', label: saidOf(field, other, otherHome) },
      ]}
      chosen={[takes.includes(field) ? 'other' : 'kept']}
      onChange={([chosen]) => onTake([...takes.filter(one => one !== field), ...(chosen === 'other' ? [field] : [])])}
    />
  ))
}
