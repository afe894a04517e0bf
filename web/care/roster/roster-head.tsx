import { useEffect, useRef } from 'react'
import { download } from '#client/api.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { rosterStatusName } from '#contract/statuses.ts'
import { formatCount, formatNumber } from '#rules/time/format-nl.ts'
import { DownloadButton } from '../action/download-button.tsx'
import { sayDays, sayQuestion } from './ask/question.ts'
import classes from './roster.module.css'
import { type Roster, type RosterAudience, shifts } from './roster.ts'

type Props = { roster: Roster; audience: RosterAudience; takesFocus: boolean; isMade: boolean }

/** The days of the roster, its status, and the actions on it as a whole. */
export function RosterHead({ roster, audience, takesFocus, isMade }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { uuid } = roster
  const hasExports = useFeature('exports')
  return (
    <header className={`wrap spread top ${classes.head}`}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="figures">
          {sayDays(roster)}
        </h2>
        <p className={`soft ${classes.question}`}>{sayQuestion(roster)}</p>
        <p role="status" className="figures">
          {sayStanding(roster, isMade)}
        </p>
      </div>
      <div className="wrap gap-8 no-print">
        {isMade && (
          <>
            {hasExports && (
              <DownloadButton variant="default" size="sm" fetchFile={() => download('GET /rosters/{uuid}/csv', { uuid })}>
                CSV
              </DownloadButton>
            )}
            <Button variant="default" size="sm" onClick={() => window.print()}>
              Afdrukken
            </Button>
          </>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<PlusIcon size={18} />}
          href={audience.hrefOf({ rooster: undefined, vorig: undefined })}
        >
          Nieuw rooster
        </Button>
      </div>
    </header>
  )
}

/** The status, in a sentence that changes little while it is made: it is read aloud on every change. */
function sayStanding({ status, shiftCount, filledCount, gap }: Roster, isMade: boolean): string {
  if (!isMade) return `${rosterStatusName[status]}.`
  const filled = `${formatCount(filledCount ?? 0)} van de ${shifts(shiftCount ?? 0)} gevuld als iedereen ja zegt.`
  return [`${rosterStatusName[status]}: ${filled}`, sayGap(gap)].filter(Boolean).join(' ')
}
/** How much better it could be; nothing while unknown. */
export const sayGap = (gap: number | null | undefined): string | null =>
  typeof gap !== 'number' ? null : gap === 0 ? 'Beter kan niet.' : `Hooguit ${formatNumber(gap, 1)}\u00a0% beter mogelijk.`
