import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Place } from './assignment-map.tsx'
import classes from './place-map.module.css'

type Props = { places: Place[]; chosen: string | undefined; onChoose: (uuid: string) => void }

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

/** Counted places where they lie. There is no picture beneath: no map maker hears where our people look. */
export function PlaceMap({ places, chosen, onChoose }: Props) {
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
    const bounds = L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    if (!made || !bounds.isValid()) return undefined
    made.fitBounds(bounds, { padding: [56, 56], maxZoom: 13, animate: false })
    const shown = places.map(place => [place.uuid, markerOf(place, onChoose).addTo(made)] as const)
    markers.current = new Map(shown)
    return () => {
      for (const [, marker] of shown) marker.remove()
    }
  }, [places, onChoose])
  useEffect(() => {
    for (const [uuid, marker] of markers.current) {
      marker.getElement()?.toggleAttribute('data-chosen', uuid === chosen)
      marker.setZIndexOffset(uuid === chosen ? 1000 : 0)
    }
  }, [places, chosen])
  return <section ref={box} className={classes.map} aria-label="Kaart met het aantal opdrachten per plaats" />
}
