import type { ChangeEvent, ReactNode } from 'react'
import classes from '../files/files.module.css'

type Props = {
  label: string
  /** What may be chosen: media types, or file extensions. */
  kinds: string
  /** As an outlined button, a large tile beside others, or just text. */
  look?: 'button' | 'tile'
  icon?: ReactNode
  several?: boolean
  /** Takes a photo with the camera on this side. */
  camera?: 'user' | 'environment' | undefined
  wrong?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses a file with our own wording: the browser's button speaks the browser's language. */
export function FileButton({ label, kinds, look, icon, several = false, camera, wrong = false, onFiles }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = '' // the same file may be chosen again
  }
  return (
    <label
      className={`tap inline-row relative gap-8 touch strong pressable ${classes.choose}`}
      data-look={look}
      data-camera={camera && ''}
    >
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
