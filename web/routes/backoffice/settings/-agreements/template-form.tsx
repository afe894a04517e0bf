import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Sections } from '#care/agreement/sections.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { explain } from '#care/tell.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { AddButton } from '#components/controls/add-button.tsx'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import type { Address } from '#contract/addresses.ts'
import type { Begun, Template } from './agreements-part.tsx'

/** A section with a stable key, so that a field keeps its focus. */
type Section = Required<Template['sections'][number]> & { key: number }
const onWire = (sections: readonly Section[]) => sections.map(({ title, text, fixed }) => ({ title, text, fixed }))
interface Typed {
  name: string
  modelNumber: string
  modelValidUntil: string | null
  sections: Section[]
}

const empty = { name: '', modelNumber: '', modelValidUntil: null, sections: [{ key: 0, title: '', text: '', fixed: false }] }
const readTyped = (kept: unknown) => (isShaped<Typed>(kept, empty, { ...empty, modelValidUntil: '' }) ? kept : undefined)

/** A new version of a template, beside a preview with an example filled in. What is typed stays until it is sent. */
export function TemplateForm({ begun: { like, organization, version }, back }: { begun: Begun; back: Address }) {
  const { run } = useChange('POST /agreement_templates')
  const navigate = useNavigate()
  const start = {
    name: like.name,
    modelNumber: like.modelNumber ?? '',
    modelValidUntil: like.modelValidUntil ?? null,
    sections: like.sections.map(({ fixed = false, ...section }, key) => ({ ...section, fixed, key })),
  }
  const draft = useDraft<Typed>(`overeenkomst-${like.uuid}-${organization?.uuid ?? ''}-${version}`, start, readTyped)
  const isTyped = JSON.stringify(draft.draft) !== JSON.stringify(start)
  const form = useForm<Typed>({
    start,
    draft,
    check: ({ name, sections }) => ({
      ...(!name.trim() && { name: 'Vul in hoe de overeenkomst heet.' }),
      ...Object.fromEntries(
        sections.flatMap(({ title, text }, index) => [
          ...(title.trim() ? [] : [[`sections[${index}].title`, 'Vul de kop in.']]),
          ...(text.trim() ? [] : [[`sections[${index}].text`, 'Vul de tekst in.']]),
        ]),
      ),
    }),
    send: ({ name, modelNumber, modelValidUntil, sections }) =>
      run({
        body: {
          ...{ organization: organization?.['@id'] ?? null, contractType: like.contractType, name, version },
          ...{ modelNumber: modelNumber || null, modelValidUntil },
          sections: onWire(sections),
        },
      }),
    done: async () => {
      draft.forget()
      await navigate({ href: back })
      return 'De nieuwe versie is bewaard. De eerstvolgende overeenkomst wordt zo.'
    },
  })
  const { sections } = form.values
  const change = (index: number, changes: Partial<Section>) =>
    form.set({ sections: sections.map((one, at) => (at === index ? { ...one, ...changes } : one)) })
  return (
    <div className="stack gap-16">
      <Card title={`Nieuwe versie voor ${organization?.name ?? 'alle organisaties'}`}>
        <Form
          of={form}
          act="Versie bewaren"
          more={
            <>
              <Button variant="default" href={back}>
                Terug
              </Button>
              {isTyped && (
                <Button variant="subtle" onClick={form.clear}>
                  Wijzigingen wissen
                </Button>
              )}
            </>
          }
        >
          <p className="soft reading">Wat je typt, blijft een week op dit apparaat staan, tot je het bewaart.</p>
          <Places of={sections} />
          <TextField label="Naam" required maxLength={120} {...form.text('name')} />
          <TextField label="Nummer van de modelovereenkomst" maxLength={60} {...form.text('modelNumber')} />
          <DateField label="Model geldig tot en met" {...form.field('modelValidUntil')} />
          {sections.map(({ key, title, text, fixed }, index) => (
            <fieldset key={key} className="stack gap-12">
              <legend className="below-8 strong">Deel {index + 1}</legend>
              <TextField
                label="Kop"
                required
                maxLength={120}
                value={title}
                error={form.errorAt(`sections[${index}].title`)}
                onChange={event => change(index, { title: event.currentTarget.value })}
              />
              <TextArea
                label="Tekst"
                required
                rows={4}
                maxLength={8000}
                value={text}
                error={form.errorAt(`sections[${index}].text`)}
                onChange={event => change(index, { text: event.currentTarget.value })}
              />
              <Checkbox
                label="Ligt vast in het model"
                description="Dit deel blijft dan in elke volgende versie van dit model letterlijk zo."
                checked={fixed}
                onChange={event => change(index, { fixed: event.currentTarget.checked })}
              />
              {sections.length > 1 && (
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => form.set({ sections: sections.filter((_, at) => at !== index) })}
                >
                  {`Deel ${index + 1} verwijderen`}
                </Button>
              )}
            </fieldset>
          ))}
          <AddButton
            size="sm"
            onAdd={() => form.set({ sections: [...sections, { key: nextKey(sections), title: '', text: '', fixed: false }] })}
          >
            Deel toevoegen
          </AddButton>
        </Form>
      </Card>
      <Card title="Zo leest de overeenkomst">
        <Preview sections={sections} />
      </Card>
    </div>
  )
}

const nextKey = (sections: readonly Section[]) => 1 + Math.max(0, ...sections.map(({ key }) => key))
const pauseMs = 400
/** These sections with an example filled in, and the list of placeholders. */
function useExample(sections: readonly Section[]) {
  const late = useDebouncedValue(JSON.stringify(onWire(sections)), pauseMs)
  const asked = JSON.parse(late) as ReturnType<typeof onWire>
  const isWritten = asked.length > 0 && asked.every(({ title, text }) => title.trim() && text.trim())
  const example = queryOf('POST /agreement_templates/example', { body: { sections: asked } })
  return useQuery({ ...example, enabled: isWritten, retry: false })
}
function Places({ of }: { of: readonly Section[] }) {
  const { data } = useExample(of)
  if (!data) return null
  return (
    <p className="soft reading">
      Je kunt deze plaatsen gebruiken: {data.places.map(({ name }) => `{${name}}`).join(', ')}. Is er niets in te vullen, dan valt
      een plaats weg met de spatie ervoor.
    </p>
  )
}
function Preview({ sections }: { sections: readonly Section[] }) {
  const { data, error } = useExample(sections)
  return (
    <div className="stack gap-12">
      {error && <Notice tone="attention">{explain(error)}</Notice>}
      {data && <Sections of={data.sections} />}
    </div>
  )
}
