import type { Publication } from '../../../../care/moment/publication.ts'
import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import classes from './place-map.module.css'

export type Place = { uuid: string; name: string; city: string; latitude: number; longitude: number; found: Publication[] }
export type Home = { latitude: number; longitude: number }
type Props = {
  places: Place[]
  chosen: string | undefined
  onChoose: (uuid: string) => void
  home: Home | undefined
  chosenKm: number | 'alles'
}

/** The distances that are drawn as circles, nearest first. */
export const ringsKm = (chosenKm: number | 'alles'): number[] =>
  [...new Set([10, 20, 30, ...(chosenKm === 'alles' ? [] : [chosenKm])])].sort((a, b) => a - b)

const kmPerDegree = 111.2
const still = { interactive: false, keyboard: false }
const house =
  'Thuis<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><path d="M4 11.5 12 4.5l8 7h-2v8h-4.5v-5h-3v5H6v-8z"/></svg>'

const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The worker's home with its circles; each shows its distance on four sides, as often only a part of it is visible. */
function around({ latitude, longitude }: Home, chosenKm: number | 'alles'): L.LayerGroup {
  const kmPerDegreeEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  const label = (km: number, [north, east]: (typeof sides)[number]) =>
    L.marker([latitude + (north * km) / kmPerDegree, longitude + (east * km) / kmPerDegreeEast], {
      ...still,
      icon: L.divIcon({ html: `${km} km`, className: classes.distance ?? '', iconSize: [64, 20] }),
      zIndexOffset: -2000,
    })
  const rings = ringsKm(chosenKm).flatMap(km => [
    L.circle([latitude, longitude], {
      ...still,
      radius: km * 1000,
      className: `${classes.ring} ${km === chosenKm ? classes.chosenRing : ''}`,
    }),
    ...sides.map(side => label(km, side)),
  ])
  const icon = L.divIcon({ html: house, className: classes.home ?? '', iconSize: [64, 44], iconAnchor: [32, 32] })
  return L.layerGroup([...rings, L.marker([latitude, longitude], { ...still, icon, zIndexOffset: -1000 })])
}

const markerOf = (place: Place, onChoose: (uuid: string) => void) => {
  const label = document.createElement('span')
  label.textContent = place.city
  const number = document.createElement('b')
  number.textContent = String(place.found.length)
  const html = document.createElement('div')
  html.append(number, label)
  const icon = L.divIcon({ html, className: classes.marker ?? '', iconSize: [44, 44] })
  const title = `${place.name}, ${place.city}: ${place.found.length}`
  const choose = () => onChoose(place.uuid)
  return L.marker([place.latitude, place.longitude], { icon, title })
    .on('click', choose)
    .on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      choose()
    })
}

/** Places with their counts. There is no map picture beneath them: no map company learns where our people look. */
export function PlaceMap({ places, chosen, onChoose, home, chosenKm }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<L.Map>(null)
  const markers = useRef(new Map<string, L.Marker>())
  useEffect(() => {
    const made = L.map(box.current!, {
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      zoomSnap: 0.25,
      maxZoom: 15,
    })
    L.control.zoom({ zoomInTitle: 'Inzoomen', zoomOutTitle: 'Uitzoomen' }).addTo(made)
    L.control.scale({ imperial: false }).addTo(made)
    map.current = made
    return () => void made.remove()
  }, [])
  useEffect(() => {
    const made = map.current
    const shown = home ? [...places, home] : places
    const bounds = L.latLngBounds(shown.map(({ latitude, longitude }) => [latitude, longitude]))
    if (!made || !bounds.isValid()) return undefined
    made.fitBounds(bounds, { padding: [56, 56], maxZoom: 13, animate: false })
    markers.current = new Map(places.map(place => [place.uuid, markerOf(place, onChoose).addTo(made)]))
    return () => {
      for (const marker of markers.current.values()) marker.remove()
    }
  }, [places, home, onChoose])
  useEffect(() => {
    const layer = home && map.current && around(home, chosenKm).addTo(map.current)
    return () => void layer?.remove()
  }, [home, chosenKm])
  useEffect(() => {
    for (const [uuid, marker] of markers.current) {
      marker.getElement()?.toggleAttribute('data-chosen', uuid === chosen)
      marker.setZIndexOffset(uuid === chosen ? 1000 : 0)
    }
  }, [places, chosen])
  return <section ref={box} className={classes.map} aria-label="Kaart met het aantal opdrachten per plaats rond je huis" />
}
