import { memo } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Row, RowCheck } from '#components/lists/rows.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { CloseIcon, LockIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatEuros, formatKm } from '#rules/time/format-nl.ts'
import { rosterOutcomeWords } from '#words/roster-nl.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { DayBar } from '../../moment/day-bar.tsx'
import type { Line, RosterAudience } from '../roster.ts'
import type { Change } from './difference.ts'
import classes from './plan.module.css'

type Props = {
  line: Line
  audience: RosterAudience
  now: string
  dayId: string
  isChosen: boolean
  isHeld: boolean
  isForbidden: boolean
  change: Change | undefined
  onTurn: (as: 'held' | 'forbidden', line: Line) => void
}

/** A line of the plan: when, what and where, who, why, and the user's marks. */
export const PlanLine = memo(function PlanLine({ line, now, dayId, isChosen, isHeld, isForbidden, change, ...rest }: Props) {
  const { uuid, title, startDate, endDate, worker, outcome, reasons, next, reacted, distanceKm, costCents, rest: hints } = line
  const id = (part: string) => `${part}-${uuid}`
  const name = nameOf(worker)
  const canTurn = outcome === null
  return (
    <Row className={classes.line}>
      {canTurn && !isForbidden ? <RowCheck id={uuid} label={`${name} bij ${title} aanvinken`} isChosen={isChosen} /> : <span />}
      <span className={`one-line figures ${classes.when}`}>
        <strong id={id('when')}>{formatShiftTimes(line)}</strong>
        <DayBar {...{ startDate, endDate, now }} kind={outcome?.outcome === 'selected' ? 'taken' : 'wish'} size="row" />
      </span>
      <What line={line} audience={rest.audience} labelledBy={[id('title'), dayId, id('when'), id('who')].join(' ')} />
      <span className={`flex shrinks gap-10 ${classes.who}`} data-out={isForbidden || undefined}>
        <Avatar name={name} size="sm" />
        <span className={classes.words}>
          <span id={id('who')} className={`strong ${classes.loud}`}>
            {name}
          </span>
          <span className="soft figures">
            {reacted ? 'Reageerde' : 'Wordt gevraagd'}
            <br />
            {[distanceKm !== null && formatKm(distanceKm), formatEuros(costCents)].filter(Boolean).join(' · ')}
          </span>
          {hints > 0 && <StatusPill tone="yellow">Krap met rust</StatusPill>}
          <Marked {...{ change, isForbidden }} />
        </span>
      </span>
      <span className={classes.why}>
        {reasons.length > 0 && (
          <ul aria-label="Waarom">
            {reasons.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        )}
        {next && (
          <span className="soft">
            Ook mogelijk: {nameOf(next.worker)}, {next.message}
          </span>
        )}
      </span>
      {outcome ? (
        <span className={`start ${classes.outcome}`}>
          <StatusPill tone={rosterOutcomeWords[outcome.outcome].tone}>{rosterOutcomeWords[outcome.outcome].label}</StatusPill>
          {outcome.message && <span>{outcome.message}</span>}
        </span>
      ) : (
        <Turns {...{ line, isHeld, isForbidden }} onTurn={rest.onTurn} />
      )}
    </Row>
  )
})

type WhatProps = { line: Line; audience: RosterAudience; labelledBy: string }
function What({ line, audience, labelledBy }: WhatProps) {
  const { uuid, title, location, organization, expertiseLevel } = line
  return (
    <span className={classes.words}>
      <AppLink
        href={audience.momentHref(uuid)}
        className={`to-start ink strong ${classes.title}`}
        data-row={uuid}
        id={`title-${uuid}`}
        aria-labelledby={labelledBy}
      >
        {title}
      </AppLink>
      <span className="soft">
        {[location.name, audience.hasOrganizations && organization.name, expertiseLevel].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function Marked({ change, isForbidden }: { change: Change | undefined; isForbidden: boolean }) {
  if (isForbidden) return <span className="soft">Niet in het volgende rooster</span>
  if (!change) return null
  return (
    <span className={`wrap-row ${classes.change}`}>
      <StatusPill tone="yellow">{change.kind === 'new' ? 'Nieuw' : 'Anders'}</StatusPill>
      {change.kind === 'other' && <span className="soft">was {change.was}</span>}
    </span>
  )
}

type TurnsProps = Pick<Props, 'line' | 'isHeld' | 'isForbidden' | 'onTurn'>
/** Fixes the line in the next plan, or forbids it. */
function Turns({ line, isHeld, isForbidden, onTurn }: TurnsProps) {
  const about = <span className="unseen">: {`${nameOf(line.worker)} bij ${line.title}`}</span>
  const look = { variant: 'default', size: 'sm', className: classes.turn } as const
  return (
    <span className={`no-print ${classes.turns}`}>
      <Button {...look} leftSection={<LockIcon size={16} />} aria-pressed={isHeld} onClick={() => onTurn('held', line)}>
        Vastzetten
        {about}
      </Button>
      <Button
        {...look}
        leftSection={<CloseIcon size={16} />}
        aria-pressed={isForbidden}
        onClick={() => onTurn('forbidden', line)}
      >
        Niet deze
        {about}
      </Button>
    </span>
  )
}
