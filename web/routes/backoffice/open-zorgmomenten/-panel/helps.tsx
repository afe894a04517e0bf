import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import { minutesLater } from '#care/amsterdam-time.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import AlsoFor from '#care/offer/also-for.tsx'
import { openPublicationOf } from '#care/offer/open-publication.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PartBar } from '#components/controls/part-bar.tsx'
import { counted, formatPhone, formatTime } from '#rules/time/format-nl.ts'
import { sayHelp } from '#words/helps-nl.ts'
import type { CallList } from './calls.ts'
import classes from './panel.module.css'

const shown = 3

/** What would make it possible for most others to come: at most three changes, the most effective first. */
export function Helps({ helps, moment, isPlanner }: { helps: CallList['helps']; moment: Moment; isPlanner: boolean }) {
  const [asking, setAsking] = useState<number>()
  const { run } = useChange('PATCH /care_moments/{uuid}/update')
  const best = helps.slice(0, shown)
  const most = best[0]?.more ?? 1
  if (best.length === 0) return null
  const start = asking === undefined ? '' : minutesLater(moment.startDate, asking)
  return (
    <section className={`rounded warns attention ${classes.helps}`} aria-label="Wat helpt het meest?">
      <h3>Wat helpt het meest?</h3>
      <ul>
        {best.map((help, index) => (
          <li key={help.key}>
            <span className={index === 0 ? 'strong' : undefined}>
              {sayHelp({ ...help, levelName: help.expertiseLevel?.name })}
            </span>
            <span className="row gap-8 figures">
              <PartBar part={help.more} of={most} tone="attention" />
              {counted(help.more, 'mens meer', 'mensen meer')}
            </span>
            {isPlanner && help.key === 'later' && help.minutes !== undefined && moment.allowedActions.includes('update') && (
              <Button size="sm" variant={index === 0 ? 'filled' : 'default'} onClick={() => setAsking(help.minutes ?? undefined)}>
                Later beginnen
              </Button>
            )}
            {isPlanner && help.key === 'contract_form' && <OtherForm moment={moment} loud={index === 0} />}
          </li>
        ))}
      </ul>
      {asking !== undefined && (
        <AskFirst
          title={`Om ${formatTime(start)} beginnen?`}
          consequences={
            <p>
              Nu begint het om {formatTime(moment.startDate)}. Overleg het eerst met {moment.location.name}
              {moment.location.phone && ` (${formatPhone(moment.location.phone)})`}. Wie al reageerde en de familie horen het
              nieuwe begin.
            </p>
          }
          act="Begin wijzigen"
          run={() => run({ uuid: moment.uuid, body: { startDate: start, version: moment.version } })}
          done={`Het begint nu om ${formatTime(start)}.`}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}

/** Offers it in the other contract form as well; a moment that is not published yet is published first. */
function OtherForm({ moment, loud }: { moment: Moment; loud: boolean }) {
  const { data } = useQuery(openPublicationOf(moment.uuid))
  const publication = data?.member[0]
  if (publication) return <AlsoFor {...{ moment, publication, loud }} />
  return (
    <Button size="sm" variant={loud ? 'filled' : 'default'} href={`/backoffice/zorgmoment/${moment.uuid}/publiceren`}>
      Publiceren
    </Button>
  )
}
