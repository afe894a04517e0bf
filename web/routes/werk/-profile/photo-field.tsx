import { useState } from 'react'
import { usePhoto } from '#care/profile/use-photo.ts'
import { storeFile } from '#care/stored-files.ts'
import { Button } from '#components/controls/button.tsx'
import { FileButton } from '#components/controls/file-button.tsx'
import { refuseFile, sayRules } from '#components/files/file-rules.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from './profile.module.css'

const PhotoCrop = late(() => import('#components/files/photo-crop.tsx'))
// The cropped photo is sent, not the original: that may be as large as a camera makes it.
const rules = { kinds: ['image/*'], maxBytes: 40 * 1024 * 1024 }
const unreadable = 'Deze foto kunnen we niet lezen. Kies een JPEG of PNG.'

type Props = { name: string; photo: string | null; error: string | undefined; onChange: (photo: string | null) => void }

/** The photo of a profile: chosen or taken, cropped to a square, and uploaded; it counts once the form is saved. */
export function PhotoField({ name, photo, error, onChange }: Props) {
  const shown = usePhoto(photo)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = async ([file]: File[]) => {
    if (!file) return
    const refused = refuseFile(file, rules)
    const read = refused ? undefined : await createImageBitmap(file).catch(() => undefined)
    setRefusal(refused ?? (read ? undefined : unreadable))
    setPicture(read)
  }
  const store = async (cut: Blob) => {
    setBusy(true)
    setRefusal(undefined)
    const sent = await storeFile(
      new File([cut], 'profielfoto.jpg', { type: cut.type }),
      () => undefined,
      new AbortController().signal,
    )
    setBusy(false)
    if ('refused' in sent) return setRefusal(sent.refused)
    onChange(sent.kept.id)
    setPicture(undefined)
  }
  const picking = { kinds: 'image/*', look: 'button', onFiles: (files: File[]) => void choose(files) } as const
  return (
    <fieldset className={`grid with-start middle ${classes.photo}`}>
      <legend className="unseen">Profielfoto</legend>
      <Avatar name={name} photo={shown} size="lg" />
      <div className="wrap gap-8">
        <FileButton label={photo ? 'Andere foto kiezen' : 'Foto kiezen'} {...picking} />
        <FileButton label="Foto maken" camera="user" {...picking} />
        {photo && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            Foto verwijderen
          </Button>
        )}
      </div>
      <p className="soft small">
        {sayRules(rules)}. Je snijdt de foto zelf uit. Wij bewaren niet waar en wanneer je de foto maakte.
        {(error || (refusal && !picture)) && (
          <span role="alert" className="block lost">
            {error ?? refusal}
          </span>
        )}
      </p>
      {picture && (
        <PhotoCrop
          picture={picture}
          busy={busy}
          refusal={refusal}
          onCrop={cut => void store(cut)}
          onClose={() => setPicture(undefined)}
        />
      )}
    </fieldset>
  )
}
