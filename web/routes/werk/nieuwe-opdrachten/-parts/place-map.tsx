import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Place } from './assignment-map.tsx'
import classes from './place-map.module.css'

type Props = { places: Place[]; chosen: string | undefined; onChoose: (uuid: string) => void }

const markerOf = (place: Place, chosen: boolean, onChoose: (uuid: string) => void) => {
  const label = document.createElement('span')
  label.textContent = place.city
  const number = document.createElement('b')
  number.textContent = String(place.found.length)
  const html = document.createElement('div')
  html.className = classes.marker ?? ''
  html.toggleAttribute('data-chosen', chosen)
  html.append(number, label)
  const icon = L.divIcon({ html, className: '', iconSize: [44, 44] })
  const title = `${place.name}, ${place.city}: ${place.found.length}`
  return L.marker([place.latitude, place.longitude], { icon, alt: title, title, zIndexOffset: chosen ? 1000 : 0 }).on(
    'click',
    () => onChoose(place.uuid),
  )
}

/** Counted places where they lie. There is no picture beneath: no map maker hears where our people look. */
export function PlaceMap({ places, chosen, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<L.Map>(null)
  const markers = useRef<L.LayerGroup>(null)
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
    markers.current = L.layerGroup().addTo(made)
    map.current = made
    return () => void made.remove()
  }, [])
  const spots = places.map(({ uuid }) => uuid).join()
  useEffect(() => {
    const bounds = L.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    if (bounds.isValid()) map.current?.fitBounds(bounds, { padding: [56, 56], maxZoom: 13, animate: false })
  }, [spots])
  useEffect(() => {
    markers.current?.clearLayers()
    for (const place of places) markers.current?.addLayer(markerOf(place, place.uuid === chosen, onChoose))
  }, [places, chosen, onChoose])
  return <section ref={box} className={classes.map} aria-label="Kaart met het aantal opdrachten per plaats" />
}
