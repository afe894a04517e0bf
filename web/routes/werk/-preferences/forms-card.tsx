import { useQuery } from '@tanstack/react-query'
import type { FormOf } from '#care/form/use-form.ts'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { handedInDocumentStatuses } from '#contract/status-groups.ts'
import { documentName, type ContractType as Form, requiredDocuments } from '#rules/documents/required-documents.ts'
import { contractTypeWords } from '#words/nl.ts'
import { Effect, more } from './effect.tsx'
import { useReach } from './use-reach.ts'
import { contractForms, type Wishes, type Worker } from './wishes.ts'

const words: Record<Form, string> = { freelance: 'Als zzp’er', temp_work: 'Als uitzendkracht' }
type Props = { form: FormOf<Wishes>; me: string; worker: Worker; count: number | undefined }

/** The contract forms someone works in, the effect of each, and the documents it requires. */
export function FormsCard({ form, me, worker, count }: Props) {
  const { contractTypes: chosen } = form.values
  const left = contractForms.filter(one => !chosen.includes(one))
  const { reach: withBoth } = useReach(me, { ...form.values, contractTypes: contractForms })
  const levels = useQuery(queryOnceOf('GET /expertise_levels', {}))
  const level = levels.data?.member.find(({ key }) => key === worker.profile.expertiseLevel.key)
  const documents = useQuery(queryOf('GET /care_workers/{uuid}/documents', { uuid: me })).data?.member ?? []
  const isThere = (kind: string) => documents.some(one => one.kind === kind && handedInDocumentStatuses.includes(one.status))
  const added = chosen.filter(one => !worker.contractTypes.includes(one))
  const asked = added.flatMap(one => requiredDocuments(one, { big: level?.bigRegistered ?? false }))
  const extra = asked.filter(oneOf => !oneOf.some(isThere)).map(oneOf => oneOf.map(kind => documentName[kind]).join(' of '))
  return (
    <Card title="Hoe wil je werken?">
      <Choices
        label="Contractvorm"
        several
        look="column"
        choices={contractForms.map(value => ({ value, label: words[value] }))}
        chosen={chosen}
        onChange={contractTypes => form.set({ contractTypes })}
        error={form.errorAt('contractTypes')}
      />
      <LiveRegion>
        {left.length === 1 && withBoth && count !== undefined && (
          <Effect>
            Met {contractTypeWords[left[0]!].toLowerCase()} erbij: {more(withBoth.count - count)}.
          </Effect>
        )}
        {extra.length > 0 && (
          <Notice title="Hiervoor vragen we meer documenten">
            <p>
              {new Intl.ListFormat('nl').format(extra)}. Je levert ze in bij <AppLink href="/werk/documenten">Documenten</AppLink>
              . Tot ze zijn goedgekeurd, kun je in deze vorm nog niet reageren.
            </p>
          </Notice>
        )}
      </LiveRegion>
      <Checkbox
        label="Ik sta ook open voor andere contractvormen"
        description="Organisaties kunnen je dan bijvoorbeeld een vast contract voorstellen."
        {...form.tick('openToOtherContractForms')}
      />
    </Card>
  )
}
