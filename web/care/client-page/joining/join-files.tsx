import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Choices } from '#components/controls/choices.tsx'
import type { Choosable } from '#components/fields/combobox.tsx'
import type { JoinedField } from '#contract/joined-fields.ts'
import { inCareStatuses } from '#contract/status-groups.ts'
import { fieldWords, sayMoves } from '#words/joining-nl.ts'
import { type Client, clientQuery, homeQuery } from '../../client-file/client.ts'
import { ChooseClient } from '../../client-form/choose-client.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { Consequences } from '../../preview/consequences.tsx'
import { fieldValue } from './field-value.ts'

type Values = { takes: JoinedField[]; sure: boolean }
const empty: Values = { takes: [], sure: false }
type Props = {
  client: Client
  /** The reader may choose the client manager. */
  choosesManager?: boolean
  onClose: () => void
}

/** Joins a duplicate file into this one: choose the values, see what moves along, then confirm. */
export default function JoinFiles({ client, choosesManager = false, onClose }: Props) {
  const { uuid, responsibleLocation } = client
  const { run } = useChange('PUT /clients/{uuid}/joining')
  const [other, choose] = useState<Choosable | null>(null)
  const compared = useQuery({
    ...queryOf('GET /clients/{uuid}/joining', { uuid, query: { other: other?.value ?? '' } }),
    enabled: other !== null,
  })
  const { data } = compared
  const form = useForm({
    start: empty,
    check: ({ sure }) => ({
      ...(!other && { other: 'Kies het andere dossier.' }),
      ...(other && !sure && { sure: 'Vink aan dat het om één persoon gaat.' }),
    }),
    send: ({ takes }) => {
      const [version, otherVersion] = [data?.version ?? 0, data?.otherVersion ?? 0]
      return run({ uuid, body: { other: `/v1/clients/${other?.value ?? ''}`, version, otherVersion, takes } })
    },
    done: joined => {
      onClose()
      return `De dossiers van ${nameOf(joined)} zijn samengevoegd.`
    },
  })
  const differs = (data?.differs ?? []).filter(field => choosesManager || field !== 'clientManager')
  return (
    <FormDialog
      of={form}
      title="Samenvoegen met…"
      onClose={onClose}
      act="Samenvoegen"
      danger
      disabled={other !== null && !data}
      more={
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          Terug
        </Button>
      }
    >
      <p>
        Is {nameOf(client)} twee keer ingevoerd? Kies het andere dossier. Alles daaruit komt in dit dossier, nr. {client.number}.
      </p>
      <ChooseClient
        label="Het andere dossier"
        among={{ 'responsibleLocation.organization.uuid': responsibleLocation.organization.uuid, status: inCareStatuses }}
        but={uuid}
        value={other}
        onChange={chosen => {
          choose(chosen)
          form.set(empty)
        }}
        error={form.errorAt('other')}
      />
      {other && data && differs.length > 0 && (
        <>
          <p>Hierin verschillen ze. Kies wat blijft. Wat je niet kiest, blijft bij het dossier te lezen.</p>
          <DifferingFields
            {...{ client, differs }}
            other={other.value}
            takes={form.values.takes}
            onTake={takes => form.set({ takes })}
          />
        </>
      )}
      {other && (
        <Consequences
          of={{ problem: compared.error, isWaiting: compared.isPending }}
          sentences={data && sentencesFor(other.label, client.number, data)}
        />
      )}
      {other && data && <Checkbox label="Ja, dit is één en dezelfde persoon" {...form.tick('sure')} />}
    </FormDialog>
  )
}

const listed = new Intl.ListFormat('nl')
const sentencesFor = (
  name: string,
  number: number,
  { moves, leavesTeam }: { moves: Parameters<typeof sayMoves>[0]; leavesTeam: number },
): string[] => {
  const along = sayMoves(moves)
  return [
    along.length > 0 ? `Dit gaat mee naar nr. ${number}: ${listed.format(along)}.` : 'In het andere dossier staat verder niets.',
    ...(leavesTeam > 0
      ? [
          `${leavesTeam === 1 ? 'Eén zorgverlener gaat' : `${leavesTeam} zorgverleners gaan`} uit het zorgteam, want die staat bij “Wie niet komt”.`,
        ]
      : []),
    `Het andere dossier van ${name} is er daarna niet meer. Wie het oude adres opent, komt in dit dossier.`,
    'Facturen veranderen niet. Dit is niet terug te draaien.',
  ]
}

type DifferingFieldsProps = {
  client: Client
  other: string
  differs: readonly JoinedField[]
  /** The fields for which the other file's value is kept. */
  takes: readonly JoinedField[]
  onTake: (fields: JoinedField[]) => void
}

/** For each field in which two files differ: which value to keep. The other value is stored with the file. */
function DifferingFields({ client, other: otherUuid, differs, takes, onTake }: DifferingFieldsProps) {
  const other = useQuery(clientQuery(otherUuid)).data
  const home = useQuery({ ...homeQuery(client.uuid), enabled: differs.includes('home') }).data
  const otherHome = useQuery({ ...homeQuery(otherUuid), enabled: differs.includes('home') }).data
  if (!other) return null
  return differs.map(field => (
    <Choices
      key={field}
      label={fieldWords[field]}
      look="column"
      choices={[
        { value: 'kept', label: fieldValue(field, client, home) },
        { value: 'other', label: fieldValue(field, other, otherHome) },
      ]}
      chosen={[takes.includes(field) ? 'other' : 'kept']}
      onChange={([chosen]) => onTake([...takes.filter(one => one !== field), ...(chosen === 'other' ? [field] : [])])}
    />
  ))
}
