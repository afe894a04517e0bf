import type { ReactNode } from 'react'
import classes from './drawings.module.css'

const draw = (children: ReactNode) => (
  <svg className={classes.drawing} viewBox="0 0 160 112" aria-hidden="true">
    <path className={classes.ground} d="M10 98h140" />
    {children}
  </svg>
)

/** Our own line drawings for empty screens: each has one line, one tint and one warm spot. */
export const drawings = {
  /** Nothing planned: a calendar with one bright day. */
  calendar: draw(
    <>
      <path className={classes.tint} d="M44 38h72v-8a6 6 0 0 0-6-6H50a6 6 0 0 0-6 6Z" />
      <rect x="44" y="24" width="72" height="66" rx="6" />
      <path d="M44 42h72M60 18v12M100 18v12M58 56h8M76 56h8M58 72h8M94 72h8" />
      <rect className={classes.warm} x="92" y="50" width="14" height="12" rx="3" />
    </>,
  ),
  /** Nothing found: a magnifying glass over an empty sheet. */
  search: draw(
    <>
      <rect className={classes.tint} x="38" y="20" width="58" height="72" rx="6" />
      <path d="M50 36h30M50 50h18" />
      <circle className={classes.paper} cx="94" cy="62" r="20" />
      <path d="m108 77 16 17" />
      <path className={classes.warmLine} d="M84 62a10 10 0 0 1 10-10" />
    </>,
  ),
  /** All done: time for tea. */
  tea: draw(
    <>
      <path className={classes.tint} d="M52 50h48v22a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20Z" />
      <path d="M52 50h48v22a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20ZM100 56h6a9 9 0 0 1 0 18h-6M42 98h70" />
      <path className={classes.warmLine} d="M66 40c-4-5 4-8 0-14M78 40c-4-5 4-8 0-14M90 40c-4-5 4-8 0-14" />
    </>,
  ),
  /** No connection: a plug beside its socket. */
  plug: draw(
    <>
      <path className={classes.tint} d="M56 46h26v28H70a14 14 0 0 1-14-14Z" />
      <path d="M56 46h26v28H70a14 14 0 0 1-14-14ZM82 52h8M82 68h8M56 60H38c-8 0-8 20-18 20" />
      <rect x="112" y="36" width="26" height="48" rx="6" />
      <path className={classes.warmLine} d="M98 40l4-6M100 60h6M98 80l4 6" />
    </>,
  ),
  /** Lost: a signpost. */
  signpost: draw(
    <>
      <path d="M80 98V18" />
      <path className={classes.tint} d="M80 26h34l8 9-8 9H80Z" />
      <path d="M80 26h34l8 9-8 9H80Z" />
      <path className={classes.warm} d="M80 52H50l-8 9 8 9h30Z" />
    </>,
  ),
} as const
