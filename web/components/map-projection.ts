/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number }
/** A place on the map's flat sheet: to the right and down, in thousandths of a degree of longitude. */
export type Spot = { x: number; y: number }

/** The corner from which the sheet counts: in the North Sea, west and north of every Dutch place. */
const corner = { latitude: 54, longitude: 3 }
const unitsPerDegree = 1000
const kmPerDegree = 111.2
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2)) * 180) / Math.PI

/** Where a place lies on the sheet (Mercator, as in all maps on the web: a circle on earth is a circle here). */
export const spotOf = ({ latitude, longitude }: Point): Spot => ({
  x: (longitude - corner.longitude) * unitsPerDegree,
  y: (mercator(corner.latitude) - mercator(latitude)) * unitsPerDegree,
})

const earth = { left: (-180 - corner.longitude) * unitsPerDegree, top: (mercator(corner.latitude) - 180) * unitsPerDegree }
const around = 360 * unitsPerDegree
/** The tile of the web's maps in which a spot of the sheet lies at this level, counted from 0, and its side in units of the sheet. */
export const tileOf = ({ x, y }: Spot, level: number): { column: number; row: number; side: number } => {
  const side = around / 2 ** level
  return { column: Math.floor((x - earth.left) / side), row: Math.floor((y - earth.top) / side), side }
}
/** The corner of a tile. */
export const cornerOf = (column: number, row: number, side: number): Spot => ({
  x: earth.left + column * side,
  y: earth.top + row * side,
})
/** The level at which a tile of 256 pixels is drawn about as large as it is. */
export const levelAt = (scale: number): number => Math.max(0, Math.min(18, Math.round(Math.log2((around * scale) / 256))))

/** How many units of the sheet a kilometre is at this latitude. */
export const unitsPerKm = (latitude: number): number => unitsPerDegree / (kmPerDegree * Math.cos(inRadians(latitude)))

/** The places so many kilometres north, south, east and west of a place. */
export const edgesOf = ({ latitude, longitude }: Point, km: number): Point[] => {
  const [up, aside] = [km / kmPerDegree, km / (kmPerDegree * Math.cos(inRadians(latitude)))]
  return [
    { latitude: latitude + up, longitude },
    { latitude: latitude - up, longitude },
    { latitude, longitude: longitude + aside },
    { latitude, longitude: longitude - aside },
  ]
}
