import type { Address } from '../../contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import classes from './view-switch.module.css'

type Props<V extends string> = { label: string; words: Record<V, string>; value: V; hrefOf: (value: V) => Address }

/** One of a few ways to look at the same; each has its address. */
export function ViewSwitch<V extends string>({ label, words, value, hrefOf }: Props<V>) {
  return (
    <nav className={classes.switch} aria-label={label}>
      {(Object.keys(words) as V[]).map(one => (
        <AppLink key={one} href={hrefOf(one)} aria-current={one === value || undefined}>
          {words[one]}
        </AppLink>
      ))}
    </nav>
  )
}
