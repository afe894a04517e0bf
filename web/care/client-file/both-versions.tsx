import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#client/api.ts'
import { Notice } from '#components/page/notice.tsx'

/** A version, field by field: its name, and its value in words. */
type FieldTexts = Readonly<Record<string, string>>
type Versioned = { version: number }

/**
 * The version a form was filled in on, for what two people may change at once. When it is refused because someone else was first,
 * the current version is fetched (useChange): it is `theirs`, and saving again then counts as having seen it. A stored draft of
 * an older version shows it from the start.
 */
export function useVersion<T extends Versioned>(present: T | undefined, typedOn = present?.version) {
  const [opened] = useState(typedOn)
  const [seen, see] = useState(typedOn)
  const [conflict, setConflict] = useState(typedOn !== present?.version)
  const theirs = conflict && present && present.version !== opened ? present : undefined
  if (theirs && seen !== theirs.version) see(theirs.version)
  return {
    opened,
    theirs,
    /** The version in the body. 0 never exists, so it is refused. */
    sent: { version: seen ?? 0 },
    /** For a refusal: whether this deals with it. */
    refused: ({ status }: Problem): null | undefined => {
      if (status !== 409 || opened === undefined) return undefined
      setConflict(true)
      return null
    },
  }
}

type Props = {
  mine: FieldTexts
  theirs: FieldTexts
  /** Where the other version is: "Nu in het plan". */
  there?: string
}

/** The version someone else saved meanwhile, beside what was typed here: nothing of either is lost. */
export function BothVersions({ mine, theirs, there = 'Dit staat er nu' }: Props) {
  const differing = Object.keys(mine).filter(name => mine[name] !== theirs[name])
  // It is above the fields while the pressed button is below them: scroll to it, and move the focus here.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'start' })
    notice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="attention" role="alert" title="Iemand anders heeft dit net gewijzigd">
        <p>Wat hier is ingevuld, staat er nog. Vergelijk het, en bewaar het dan opnieuw.</p>
        <dl className="grid gap-8 above-8" data-written>
          {differing.map(name => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="breaks">
                <strong>{there}:</strong> {theirs[name] || 'niets'}
              </dd>
              <dd className="breaks">
                <strong>Hier ingevuld:</strong> {mine[name] || 'niets'}
              </dd>
            </div>
          ))}
        </dl>
      </Notice>
    </div>
  )
}
