/** A place in degrees. */
export type Coordinates = { lat: number; lon: number }

const earthRadiusKm = 6371

/** Takes two places; gives the kilometres between them as the crow flies (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Takes a place away from the poles and a distance; gives a box in degrees that contains every place within that distance (and
 * some further away).
 */
export function boundingBox({ lat, lon }: Coordinates, km: number) {
  const angle = km / earthRadiusKm
  const latSpan = degrees(angle)
  // Meridians converge towards the north, so the widest point of the circle is north of its centre.
  const lonSpan = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(lat))))
  return { minLat: lat - latSpan, maxLat: lat + latSpan, minLon: lon - lonSpan, maxLon: lon + lonSpan }
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
