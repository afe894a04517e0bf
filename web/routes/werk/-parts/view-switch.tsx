import classes from './view-switch.module.css'

type Props<V extends string> = { label: string; words: Record<V, string>; value: V; onChange: (value: V) => void }

/** One of a few ways to look at the same. */
export function ViewSwitch<V extends string>({ label, words, value, onChange }: Props<V>) {
  return (
    <fieldset className={classes.switch}>
      <legend className="unseen">{label}</legend>
      {(Object.keys(words) as V[]).map(one => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}
