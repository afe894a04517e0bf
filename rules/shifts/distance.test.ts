import { expect, test } from 'vitest'
import { boundingBox, distanceKm } from './distance.ts'

const utrecht = { lat: 52.0907, lon: 5.1214 }
const amsterdam = { lat: 52.3676, lon: 4.9041 }
const groningen = { lat: 53.2194, lon: 6.5665 }

test.each([
  [utrecht, utrecht, 0],
  [utrecht, amsterdam, 34.2],
  [amsterdam, groningen, 146.6],
  [{ lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20015.1],
])('from %o to %o is %d km', (from, to, km) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 0)
  expect(distanceKm(to, from)).toBeCloseTo(km, 0)
})

test('a box of 15 km touches the circle on all four sides and never cuts it', () => {
  const box = boundingBox(utrecht, 15)
  expect(distanceKm(utrecht, { ...utrecht, lat: box.minLat })).toBeCloseTo(15, 6)
  expect(distanceKm(utrecht, { ...utrecht, lat: box.maxLat })).toBeCloseTo(15, 6)
  for (let lat = box.minLat; lat <= box.maxLat; lat += 0.001) {
    expect(distanceKm(utrecht, { lat, lon: box.maxLon })).toBeGreaterThan(15 - 1e-6)
    expect(distanceKm(utrecht, { lat, lon: box.minLon })).toBeGreaterThan(15 - 1e-6)
  }
})
