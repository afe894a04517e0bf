import { useId } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from './app-link.tsx'
import classes from './segmented.module.css'

type Props<V extends string> = {
  label: string
  /** The choices in order: each value with its label. */
  words: Record<V, string>
  value: V
  /** As wide as possible. */
  wide?: boolean
  help?: string
} & (
  | {
      /** Each choice is an address. */
      hrefOf: (value: V) => Address
      /** Loads the code of a choice, when a press on it is near. */
      preload?: Partial<Record<V, () => Promise<unknown>>>
      onChange?: never
    }
  | { onChange: (value: V) => void; hrefOf?: never; preload?: never }
)

/** One of a few, side by side: links when each has its address, otherwise a choice in the page. */
export function Segmented<V extends string>({ label, words, value, wide = false, help, hrefOf, preload, onChange }: Props<V>) {
  const id = useId()
  const values = Object.keys(words) as V[]
  const look = { className: classes.segmented, 'data-wide': wide || undefined }
  if (hrefOf)
    return (
      <nav {...look} aria-label={label}>
        {values.map(one => (
          <AppLink
            key={one}
            href={hrefOf(one)}
            preload={preload?.[one] && (() => void preload[one]!().catch(() => undefined))}
            aria-current={one === value || undefined}
          >
            {words[one]}
          </AppLink>
        ))}
      </nav>
    )
  return (
    <div>
      <div {...look} role="radiogroup" aria-label={label} aria-describedby={help ? id : undefined}>
        {values.map(one => (
          <label key={one}>
            <input type="radio" name={`${id}-choice`} checked={one === value} onChange={() => onChange(one)} />
            {words[one]}
          </label>
        ))}
      </div>
      {help && (
        <p id={id} className={`soft small ${classes.help}`}>
          {help}
        </p>
      )}
    </div>
  )
}
