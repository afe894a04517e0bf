import type { ChangeEvent, ReactNode } from 'react'
import classes from './file-button.module.css'

type Props = {
  label: string
  /** What may be chosen: kinds, or how names end. */
  kinds: string
  /** As a button with an edge, or as a large one beside others; else as words. */
  look?: 'button' | 'tile'
  icon?: ReactNode
  several?: boolean
  /** A photo made on the spot, with the camera at this side. */
  camera?: 'user' | 'environment' | undefined
  wrong?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses a file in our own words: a browser's own button has those of its own language. */
export function FileButton({ label, kinds, look, icon, several = false, camera, wrong = false, onFiles }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = '' // the same file may be chosen again
  }
  return (
    <label className={classes.choose} data-look={look} data-camera={camera && ''}>
      {icon}
      {label}
      <input
        type="file"
        className="unseen"
        accept={kinds}
        multiple={several}
        aria-invalid={wrong || undefined}
        {...(camera && { capture: camera })}
        onChange={choose}
      />
    </label>
  )
}
