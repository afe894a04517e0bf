import { useState } from 'react'
import { weeksAround } from '#components/fields/calendar-days.ts'
import { MonthGrid } from '#components/lists/month-grid.tsx'
import { percentOfDay } from '#components/lists/use-drag-select.ts'
import { WeekGrid } from '#components/lists/week-grid.tsx'
import { PlaceMap } from '#components/maps/place-map.tsx'
import { exampleToday } from './examples.ts'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const days = weeksAround(exampleToday).find(week => week.includes(exampleToday)) ?? []

function Drawing() {
  const [said, setSaid] = useState('Teken met de muis.')
  return (
    <>
      <WeekGrid
        label="Weekrooster"
        days={days}
        nowHour={10.5}
        onDraw={({ fromHour, untilHour }) => setSaid(`Van uur ${fromHour} tot ${untilHour}.`)}
        piecesOf={date =>
          date === exampleToday && (
            <li className={`small ${classes.block}`} style={{ top: percentOfDay(7), height: percentOfDay(8) }}>
              07:00 – 15:00
            </li>
          )
        }
      />
      <p role="status">{said}</p>
    </>
  )
}

const dots = [
  { id: 'een', latitude: 52.09, longitude: 5.12, name: 'Thuiszorg', place: 'Utrecht', count: 3 },
  { id: 'twee', latitude: 52.16, longitude: 5.39, name: 'De Singel', place: 'Amersfoort', count: 1 },
]

function Places() {
  const [chosen, setChosen] = useState<string>()
  return <PlaceMap label="Waar de opdrachten zijn" dots={dots} chosen={chosen} onChoose={setChosen} ringsKm={[10]} home={home} />
}
const home = { latitude: 52.08, longitude: 5.23 }
const noDots: [] = []
const twenty = [20]

export const grids: PieceGroup = {
  name: 'Dagen en plaatsen',
  pieces: [
    {
      name: 'WeekGrid',
      file: 'components/lists/week-grid.tsx',
      about: 'Zeven dagen naast elkaar, 24 uur hoog; voor een breed scherm.',
      states: {
        'met een blok, om in te tekenen': (
          <div className={classes.desk}>
            <Drawing />
          </div>
        ),
      },
    },
    {
      name: 'PlaceMap',
      file: 'components/maps/place-map.tsx',
      about: 'Plaatsen op een kaart; een lijst ernaast zegt hetzelfde.',
      states: {
        'met een huis en een kring': <Places />,
        'stil, om naar te kijken': (
          <PlaceMap
            still
            label="Kring van 20 km"
            dots={noDots}
            chosen={undefined}
            onChoose={() => undefined}
            home={home}
            ringsKm={twenty}
            chosenKm={20}
          />
        ),
      },
    },
    {
      name: 'MonthGrid',
      file: 'components/lists/month-grid.tsx',
      about: 'Een maand van hele weken.',
      states: {
        november: (
          <MonthGrid
            caption="November"
            month="2026-11"
            weekHref={() => '/'}
            weekNumberOf={date => 44 + Math.floor((Number(date.slice(8)) + 5) / 7)}
            say={() => 'niets'}
            piecesOf={date => date === exampleToday && <li>Dienst</li>}
          />
        ),
      },
    },
  ],
}
