import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Moment } from '#care/moment/care-moment.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { queryOf } from '#client/cache.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { SearchIcon } from '#components/marks/icons.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { counted, formatKm, formatPhone, formatTimes } from '#rules/time/format-nl.ts'
import { lowerFirst } from '#words/nl.ts'
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
// The fact about this person, for reasons that have words for one.
const factOf = (key: Counted['key'], { work, distanceKm, maximumDistanceKm, expertiseLevel }: Unable): string => {
  if (key === 'overlap' && work) return `${formatTimes(work.startDate, work.endDate)}, ${work.placeName}`
  if (key === 'distance' && distanceKm !== null) return `${formatKm(distanceKm)}, wil tot ${maximumDistanceKm} km`
  return lowerFirst(expertiseLevel.name)
}

/** Why the others cannot come, with counts; a row opens the names. Searching by name shows why that person cannot come. */
export function UnablePart({ unable, count, moment }: { unable: CallList['unable']; count: number; moment: Moment }) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim())
  if (count === 0) return null
  return (
    <section className="below-16" aria-label="Wie niet kan">
      <div className={`wrap spread baseline ${classes.partHead}`}>
        <h3>{counted(count, 'mens kan niet', 'mensen kunnen niet')}</h3>
        <span className="soft">en waarom, binnen 60 km</span>
      </div>
      <div className={classes.byName}>
        <TextField
          type="search"
          data-key="x"
          size="sm"
          aria-label="Zoek in wie niet kan"
          placeholder="Zoek op naam"
          maxLength={100}
          autoComplete="off"
          leftSection={<SearchIcon size={20} />}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </div>
      {search ? (
        <Everyone search={search} moment={moment.uuid} />
      ) : (
        unable.map(one => <Reason key={one.key} one={one} moment={moment} />)
      )}
    </section>
  )
}

function Reason({ one: { key, count, nearest }, moment }: { one: Counted; moment: Moment }) {
  const [isOpen, setIsOpen] = useState(false)
  const { startDate, endDate } = moment
  return (
    <details className={classes.reason} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span className={`strong one-line figures ${classes.number}`}>{count}</span>
        <span className={`grid shrinks ${classes.who}`}>
          <strong>{reasonWords[key]}</strong>
          <span className="soft figures">
            {nearest.firstName} {nearest.lastName}: {factOf(key, nearest)}
          </span>
        </span>
        {key === 'overlap' && nearest.work && (
          <span className={classes.clash}>
            <DayBar {...{ startDate, endDate }} kind="wish" overlaps={[nearest.work]} size="row" />
          </span>
        )}
      </summary>
      {isOpen && <Everyone obstacle={key} moment={moment.uuid} />}
    </details>
  )
}

function Everyone({ moment, ...query }: { obstacle?: Counted['key']; search?: string; moment: string }) {
  const { search } = query
  const found = useQuery(queryOf('GET /care_moments/{uuid}/unable', { uuid: moment, query }))
  return (
    <QueryState
      query={found}
      rows={3}
      height={36}
      isEmpty={({ people }) => people.length === 0}
      empty={<p className="soft">Niemand die niet kan, heet “{search}”.</p>}
    >
      {({ people }) => (
        <ul className={`below-12 ${classes.everyone}`} data-found={search ? '' : undefined} aria-label={search && 'Gevonden'}>
          {people.map(person => (
            <li key={person.uuid}>
              <span>
                {person.firstName} {person.lastName}
                {person.distanceKm !== null && person.obstacle !== 'distance' && (
                  <span className="figures"> · {formatKm(person.distanceKm)}</span>
                )}
              </span>
              <span className="soft figures">
                {search && `${reasonWords[person.obstacle]}: `}
                {factOf(person.obstacle, person)}
              </span>
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
