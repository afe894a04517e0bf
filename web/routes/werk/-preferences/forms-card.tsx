import { useQuery } from '@tanstack/react-query'
import { contractType } from '../../../../contract/care-workers.ts'
import { documentName, type ContractType as Form, requiredDocuments } from '../../../../rules/required-documents.ts'
import type { FormOf } from '../../../care/form/use-form.ts'
import { askOnce } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Choices } from '../../../components/choices.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Card } from '../../../components/page.tsx'
import { contractTypeWords } from '../../../words/nl.ts'
import { Effect, more } from './effect.tsx'
import { useReach } from './use-reach.ts'
import type { Wishes, Worker } from './wishes.ts'

const words: Record<Form, string> = { freelance: 'Als zzp’er', temp_work: 'Als uitzendkracht' }
const namesOf = (form: Form, big: boolean) =>
  requiredDocuments(form, { big }).map(oneOf => oneOf.map(kind => documentName[kind]).join(' of '))

type Props = { form: FormOf<Wishes>; me: string; worker: Worker; count: number | undefined }

/** In which contract forms someone works, what each brings, and which documents it asks for. */
export function FormsCard({ form, me, worker, count }: Props) {
  const { contractTypes: chosen } = form.values
  const left = contractType.filter(one => !chosen.includes(one))
  const { reach: withBoth } = useReach(me, { ...form.values, contractTypes: [...contractType] })
  const levels = useQuery(askOnce('GET /expertise_levels', {}))
  const level = levels.data?.member.find(({ key }) => key === worker.profile.expertiseLevel.key)
  const asked = new Set(worker.contractTypes.flatMap(one => namesOf(one, level?.bigRegistered ?? false)))
  const added = chosen.filter(one => !worker.contractTypes.includes(one))
  const extra = added.flatMap(one => namesOf(one, level?.bigRegistered ?? false)).filter(name => !asked.has(name))
  return (
    <Card title="Hoe wil je werken?">
      <Choices
        label="Contractvorm"
        several
        look="column"
        choices={contractType.map(value => ({ value, label: words[value] }))}
        chosen={chosen}
        onChange={contractTypes => form.set({ contractTypes })}
        error={form.errorAt('contractTypes')}
      />
      {left.length === 1 && withBoth && count !== undefined && (
        <Effect>
          Met {contractTypeWords[left[0]!].toLowerCase()} erbij: {more(withBoth.count - count)}.
        </Effect>
      )}
      {extra.length > 0 && (
        <Notice title="Hiervoor vragen we meer documenten">
          <p>
            {new Intl.ListFormat('nl').format(extra)}. Je levert ze in bij <AppLink href="/werk/documenten">Documenten</AppLink>.
            Tot ze zijn goedgekeurd, kun je in deze vorm nog niet reageren.
          </p>
        </Notice>
      )}
      <Checkbox
        label="Ik sta ook open voor andere contractvormen"
        description="Organisaties kunnen je dan bijvoorbeeld een vast contract voorstellen."
        {...form.tick('openToOtherContractForms')}
      />
    </Card>
  )
}
