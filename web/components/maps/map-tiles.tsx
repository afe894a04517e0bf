import { cornerOf, levelAt, tileOf } from './map-projection.ts'
import type { Size, View } from './map-view.ts'
import classes from './place-map.module.css'

export type Tiles = {
  /** With {z}, {x} and {y}. */
  address: string
  /** The attribution. */
  source: string
}

/** Tiles from a tile server. They cover our own land, which shows until they arrive and where they are missing. */
export function MapTiles({ tiles, view, size }: { tiles: Tiles; view: View; size: Size }) {
  const [across, along] = [size.width / 2 / view.scale, size.height / 2 / view.scale]
  const level = levelAt(view.scale)
  const { column, row, side } = tileOf({ x: view.x - across, y: view.y - along }, level)
  const last = tileOf({ x: view.x + across, y: view.y + along }, level)
  const columns = Array.from({ length: last.column - column + 1 }, (_, more) => column + more)
  const rows = Array.from({ length: last.row - row + 1 }, (_, more) => row + more)
  return (
    <g className={classes.tiles}>
      {rows.flatMap(y =>
        columns.map(x => (
          <image
            key={`${level}/${x}/${y}`}
            href={tiles.address.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y))}
            {...cornerOf(x, y, side)}
            width={side}
            height={side}
          />
        )),
      )}
    </g>
  )
}
