/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number }
/** A point on the map's flat sheet: x to the right and y down, in thousandths of a degree of longitude. */
export type Spot = { x: number; y: number }

/** The origin of the sheet: in the North Sea, west and north of every Dutch place. */
const corner = { latitude: 54, longitude: 3 }
const unitsPerDegree = 1000
const kmPerDegree = 111.2
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2)) * 180) / Math.PI

/** Projects a place onto the sheet (Mercator, as all web maps: a circle on earth is a circle here). */
export const spotOf = ({ latitude, longitude }: Point): Spot => ({
  x: (longitude - corner.longitude) * unitsPerDegree,
  y: (mercator(corner.latitude) - mercator(latitude)) * unitsPerDegree,
})

const earth = { left: (-180 - corner.longitude) * unitsPerDegree, top: (mercator(corner.latitude) - 180) * unitsPerDegree }
const around = 360 * unitsPerDegree
/** The web map tile that contains a point of the sheet at this zoom level, counted from 0, and its side in units of the sheet. */
export const tileOf = ({ x, y }: Spot, level: number): { column: number; row: number; side: number } => {
  const side = around / 2 ** level
  return { column: Math.floor((x - earth.left) / side), row: Math.floor((y - earth.top) / side), side }
}
/** The corner of a tile. */
export const cornerOf = (column: number, row: number, side: number): Spot => ({
  x: earth.left + column * side,
  y: earth.top + row * side,
})
/** The zoom level at which a tile of 256 pixels is drawn closest to its own size. */
export const levelAt = (scale: number): number => Math.max(0, Math.min(18, Math.round(Math.log2((around * scale) / 256))))

/** The number of sheet units in a kilometre at this latitude. */
export const unitsPerKm = (latitude: number): number => unitsPerDegree / (kmPerDegree * Math.cos(inRadians(latitude)))

/** The places this many kilometres north, south, east and west of a place. */
export const edgesOf = ({ latitude, longitude }: Point, km: number): Point[] => {
  const [up, aside] = [km / kmPerDegree, km / (kmPerDegree * Math.cos(inRadians(latitude)))]
  return [
    { latitude: latitude + up, longitude },
    { latitude: latitude - up, longitude },
    { latitude, longitude: longitude + aside },
    { latitude, longitude: longitude - aside },
  ]
}
