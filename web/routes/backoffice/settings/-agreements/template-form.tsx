import { useQuery } from '@tanstack/react-query'
import { Sections } from '#care/agreement/sections.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { explain } from '#care/tell.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { AddButton } from '#components/controls/add-button.tsx'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import type { Begun, Template } from './agreements-part.tsx'

/** A section with its own key, so that its field keeps the focus. */
type Section = Template['sections'][number] & { key: number }
const onWire = (sections: readonly Section[]) => sections.map(({ title, text, fixed = false }) => ({ title, text, fixed }))
interface Typed {
  name: string
  modelNumber: string
  modelValidUntil: string | null
  sections: Section[]
}

/** The form for a new version of a template, beside a preview with examples. */
export function TemplateForm({ begun: { like, organization, version }, onDone }: { begun: Begun; onDone: () => void }) {
  const { run } = useChange('POST /agreement_templates')
  const form = useForm<Typed>({
    start: {
      name: like.name,
      modelNumber: like.modelNumber ?? '',
      modelValidUntil: like.modelValidUntil ?? null,
      sections: like.sections.map((section, key) => ({ ...section, key })),
    },
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
    done: () => {
      onDone()
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
            <Button variant="default" onClick={onDone}>
              Terug
            </Button>
          }
        >
          <TextField label="Naam" required maxLength={120} {...form.text('name')} />
          <TextField label="Nummer van de modelovereenkomst" maxLength={60} {...form.text('modelNumber')} />
          <DateField label="Model geldig tot en met" {...form.field('modelValidUntil')} />
          {sections.map(({ key, title, text, fixed = false }, index) => (
            <fieldset key={key} className="stack gap-12 flush">
              <legend>Deel {index + 1}</legend>
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
              <Button
                size="sm"
                variant="default"
                onClick={() => form.set({ sections: sections.filter((_, at) => at !== index) })}
              >
                {`Deel ${index + 1} verwijderen`}
              </Button>
            </fieldset>
          ))}
          <AddButton
            size="sm"
            onAdd={() => form.set({ sections: [...sections, { key: nextKey(sections), title: '', text: '' }] })}
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
/** A preview of these sections with examples, and the available placeholders. */
function Preview({ sections }: { sections: readonly Section[] }) {
  const late = useDebouncedValue(JSON.stringify(onWire(sections)), pauseMs)
  const asked = JSON.parse(late) as ReturnType<typeof onWire>
  const isWritten = asked.length > 0 && asked.every(({ title, text }) => title.trim() && text.trim())
  const example = queryOf('POST /agreement_templates/example', { body: { sections: asked } })
  const { data, error } = useQuery({ ...example, enabled: isWritten, retry: false })
  return (
    <div className="stack gap-12">
      {error && <Notice tone="attention">{explain(error)}</Notice>}
      {data && <Sections of={data.sections} />}
      {data && (
        <p className="flush soft reading">
          Je kunt deze plaatsen gebruiken: {data.places.map(({ name }) => `{${name}}`).join(', ')}. Is er niets in te vullen, dan
          valt een plaats weg met de spatie ervoor.
        </p>
      )}
    </div>
  )
}
