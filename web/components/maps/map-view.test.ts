import { describe, expect, it } from 'vitest'
import { houseOffset, namesOf } from './map-names.tsx'
import { cornerOf, levelAt, spotOf, tileOf, unitsPerKm } from './map-projection.ts'
import { moved, onScreen, stacked, viewOf, zoomed } from './map-view.ts'

const utrecht = { id: 'u', name: 'Lindevecht', place: 'Utrecht', count: 6, latitude: 52.09, longitude: 5.12 }
const alsoUtrecht = { ...utrecht, id: 'u2', name: 'De Singel', longitude: 5.13 }
const zeist = { id: 'z', name: 'Lindevecht', place: 'Zeist', count: 4, latitude: 52.09, longitude: 5.23 }
const groningen = { id: 'g', name: 'Noorderhuis', place: 'Groningen', count: 1, latitude: 53.22, longitude: 6.57 }
const phone = { width: 328, height: 414 }

describe('the view of a map', () => {
  it('holds home and every dot, with room around them, on a phone', () => {
    const all = [utrecht, zeist, groningen]
    for (const place of all) {
      const { x, y } = onScreen(spotOf(place), viewOf(all, phone), phone)
      expect([x >= 51, x <= phone.width - 51, y >= 39, y <= phone.height - 39]).toEqual([true, true, true, true])
    }
  })
  it('keeps the corner of its buttons free of dots, and is as it was when none lies there', () => {
    const [buttons, all] = [{ width: 84, height: 172 }, [utrecht, zeist, groningen]]
    for (const place of all) {
      const { x, y } = onScreen(spotOf(place), viewOf(all, phone, buttons), phone)
      expect([x >= 51, x <= phone.width - buttons.width || y >= buttons.height]).toEqual([true, true])
    }
    expect(viewOf([utrecht], phone, buttons)).toEqual(viewOf([utrecht], phone))
  })
  it('keeps what lies under the fingers where it is when it comes closer', () => {
    const view = viewOf([utrecht, zeist], phone)
    const at = onScreen(spotOf(zeist), view, phone)
    const closer = onScreen(spotOf(zeist), zoomed(view, 2, at, phone), phone)
    expect([closer.x, closer.y].map(Math.round)).toEqual([at.x, at.y].map(Math.round))
  })
  it('moves with the finger', () => {
    const view = viewOf([utrecht], phone)
    const [before, after] = [onScreen(spotOf(utrecht), view, phone), onScreen(spotOf(utrecht), moved(view, 10, -20), phone)]
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([10, -20])
  })
  it('knows how long a kilometre is: Utrecht lies some 7.5 km from Zeist', () => {
    const [a, b] = [spotOf(utrecht), spotOf(zeist)]
    expect(Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm(52.09)).toBeCloseTo(7.5, 1)
  })
})

describe('what lies near', () => {
  it('is one stack from afar and apart from nearby', () => {
    const all = [utrecht, alsoUtrecht, zeist]
    expect(stacked(all, 1, 40).map(({ length }) => length)).toEqual([2, 1])
    expect(stacked(all, 6, 40).map(({ length }) => length)).toEqual([1, 1, 1])
  })
  it('has each name once: the second in a city is called by its own name', () => {
    const stacks = [[utrecht], [alsoUtrecht], [zeist]]
    const names = namesOf({ stacks, home: utrecht, ringsKm: [10], view: viewOf([utrecht, zeist], phone), size: phone })
    const texts = names.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts).toEqual(expect.arrayContaining(['Zeist', '10 km']))
  })
  it('leaves the house free: it stands on the other side of the home', () => {
    const home = { x: 100, y: 100 }
    expect(houseOffset([], home)).toBe(-26)
    expect(houseOffset([{ x: 100, y: 110 }], home)).toBe(-26)
    expect(houseOffset([{ x: 100, y: 80 }], home)).toBe(26)
  })
})

describe('the tiles of a map', () => {
  // By the formula of OpenStreetMap's wiki, "Slippy map tilenames".
  it.each([
    [utrecht, 10, 526, 337],
    [utrecht, 14, 8425, 5405],
    [groningen, 7, 66, 41],
  ])('are those of the web’s maps', (place, level, column, row) => {
    const tile = tileOf(spotOf(place), level)
    expect(tile).toMatchObject({ column, row })
    const [corner, spot] = [cornerOf(column, row, tile.side), spotOf(place)]
    expect(spot.x).toBeGreaterThanOrEqual(corner.x)
    expect(spot.y - corner.y).toBeLessThan(tile.side)
  })
  it('are drawn at about their own size', () => {
    for (const scale of [0.05, 0.8, 6]) {
      const drawn = tileOf({ x: 0, y: 0 }, levelAt(scale)).side * scale
      expect(drawn).toBeGreaterThan(180)
      expect(drawn).toBeLessThan(363)
    }
  })
})
