// npm run map-base: regenerates web/components/maps/map-base.json, the land on our maps, from open data pinned in package.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Spot, spotOf } from '../web/components/maps/map-projection.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The area of the drawing of the provinces: Mercator between these meridians, from Rottumerplaat down. */
const drawing = { west: 3.3585, east: 7.2275, north: 53.5546, width: 613 }
const toSheet = (drawing.east - drawing.west) * (1000 / drawing.width)
const topLeft = spotOf({ latitude: drawing.north, longitude: drawing.west })

/** The rings of a path that uses only `m` and `z`, in the drawing's coordinates. */
function ringsOf(path: string): Spot[][] {
  const at = { x: 0, y: 0 }
  return path
    .split('m')
    .slice(1)
    .map(ring => {
      const steps = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, dx, dy]) => ({ dx: Number(dx), dy: Number(dy) }))
      const spots = steps.map(({ dx, dy }) => {
        at.x += dx
        at.y += dy
        return { x: topLeft.x + at.x * toSheet, y: topLeft.y + at.y * toSheet }
      })
      // After `z` a path continues from the start of its ring.
      at.x = steps[0] ? at.x - steps.slice(1).reduce((sum, { dx }) => sum + dx, 0) : 0
      at.y = steps[0] ? at.y - steps.slice(1).reduce((sum, { dy }) => sum + dy, 0) : 0
      return spots
    })
}

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: { properties: { name: string }; arcs: number[][] | number[][][]; type: string }[] } }
}

/** The land of the neighbouring countries, clipped to the drawing. */
function neighbours(): Spot[][] {
  const { transform, arcs, objects }: Topology = JSON.parse(read('node_modules/world-atlas/countries-10m.json'))
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return {
        longitude: x * transform.scale[0] + transform.translate[0],
        latitude: y * transform.scale[1] + transform.translate[1],
      }
    })
  })
  const ring = (numbers: number[]) =>
    numbers.flatMap(number => (number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? [])))
  return objects.countries.geometries
    .filter(({ properties }) => ['Germany', 'Belgium', 'France'].includes(properties.name))
    .flatMap(({ arcs: found }) =>
      found.flatMap(part => (typeof part[0] === 'number' ? [ring(part as number[])] : (part as number[][]).map(ring))),
    )
    .map(points => points.map(spotOf))
    .map(spots => within(spots))
    .filter(spots => spots.length > 2)
}

/** A ring clipped by the four sides of the drawing (Sutherland and Hodgman). */
function within(ring: Spot[]): Spot[] {
  const [left, top] = [-1500, -1000]
  const [right, bottom] = [7000, 7500]
  const cut = (spots: Spot[], inside: (spot: Spot) => boolean, between: (a: Spot, b: Spot) => Spot) =>
    spots.flatMap((spot, index) => {
      const before = spots.at(index - 1) ?? spot
      const crossing = inside(before) === inside(spot) ? [] : [between(before, spot)]
      return inside(spot) ? [...crossing, spot] : crossing
    })
  const onX = (x: number) => (a: Spot, b: Spot) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
  const onY = (y: number) => (a: Spot, b: Spot) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y })
  let spots = cut(ring, ({ x }) => x > left, onX(left))
  spots = cut(spots, ({ x }) => x < right, onX(right))
  spots = cut(spots, ({ y }) => y > top, onY(top))
  return cut(spots, ({ y }) => y < bottom, onY(bottom))
}

/** A line without the points that lie closer to it than this (Douglas and Peucker). */
function simpler(line: Spot[], closest: number): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const away = ({ x, y }: Spot) => {
    const along = ((x - first.x) * dx + (y - first.y) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    return Math.hypot(x - first.x - part * dx, y - first.y - part * dy)
  }
  const distances = line.map(away)
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) < closest) return [first, last]
  return [...simpler(line.slice(0, farthest + 1), closest).slice(0, -1), ...simpler(line.slice(farthest), closest)]
}

