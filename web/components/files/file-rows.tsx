import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import type { KeptFile, UnderWay } from '../hooks/use-sending.ts'
import { CloseIcon, DocumentIcon } from '../marks/icons.tsx'
import classes from './files.module.css'

/** The actions for the files of a field, and their collective name. */
export type FileActs = {
  label: string
  onOpen: (file: KeptFile) => void
  onRemove: (file: KeptFile) => void
  onStop: (one: UnderWay) => void
  onAgain: (one: UnderWay) => void
}
export type FileListProps = { files: readonly KeptFile[]; underWay: readonly UnderWay[]; acts: FileActs }

/** A picture of a local file, while it is shown; undefined for other files. */
export function usePicture(file: File): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setPicture(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return picture
}

/** The file of a field for one, by name. */
export const FileRows = ({ files, underWay, acts }: FileListProps) => (
  <>
    {files.length > 0 && (
      <ul className="stack">
        {files.map(file => (
          <li className="row gap-8" key={file.id}>
            <DocumentIcon size={20} />
            <button type="button" className={`link-button tap shrinks breaks ${classes.name}`} onClick={() => acts.onOpen(file)}>
              {file.name}
            </button>
            <IconButton aria-label={`${acts.label} ${file.name} verwijderen`} onClick={() => acts.onRemove(file)}>
              <CloseIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    )}
    {underWay.map(one => (
      <Going key={one.key} one={one} acts={acts} />
    ))}
  </>
)

function Going({ one, acts }: { one: UnderWay; acts: FileActs }) {
  const { file, percent, refusal, again } = one
  const picture = usePicture(file)
  return (
    <div className={`wrap-row gap-4-12 ${classes.going}`}>
      {picture ? <img src={picture} alt="" /> : <DocumentIcon size={20} />}
      <span className={`grid shrinks breaks ${classes.words}`}>
        <span>{file.name}</span>
        {refusal && (
          <span className={classes.wrong} role="alert">
            {refusal}
          </span>
        )}
        <span className="figures" role="status">
          {!refusal && `${acts.label} versturen… ${percent}%`}
        </span>
      </span>
      {again && (
        <Button variant="default" size="sm" onClick={() => acts.onAgain(one)}>
          Opnieuw proberen
        </Button>
      )}
      <IconButton aria-label={refusal ? `${file.name} weglaten` : 'Versturen stoppen'} onClick={() => acts.onStop(one)}>
        <CloseIcon size={18} />
      </IconButton>
      {!refusal && <progress value={percent} max={100} aria-label="Verstuurd" />}
    </div>
  )
}
