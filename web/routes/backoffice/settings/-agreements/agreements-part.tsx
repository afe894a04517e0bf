import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { contractTypeWords } from '#words/nl.ts'
import { TemplateForm } from './template-form.tsx'

export type Template = AnswerOf<'GET /agreement_templates'>['member'][number]
/** A new version of a template, or the first of an organization, which starts from the default text. */
export interface Begun {
  like: Template
  organization: { '@id': string; name: string } | undefined
  /** The version that was read; 0 when there is none. */
  version: number
}
const aboutOf = ({ version, modelNumber, modelValidUntil, authorName }: Template) =>
  [
    `Versie ${version}`,
    modelNumber && `model ${modelNumber}${modelValidUntil ? `, geldig tot en met ${formatDate(modelValidUntil)}` : ''}`,
    authorName ? `van ${authorName}` : 'van Zorginzet',
  ]
    .filter(Boolean)
    .join(', ')

/** The templates of agreements: those in use, and the form for a new version. */
export default function AgreementsPart() {
  const query = useQuery(queryOf('GET /agreement_templates', { query: { isCurrent: true, pagination: false } }))
  const [begun, begin] = useState<Begun>()
  return (
    <QueryState query={query} rows={4} height={56}>
      {({ member }) =>
        begun ? (
          <TemplateForm begun={begun} onDone={() => begin(undefined)} />
        ) : (
          <div className="stack gap-16">
            <p className="flush reading">
              Uit deze teksten komt de overeenkomst zodra iemand gekozen is. Een nieuwe versie geldt vanaf dan. Wat er al is,
              blijft zoals het was.
            </p>
            {member.map(template => (
              <Card key={template.uuid} title={`${template.name} (${contractTypeWords[template.contractType]})`}>
                <div className="stack gap-12">
                  <p className="flush">Voor {template.organization?.name ?? 'alle organisaties'}.</p>
                  <p className="flush soft">{aboutOf(template)}</p>
                  <div className="wrap gap-12">
                    <Button
                      variant="default"
                      onClick={() => begin({ like: template, organization: template.organization, version: template.version })}
                    >
                      Nieuwe versie schrijven
                    </Button>
                  </div>
                  {!template.organization && <ForOrganization like={template} taken={member} onChosen={begin} />}
                </div>
              </Card>
            ))}
          </div>
        )
      }
    </QueryState>
  )
}

type ForProps = { like: Template; taken: readonly Template[]; onChosen: (begun: Begun) => void }
/** Begins the first version for one organization. */
function ForOrganization({ like, taken, onChosen }: ForProps) {
  const { data } = useQuery(queryOf('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } }))
  const own = taken.filter(({ contractType }) => contractType === like.contractType).map(({ organization }) => organization?.uuid)
  const free = data?.member.filter(({ uuid }) => !own.includes(uuid)) ?? []
  const choose = (uuid: string) => {
    const organization = free.find(one => one.uuid === uuid)
    if (organization) onChosen({ like, organization, version: 0 })
  }
  return (
    <SelectField
      label="Een eigen tekst voor één organisatie"
      choices={[{ value: '', label: 'Kies een organisatie' }, ...free.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
      value=""
      onChange={choose}
    />
  )
}
