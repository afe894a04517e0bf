import { IconButton } from '#components/controls/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '#components/marks/icons.tsx'
import classes from './asking.module.css'

export interface Person {
  iri: string
  name: string
}
type Props = { chosen: readonly Person[]; onChange: (chosen: Person[]) => void }

/** The order in which people are asked, with buttons to move each up or down. */
export function ChosenList({ chosen, onChange }: Props) {
  const move = (from: number, to: number) => {
    const [one] = chosen.slice(from, from + 1)
    if (one) onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, one))
  }
  return (
    <ol className={classes.order} aria-label="Volgorde">
      {chosen.map(({ iri, name }, at) => (
        <li key={iri}>
          <span>{name}</span>
          <IconButton aria-label={`${name} eerder vragen`} disabled={at === 0} onClick={() => move(at, at - 1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton aria-label={`${name} later vragen`} disabled={at === chosen.length - 1} onClick={() => move(at, at + 1)}>
            <ChevronDownIcon />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}
