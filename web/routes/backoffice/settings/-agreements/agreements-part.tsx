import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { Sections } from '#care/agreement/sections.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { contractTypeWords } from '#words/nl.ts'
import { TemplateForm } from './template-form.tsx'

const everyOrganization = queryOf('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } })
type Organization = AnswerOf<'GET /organizations'>['member'][number]
export type Template = AnswerOf<'GET /agreement_templates'>['member'][number]
/** A new version of a template, or one of an organization that uses the default text, which starts from that. */
export interface Begun {
  like: Template
  organization: { '@id': string; uuid: string; name: string } | undefined
  /** The version that was read; 0 when there is none. */
  version: number
}
const aboutOf = ({ version, modelNumber, modelValidUntil, authorName, sections }: Template) =>
  [
    `Versie ${version}`,
    modelNumber && `model ${modelNumber}${modelValidUntil ? `, geldig tot en met ${formatDate(modelValidUntil)}` : ''}`,
    authorName ? `van ${authorName}` : 'van Zorginzet',
    sections.length === 0 && 'weer de tekst voor alle organisaties',
  ]
    .filter(Boolean)
    .join(', ')

const part = '/backoffice/settings?onderdeel=overeenkomsten'

/** The texts from which agreements are made: those in use, and, by the address, the form for another version. */
export default function AgreementsPart() {
  const { tekst, voor } = useSearch({ strict: false }) as { tekst?: string; voor?: string }
  const query = useQuery(queryOf('GET /agreement_templates', { query: { isCurrent: true, pagination: false } }))
  const organizations = useQuery({ ...everyOrganization, enabled: tekst === undefined || voor !== undefined })
  return (
    <QueryState query={query} rows={4} height={56}>
      {({ member }) => {
        const like = member.find(({ uuid }) => uuid === tekst)
        if (!like) return <Templates all={member} organizations={organizations.data?.member ?? []} />
        if (!voor) return <TemplateForm begun={{ like, organization: like.organization, version: like.version }} back={part} />
        return (
          <QueryState query={organizations} rows={4} height={56}>
            {found => {
              const organization = found.member.find(({ uuid }) => uuid === voor)
              const own = member.find(one => one.organization?.uuid === voor && one.contractType === like.contractType)
              return organization && <TemplateForm begun={{ like, organization, version: own?.version ?? 0 }} back={part} />
            }}
          </QueryState>
        )
      }}
    </QueryState>
  )
}

function Templates({ all, organizations }: { all: readonly Template[]; organizations: readonly Organization[] }) {
  const used = all.filter(({ sections }) => sections.length > 0)
  return (
    <div className="stack gap-16 in-order">
      <p className="reading">
        Uit deze teksten komt de overeenkomst zodra iemand gekozen is. Een nieuwe versie geldt vanaf dan. Wat er al is, blijft
        zoals het was.
      </p>
      {used.map(template => (
        <Card key={template.uuid} title={`${template.name} (${contractTypeWords[template.contractType]})`}>
          <div className="stack gap-12">
            <p>Voor {template.organization?.name ?? 'alle organisaties'}.</p>
            <p className="soft">{aboutOf(template)}</p>
            <div className="wrap gap-12">
              <Button variant="default" href={`${part}&tekst=${template.uuid}`}>
                Nieuwe versie schrijven
              </Button>
              {template.organization && <TakeBack template={template} />}
            </div>
            <details className="fold">
              <summary>Lees deze tekst</summary>
              <Sections of={template.sections} />
            </details>
            {template.version > 1 && <Earlier than={template} />}
            {!template.organization && <ForOrganization like={template} taken={used} organizations={organizations} />}
          </div>
        </Card>
      ))}
    </div>
  )
}

/** Returns to the text for all organizations; undone by making a new version with the words of this one. */
function TakeBack({ template }: { template: Template }) {
  const { run } = useChange('POST /agreement_templates')
  const { busy, act } = useAction()
  const { organization, contractType, name, modelNumber = null, modelValidUntil = null, sections, version } = template
  const body = { organization: organization!['@id'], contractType, name }
  const takeBack = () =>
    act({
      run: () => run({ body: { ...body, sections: [], version } }),
      done: `${organization!.name} krijgt weer de tekst voor alle organisaties.`,
      undo: () => run({ body: { ...body, modelNumber, modelValidUntil, sections, version: version + 1 } }),
    })
  return (
    <Button variant="default" loading={busy} onClick={() => void takeBack()}>
      Eigen tekst intrekken
    </Button>
  )
}

/** The earlier versions: agreements made from them keep their text. */
function Earlier({ than }: { than: Template }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="fold" onToggle={event => setOpened(event.currentTarget.open)}>
      <summary>Eerdere versies</summary>
      {opened && <Versions before={than} />}
    </details>
  )
}
function Versions({ before: { contractType, organization, version } }: { before: Template }) {
  const query = useQuery(queryOf('GET /agreement_templates', { query: { contractType, pagination: false } }))
  return (
    <QueryState query={query} rows={2} height={56}>
      {({ member }) =>
        member
          .filter(one => one.organization?.uuid === organization?.uuid && one.version < version)
          .map(one => (
            <details key={one.uuid} className="fold">
              <summary>
                {aboutOf(one)}, gemaakt op {formatDate(dateOf(one.createdAt))}
              </summary>
              <Sections of={one.sections} />
            </details>
          ))
      }
    </QueryState>
  )
}

type ForProps = { like: Template; taken: readonly Template[]; organizations: readonly Organization[] }
/** Begins the first version for one organization. */
function ForOrganization({ like, taken, organizations }: ForProps) {
  const navigate = useNavigate()
  const own = taken.filter(({ contractType }) => contractType === like.contractType).map(({ organization }) => organization?.uuid)
  const free = organizations.filter(({ uuid }) => !own.includes(uuid))
  const form = useForm({
    start: { organization: '' },
    check: ({ organization }) => (organization ? {} : { organization: 'Kies een organisatie.' }),
    send: ({ organization }) => navigate({ href: `${part}&tekst=${like.uuid}&voor=${organization}` }),
  })
  if (free.length === 0) return null
  return (
    <Form of={form} act="Eigen tekst schrijven">
      <SelectField
        label="Een eigen tekst voor één organisatie"
        choices={[{ value: '', label: 'Kies een organisatie' }, ...free.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
        {...form.field('organization')}
      />
    </Form>
  )
}
