import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { late } from '#components/page/suspense.tsx'
import { useAction } from '../../action/use-action.ts'
import type { Draft } from '../draft.ts'
import type { OrderAudience } from '../order-audience.ts'
import { fillFrom, type Template, templateOf } from './templates.ts'

const TemplatePicker = late(() => import('./template-picker.tsx'))

type ChooseProps = { set: (changes: Partial<Draft>) => void; of: OrderAudience }
/** Fills in the form from a template, limited to this location if one is given. */
export function ChooseTemplate({ set, of }: ChooseProps) {
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
      {choosing && <TemplatePicker of={of} onChoose={choose} onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Saves a draft as a template and confirms it; the same draft only once. */
export function useKeepTemplate(title: string) {
  const [kept, setKept] = useState<Draft>()
  const create = useChange('POST /care_moment_templates')
  const remove = useChange('DELETE /care_moment_templates/{uuid}')
  const { act } = useAction()
  const keep = async (draft: Draft) => {
    const { uuid, title: name } = await create.run({ body: templateOf(draft, title) })
    setKept(draft)
    const undo = () => remove.run({ uuid }).then(() => setKept(undefined))
    toastDone(`Bewaard als sjabloon “${name}”.`, { act: () => void act({ run: undo, done: 'Ongedaan gemaakt.' }) })
  }
  return { kept, keep }
}
