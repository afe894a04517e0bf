import { type MouseEvent, useState } from 'react'
import { CloseIcon } from '#components/marks/icons.tsx'
import classes from './saved-rows.module.css'

interface Saved {
  uuid: string
  name: string
  about?: string
  /** Whether the list currently shows exactly this. */
  current: boolean
  onApply: () => void
  /** Removes it; tells whether that was done. */
  remove: () => Promise<boolean>
}

type Props = {
  label: string
  rows: readonly Saved[]
  /** What the list currently shows. */
  note: string | undefined
}

/** The saved searches or views of a list: to apply or remove. */
export function SavedRows({ label, rows, note }: Props) {
  if (rows.length === 0) return null
  return (
    <>
      <ul className={`grid gap-2 ${classes.list}`} aria-label={label}>
        {rows.map(row => (
          <SavedRow key={row.uuid} {...row} />
        ))}
      </ul>
      {note && <p className="soft small">{note}</p>}
    </>
  )
}

function SavedRow({ name, about, current, onApply, remove }: Saved) {
  const [gone, setGone] = useState(false)
  const discard = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus() // the focus must not disappear with the removed row
    setGone(true)
    setGone(await remove())
  }
  return (
    <li className={`flex rounded ${classes.saved}`} data-current={current || undefined} hidden={gone}>
      <button
        type="button"
        className={`tap grid shrinks grows gap-2 rounded ${classes.apply}`}
        aria-current={current || undefined}
        onClick={onApply}
      >
        <strong>{name}</strong>
        {about && <span className="soft small">{about}</span>}
      </button>
      <button
        type="button"
        className={`grid centred rigid rounded ${classes.remove}`}
        aria-label={`${name} verwijderen`}
        onClick={event => void discard(event)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}
