import { memo } from 'react'
import base from './map-base.json'
import { type Point, spotOf, unitsPerKm } from './map-projection.ts'
import { MapTiles, type Tiles } from './map-tiles.tsx'
import type { Size, View } from './map-view.ts'
import classes from './place-map.module.css'

/** The land never changes: drawn once, moved as a whole. */
const Land = memo(() => (
  <>
    <path className={classes.abroad} d={base.neighbours} />
    {base.provinces.map(province => (
      <path key={province.slice(0, 40)} className={classes.province} d={province} />
    ))}
    <path className={classes.river} d={base.rivers.join('')} />
  </>
))

type Props = {
  tiles: Tiles | undefined
  view: View
  size: Size
  home: Point | undefined
  ringsKm: number[]
  chosenKm: number | undefined
}

/** Provinces, water and rivers, with the distance circles around a home. */
export function MapLand({ tiles, view, size, home, ringsKm, chosenKm }: Props) {
  const { x, y } = home ? spotOf(home) : { x: 0, y: 0 }
  const move = `translate(${size.width / 2} ${size.height / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`
  return (
    <g transform={move}>
      <Land />
      {tiles && <MapTiles tiles={tiles} view={view} size={size} />}
      {home &&
        ringsKm.map(km => (
          <circle
            key={km}
            className={classes.ring}
            data-chosen={km === chosenKm || undefined}
            cx={x}
            cy={y}
            r={km * unitsPerKm(home.latitude)}
          />
        ))}
    </g>
  )
}
