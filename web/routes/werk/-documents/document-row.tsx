import { waitingOf } from '#care/documents/paper.ts'
import { sayInstant, sayReview, sayValidity } from '#care/documents/say-document.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { nameKinds } from '#words/documents-nl.ts'
import classes from './document.module.css'
import type { LookProps } from './document-card.tsx'
import { StandingLine } from './document-parts.tsx'

/** A document that needs no action now: its state, its validity, and what happens next. */
export function DocumentRow({ paper, href, handInHref, now, today }: LookProps) {
  const { standing, versions, kinds, title } = paper
  const waiting = waitingOf(paper)
  const held = standing.document
  const detail =
    waiting === held && waiting
      ? `ingeleverd ${sayInstant(waiting.createdAt, today)}. ${sayReview(waiting.createdAt, now)}`
      : held && (sayValidity(held, today) ?? held.title)
  return (
    <li>
      <AppLink className={classes.row} href={versions.length > 0 ? href : handInHref} inPlace>
        <span className={`grid gap-2 breaks ${classes.rowWords}`}>
          <strong>{nameKinds(versions[0] ? [versions[0].kind] : kinds, title)}</strong>
          <span className={classes.rowState}>
            {versions.length > 0 ? (
              <StandingLine standing={standing} />
            ) : (
              <span className={classes.soft}>Niet ingeleverd: hoeft niet</span>
            )}
            {detail && <span className={`${classes.soft} figures`}>{detail}</span>}
          </span>
          {waiting && waiting !== held && (
            <span className={`${classes.soft} figures`}>Wij kijken je nieuwe versie na. {sayReview(waiting.createdAt, now)}</span>
          )}
        </span>
        <ChevronRightIcon size={20} />
      </AppLink>
    </li>
  )
}