/** A path in whole units, each step relative to the end of the last. */
function pathOf(line: Spot[], closed: boolean): string {
  let [x, y] = [0, 0]
  const steps = line.map(spot => {
    const step = [Math.round(spot.x) - x, Math.round(spot.y) - y] as const
    x += step[0]
    y += step[1]
    return step
  })
  const text = steps
    .filter(([dx, dy], index) => index === 0 || dx || dy)
    .map(([dx, dy], index) => `${index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`)
  return text.join('') + (closed ? 'z' : '')
}

/** The rivers, drawn coarsely by hand, as no package contains them. Latitude and longitude, downstream. */
const rivers: Record<string, [number, number][]> = JSON.parse(read('tools/map-rivers.json')).rivers

/** The labelled cities, biggest first: a label gives way to those before it. */
const cities = [
  'Amsterdam',
  'Rotterdam',
  "'s-Gravenhage",
  'Utrecht',
  'Eindhoven',
  'Groningen',
  'Tilburg',
  'Almere',
  'Breda',
  'Nijmegen',
  'Arnhem',
  'Enschede',
  'Haarlem',
  'Amersfoort',
  'Apeldoorn',
  'Zwolle',
  'Maastricht',
  'Leeuwarden',
  'Leiden',
  'Dordrecht',
  "'s-Hertogenbosch",
  'Alkmaar',
  'Emmen',
  'Venlo',
  'Deventer',
  'Middelburg',
  'Assen',
  'Lelystad',
  'Den Helder',
  'Goes',
  'Roermond',
  'Hilversum',
  'Gouda',
  'Hoorn',
  'Sneek',
  'Meppel',
  'Terneuzen',
  'Tiel',
  'Doetinchem',
  'Ede',
  'Zeist',
  'Zutphen',
  'Veenendaal',
  'Woerden',
  'Harderwijk',
  'Barneveld',
  'Nieuwegein',
  'Purmerend',
  'Zoetermeer',
  'Delft',
  'Helmond',
  'Oss',
  'Roosendaal',
  'Bergen op Zoom',
  'Heerlen',
  'Almelo',
  'Hoogeveen',
  'Heerenveen',
  'Drachten',
  'Winschoten',
]
const spoken: Record<string, string> = { "'s-Gravenhage": 'Den Haag', "'s-Hertogenbosch": 'Den Bosch' }

/** A city's position is that of its median postcode. */
function cityAt(city: string, lines: string[]) {
  const points = lines
    .map(line => line.split('\t'))
    .filter(([, position, place]) => position === '1' && place === city)
    .map(found => ({ latitude: Number(found[5]), longitude: Number(found[6]) }))
  if (!points.length) throw new Error(`No postcode of ${city}`)
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const { x, y } = spotOf({ latitude: middle(points.map(p => p.latitude)), longitude: middle(points.map(p => p.longitude)) })
  return { name: spoken[city] ?? city, x: Math.round(x), y: Math.round(y) }
}

const svg = read('node_modules/@svg-maps/netherlands/netherlands.svg')
const provinces = [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, path]) =>
  ringsOf(path ?? '')
    .map(ring => pathOf(simpler(ring, 1), true))
    .join(''),
)
const rows = readFileSync(join(root, 'api/platform/database/migrations/0003-postcode.tsv.gz'))
const postcodes = gunzipSync(rows).toString().split('\n')
const base = {
  source:
    'Made by tools/map-base.ts. Provinces: @svg-maps/netherlands 1.0.0, after MapSVG (mapsvg.com), CC BY 4.0, simplified. Neighbours: world-atlas 2.0.2, from Natural Earth, public domain. Cities: GeoNames, CC BY 4.0. Rivers: our own, tools/map-rivers.json.',
  neighbours: neighbours()
    .map(ring => pathOf(simpler(ring, 6), true))
    .join(''),
  provinces,
  rivers: Object.values(rivers).map(river =>
    pathOf(
      river.map(([latitude, longitude]) => spotOf({ latitude, longitude })),
      false,
    ),
  ),
  cities: cities.map(city => cityAt(city, postcodes)),
}
writeFileSync(join(root, 'web/components/maps/map-base.json'), `${JSON.stringify(base, null, 1)}\n`)
