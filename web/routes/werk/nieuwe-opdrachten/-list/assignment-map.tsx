import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { holidayOf } from '#care/moment/holiday/holiday.ts'
import { formatShortWhen } from '#care/moment/moment.ts'
import { factsOf, type Publication } from '#care/moment/publication.ts'
import { now } from '#care/now.ts'
import { mapTiles } from '#client/map-tiles.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PlaceMap } from '#components/maps/place-map.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { counted, formatKm, formatMoney } from '#rules/time/format-nl.ts'
import type { AssignmentQuery } from './assignment-list.tsx'
import classes from './assignment-map.module.css'

type Place = { uuid: string; name: string; city: string; latitude: number; longitude: number; found: Publication[] }
type Home = { latitude: number; longitude: number }

/** The distances drawn as circles, nearest first. */
const ringsKm = (chosenKm: number | 'alles'): number[] =>
  [...new Set([10, 20, 30, ...(chosenKm === 'alles' ? [] : [chosenKm])])].sort((a, b) => a - b)

/** The places of these assignments, nearest first; at one place the earliest first. */
const placesOf = (publications: Publication[]): Place[] => {
  const places = new Map<string, Place>()
  for (const publication of publications) {
    const { uuid, latitude, longitude, city, organization } = publication.careMoment.location
    const place = places.get(uuid)
    if (place) place.found.push(publication)
    else places.set(uuid, { uuid, name: organization.name, city, latitude, longitude, found: [publication] })
  }
  for (const { found } of places.values()) found.sort((a, b) => a.careMoment.startDate.localeCompare(b.careMoment.startDate))
  const kmOf = ({ found }: Place) => found[0]?.distanceKm ?? Number.POSITIVE_INFINITY
  return [...places.values()].sort((a, b) => kmOf(a) - kmOf(b) || 0)
}
const count = (found: Publication[]) => counted(found.length, 'opdracht', 'opdrachten')

/** The worker's home, and the chosen distance. */
type Around = { home: Home | undefined; chosenKm: number | 'alles' }

/** The assignments as places with counts on a map, and as a list beside it. */
export default function AssignmentMap({ list, empty, ...around }: Around & { list: AssignmentQuery; empty: ReactNode }) {
  return (
    <QueryState query={list} height={480} isEmpty={({ member }) => member.length === 0} empty={empty}>
      {({ member, totalItems }) => (
        <>
          {totalItems > member.length && <p className={classes.note}>Je ziet de {member.length} opdrachten dichtbij huis.</p>}
          <Places found={member} {...around} />
        </>
      )}
    </QueryState>
  )
}

function Places({ found, home, chosenKm }: Around & { found: Publication[] }) {
  const [chosen, choose] = useState<string>()
  const places = useMemo(() => placesOf(found), [found])
  const dots = useMemo(
    () => places.map(({ uuid, city, found: here, ...place }) => ({ ...place, id: uuid, place: city, count: here.length })),
    [places],
  )
  return (
    <div className={`grid gap-16 ${classes.split}`}>
      <div className={`grid packed gap-8 ${classes.map}`}>
        <PlaceMap
          label="Kaart met het aantal opdrachten per plaats rond je huis"
          dots={dots}
          chosen={chosen}
          onChoose={choose}
          home={home}
          ringsKm={ringsKm(chosenKm)}
          chosenKm={chosenKm === 'alles' ? undefined : chosenKm}
          tiles={mapTiles}
        />
        {home && (
          <p className="soft small">
            De cirkels liggen op {new Intl.ListFormat('nl').format(ringsKm(chosenKm).map(String))} km van je huis
            {chosenKm !== 'alles' && `; de dikke is je filter van ${chosenKm} km`}. Zoom uit om ze alle te zien.
          </p>
        )}
      </div>
      <ul className={`card grid packed lined ${classes.places}`} aria-label="Plaatsen">
        {places.map(place => (
          <PlaceItem key={place.uuid} place={place} chosen={place.uuid === chosen} onChoose={choose} />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = { place: Place; chosen: boolean; onChoose: (uuid: string | undefined) => void }

function PlaceItem({ place: { uuid, name, city, found }, chosen, onChoose }: ItemProps) {
  const km = found[0]?.distanceKm
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <li ref={item}>
      <button
        type="button"
        className={`tap grid full inherits text-start ${classes.head}`}
        aria-expanded={chosen}
        onClick={() => onChoose(chosen ? undefined : uuid)}
      >
        <strong className="breaks">
          {name}, {city}
        </strong>
        {km !== undefined && <span className="figures">{formatKm(km)}</span>}
        <span className="soft small">{count(found)}</span>
      </button>
      {chosen && (
        <ul className={`grid gap-4 ${classes.found}`}>
          {found.map(publication => (
            <Found key={publication.uuid} publication={publication} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Found({ publication }: { publication: Publication }) {
  const facts = factsOf(publication)
  const { href, timeScope, title, hourlyRateCents, partOf } = facts
  const holiday = timeScope === 'moment' && holidayOf(facts)
  return (
    <li>
      <AppLink href={href}>{title}</AppLink>
      <span className="soft small figures">
        {formatShortWhen(facts, now())}
        {' · '}
        {formatMoney(hourlyRateCents)}
        {holiday && ` · ${holiday}`}
        {partOf && ` · ${partOf}`}
      </span>
    </li>
  )
}
