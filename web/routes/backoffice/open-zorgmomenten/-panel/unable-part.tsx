import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatKm, formatPhone, formatTimes } from '../../../../../rules/format-nl.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { ask } from '../../../../client/cache.ts'
import { phoneHref } from '../../../../components/phone-href.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import type { CallList, Unable } from './calls.ts'
import classes from './panel.module.css'

type Counted = CallList['unable'][number]
const reasonWords: Record<Counted['key'], string> = {
  excluded: 'Op de uitsluitlijst',
  level: 'Ander niveau',
  contract_form: 'Andere contractvorm',
  documents: 'Papieren niet op orde',
  acts: 'Niet bekwaam in een handeling',
  overlap: 'Werkt dan al',
  distance: 'Te ver weg',
}
// What is the matter with this one person, as far as it has words.
const factOf = (key: Counted['key'], { work, distanceKm, maximumDistanceKm, expertiseLevel }: Unable): string => {
  if (key === 'overlap' && work) return `${formatTimes(work.startDate, work.endDate)}, ${work.placeName}`
  if (key === 'distance' && distanceKm !== null) return `${formatKm(distanceKm)}, wil tot ${maximumDistanceKm} km`
  return expertiseLevel.name.toLowerCase()
}

/** Why the others cannot, by how many; a row opens who they are. */
export function UnablePart({ unable, count, moment }: { unable: CallList['unable']; count: number; moment: Moment }) {
  if (count === 0) return null
  return (
    <section className={classes.part} aria-label="Wie niet kan">
      <div className={classes.partHead}>
        <h3>{count === 1 ? '1 mens kan niet' : `${count} mensen kunnen niet`}</h3>
        <span className={classes.soft}>en waarom, binnen 60 km</span>
      </div>
      {unable.map(one => (
        <Reason key={one.key} one={one} moment={moment} />
      ))}
    </section>
  )
}

function Reason({ one: { key, count, nearest }, moment }: { one: Counted; moment: Moment }) {
  const [isOpen, setIsOpen] = useState(false)
  const { startDate, endDate } = moment
  return (
    <details className={classes.reason} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span className={`${classes.number} figures`}>{count}</span>
        <span className={classes.who}>
          <strong>{reasonWords[key]}</strong>
          <span className={`${classes.soft} figures`}>
            {nearest.firstName} {nearest.lastName}: {factOf(key, nearest)}
          </span>
        </span>
        {nearest.work && (
          <span className={classes.clash}>
            <DayBar {...{ startDate, endDate }} kind="wish" overlaps={[nearest.work]} size="row" />
          </span>
        )}
      </summary>
      {isOpen && <Everyone obstacle={key} moment={moment.uuid} />}
    </details>
  )
}

function Everyone({ obstacle, moment }: { obstacle: Counted['key']; moment: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/unable', { uuid: moment, query: { obstacle } }))
  return (
    <QueryState query={query} rows={3} height={36}>
      {({ people }) => (
        <ul className={classes.everyone}>
          {people.map(person => (
            <li key={person.uuid}>
              <span>
                {person.firstName} {person.lastName}
                {person.distanceKm !== null && obstacle !== 'distance' && (
                  <span className="figures"> · {formatKm(person.distanceKm)}</span>
                )}
              </span>
              <span className={`${classes.soft} figures`}>{factOf(obstacle, person)}</span>
              {person.phone && (
                <a href={phoneHref(person.phone)} className="figures">
                  {formatPhone(person.phone)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
