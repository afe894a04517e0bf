import { type MouseEvent, useState } from 'react'
import { CloseIcon } from '../../../components/icons.tsx'
import classes from './saved-rows.module.css'

interface Saved {
  uuid: string
  name: string
  about?: string
  /** Whether the list shows just this now. */
  current: boolean
  onApply: () => void
  /** Removes it; tells whether that was done. */
  remove: () => Promise<boolean>
}

type Props = {
  label: string
  rows: readonly Saved[]
  /** What the list shows now. */
  note: string | undefined
}

/** What somebody kept of a list: applied, or removed. */
export function SavedRows({ label, rows, note }: Props) {
  if (rows.length === 0) return null
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {rows.map(row => (
          <SavedRow key={row.uuid} {...row} />
        ))}
      </ul>
      {note && <p className={classes.soft}>{note}</p>}
    </>
  )
}

function SavedRow({ name, about, current, onApply, remove }: Saved) {
  const [gone, setGone] = useState(false)
  const discard = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus() // the removed row may not take the focus with it
    setGone(true)
    setGone(await remove())
  }
  return (
    <li className={classes.saved} data-current={current || undefined} hidden={gone}>
      <button type="button" className={classes.apply} aria-current={current || undefined} onClick={onApply}>
        <strong>{name}</strong>
        {about && <span className={classes.soft}>{about}</span>}
      </button>
      <button type="button" className={classes.remove} aria-label={`${name} verwijderen`} onClick={event => void discard(event)}>
        <CloseIcon size={18} />
      </button>
    </li>
  )
}
