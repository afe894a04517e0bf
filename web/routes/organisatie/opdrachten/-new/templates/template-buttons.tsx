import { lazy, Suspense, useState } from 'react'
import { tellRefusal } from '../../../../../care/tell.ts'
import { useChange } from '../../../../../client/cache.ts'
import { Button } from '../../../../../components/button.tsx'
import { toastDone } from '../../../../../components/toast.ts'
import type { Draft, DraftErrors } from '../draft.ts'
import { checkTemplate, fillFrom, type Template, templateOf } from './templates.ts'

const TemplatePicker = lazy(() => import('./template-picker.tsx'))

/** Fills in the form from a template. */
export function ChooseTemplate({ set }: { set: (changes: Partial<Draft>) => void }) {
  const [choosing, setChoosing] = useState(false)
  const choose = (template: Template) => {
    setChoosing(false)
    set(fillFrom(template))
    toastDone(`Ingevuld met sjabloon “${template.title}”. Kies nog een datum.`)
  }
  return (
    <>
      <Button variant="default" onClick={() => setChoosing(true)}>
        Sjabloon kiezen
      </Button>
      {choosing && (
        <Suspense>
          <TemplatePicker onChoose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

type Props = { draft: Draft; title: string; onMissing: (errors: DraftErrors) => void }

/** Saves the form as a template; the same draft only once. */
export function KeepTemplate({ draft, title, onMissing }: Props) {
  const [kept, setKept] = useState<Draft>()
  const create = useChange('POST /care_moment_templates')
  const remove = useChange('DELETE /care_moment_templates/{uuid}')
  const keep = () => {
    const missing = checkTemplate(draft)
    if (Object.keys(missing).length > 0) return onMissing(missing)
    void create.run({ body: templateOf(draft, title) }).then(template => {
      setKept(draft)
      const undo = () => void remove.run({ uuid: template.uuid }).then(() => setKept(undefined), tellRefusal)
      toastDone(`Bewaard als sjabloon “${template.title}”.`, { act: undo })
    }, tellRefusal)
  }
  return (
    <Button variant="subtle" loading={create.busy} disabled={kept === draft} onClick={keep}>
      {kept === draft ? 'Bewaard als sjabloon' : 'Bewaren als sjabloon'}
    </Button>
  )
}
