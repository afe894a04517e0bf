import base from './map-base.json'
import { type Point, type Spot, spotOf, unitsPerKm } from './map-projection.ts'
import { type Box, boxAround, onScreen, type Size, takeFree, type View } from './map-view.ts'
import classes from './place-map.module.css'

/** A place on the map, with the number of items there. */
export type Dot = Point & {
  id: string
  /** What it is. */
  name: string
  /** Its city. */
  place: string
  count: number
}
export type Name = Spot & { text: string; look: 'dot' | 'ring' | 'city' | 'water' }

const fontSize = 14
const dotSize = 40
const water: Name[] = [
  { ...spotOf({ latitude: 52.72, longitude: 5.4 }), text: 'IJsselmeer', look: 'water' },
  { ...spotOf({ latitude: 52.53, longitude: 5.22 }), text: 'Markermeer', look: 'water' },
  { ...spotOf({ latitude: 52.6, longitude: 4.2 }), text: 'Noordzee', look: 'water' },
  { ...spotOf({ latitude: 53.2, longitude: 5.15 }), text: 'Waddenzee', look: 'water' },
]
/** The angles at which a circle's distance may be written, in order of preference: straight below first. */
const sides = [90, 45, 135, 0, 180, 60, 120, 20, 160, -20, 200, -45, 225, -90].map(degrees => (degrees * Math.PI) / 180)

/** How far below the home (negative: above it) its icon is drawn, so that no dot covers it. */
export const houseOffset = (dots: Spot[], home: Spot): number => {
  const crowd = (dy: number) => Math.min(...dots.map(({ x, y }) => Math.hypot(x - home.x, y - home.y - dy)), 60)
  return crowd(-26) >= Math.min(crowd(26), 34) ? -26 : 26
}

type Shown = { stacks: Dot[][]; home: Point | undefined; ringsKm: number[]; view: View; size: Size }
const middleOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 })

/** The labels that fit, none twice and none over a dot: first those of the dots, then the distances, then the cities below. */
export function namesOf({ stacks, home, ringsKm, view, size }: Shown): Name[] {
  const spots = stacks.map(([first]) => onScreen(spotOf(first!), view, size))
  const square = ({ x, y }: Spot, side: number): Box => ({ left: x - side / 2, top: y - side / 2, width: side, height: side })
  const taken = spots.map(spot => square(spot, dotSize))
  const homeSpot = home && onScreen(spotOf(home), view, size)
  if (homeSpot) taken.push(square(homeSpot, 8), square({ ...homeSpot, y: homeSpot.y + houseOffset(spots, homeSpot) }, 28))
  taken.push({ left: size.width - 64, top: 0, width: 64, height: 160 }) // the buttons
  taken.push({ left: size.width - 330, top: size.height - 18, width: 330, height: 18 }) // the attribution
  const names: Name[] = []
  const add = (text: string, look: Name['look'], boxes: Box[]) => {
    if (names.some(name => name.text === text)) return
    const box = takeFree(boxes, taken)
    if (box) names.push({ text, look, ...middleOf(box) })
  }
  const isInside = ({ left, top, width, height }: Box) =>
    left > 0 && top > 0 && left + width < size.width && top + height < size.height
  for (const [index, stack] of stacks.entries()) {
    const { x, y } = spots[index]!
    const text = names.some(name => name.text === stack[0]!.place) ? stack[0]!.name : stack[0]!.place
    const { width } = boxAround({ x, y }, text, fontSize)
    const beside = dotSize / 2 + width / 2 + 2
    const spotsAround = [
      [0, 30],
      [beside, 0],
      [-beside, 0],
      [0, -30],
    ] as const
    const boxes = spotsAround.map(([dx, dy]) => boxAround({ x: x + dx, y: y + dy }, text, fontSize))
    // A name cut off by the edge comes last.
    add(text, 'dot', [...boxes.filter(isInside), ...boxes])
  }
  for (const km of homeSpot && home ? ringsKm : []) {
    const radius = km * unitsPerKm(home!.latitude) * view.scale
    const text = `${km} km`
    const at = (angle: number) => ({ x: homeSpot!.x + radius * Math.cos(angle), y: homeSpot!.y + radius * Math.sin(angle) })
    if (radius > 30) add(text, 'ring', sides.map(angle => boxAround(at(angle), text, fontSize)).filter(isInside))
  }
  for (const name of water) add(name.text, 'water', [boxAround(onScreen(name, view, size), name.text, fontSize)])
  for (const { name, x, y } of base.cities) add(name, 'city', [boxAround(onScreen({ x, y }, view, size), name, fontSize)])
  return names
}

/** The labels, each with a halo in the colour of the land. */
export const MapNames = ({ names }: { names: Name[] }) => (
  <>
    {names.map(({ text, look, x, y }) => (
      <text key={text} className={classes.name} data-look={look} x={x} y={y}>
        {text}
      </text>
    ))}
  </>
)
