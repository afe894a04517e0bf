import type { ReactNode } from 'react'
import { KeyIcon, PetIcon, SmokeIcon } from '#care/care-icons.tsx'
import { useAccessNotes } from '#care/client-file/access-notes.tsx'
import type { Home } from '#care/client-file/client.ts'
import { petsIn, saySmoking } from '#care/client-file/home-words.ts'
import { accessWords } from '#words/client-nl.ts'
import classes from './file-signs.module.css'

/** What must not be missed before going in: pets, smoking, and how to get in. */
export function FileSigns({ uuid, home }: { uuid: string; home: Home | undefined }) {
  const { busy, show, dialog } = useAccessNotes(uuid)
  const access = home && (home.accessType ? accessWords[home.accessType] : 'Toegang niet bekend')
  return (
    <ul className={`plain-list grid ${classes.signs}`} aria-label="Let op" aria-busy={!home}>
      <Sign icon={<PetIcon />} minds={home?.hasPets}>
        {home && (home.notKnown.includes('hasPets') ? 'Huisdieren niet bekend' : petsIn(home))}
      </Sign>
      <Sign icon={<SmokeIcon />} minds={!!home?.smoking}>
        {home && (home.notKnown.includes('smoking') ? 'Roken niet bekend' : saySmoking(home))}
      </Sign>
      <Sign icon={<KeyIcon />} minds={!!home?.accessType}>
        {access}
        {home?.hasAccessNotes && (
          <button type="button" className={classes.open} aria-busy={busy} onClick={show}>
            {home.accessType === 'key_box' ? 'Toon code' : 'Toon hoe'}
          </button>
        )}
      </Sign>
      {dialog}
    </ul>
  )
}

function Sign({ icon, minds, children }: { icon: ReactNode; minds: boolean | undefined; children: ReactNode }) {
  return (
    <li data-minds={minds || undefined}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
