import { Checkbox } from '../../../../components/checkbox.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import type { Profile } from './profile.ts'

const longest = 2000

type Props = { profile: Profile; set: (changes: Partial<Profile>) => void; error: string | undefined }

/** What organizations read about a worker, and whether they may offer another contract form. */
export function AboutFields({ profile, set, error }: Props) {
  return (
    <>
      <TextArea
        label="Stel je kort voor"
        description="Organisaties lezen dit bij je reactie. Je mag het ook later invullen."
        name="profile.about"
        rows={4}
        maxLength={longest}
        value={profile.about}
        onChange={event => set({ about: event.currentTarget.value })}
        error={error}
      />
      <Checkbox
        label="Ik sta ook open voor andere contractvormen"
        description="Organisaties kunnen je dan bijvoorbeeld een vast contract voorstellen."
        checked={profile.openToOtherContractForms}
        onChange={event => set({ openToOtherContractForms: event.currentTarget.checked })}
      />
    </>
  )
}
