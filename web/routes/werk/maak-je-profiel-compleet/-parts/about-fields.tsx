import type { FormOf } from '#care/form/use-form.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import type { Profile } from './profile.ts'

const longest = 2000

/** What organizations read about a worker, and whether they may offer another contract form. */
export function AboutFields({ form }: { form: FormOf<Profile> }) {
  return (
    <>
      <TextArea
        label="Stel je kort voor"
        description="Organisaties lezen dit bij je reactie. Je mag het ook later invullen."
        rows={4}
        maxLength={longest}
        {...form.text('about')}
      />
      <Checkbox
        label="Ik sta ook open voor andere contractvormen"
        description="Organisaties kunnen je dan bijvoorbeeld een vast contract voorstellen."
        {...form.tick('openToOtherContractForms')}
      />
    </>
  )
}
