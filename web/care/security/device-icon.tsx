const phone = 'M8 3.5h8v17H8zM11 17.5h2'
const computer = 'M5 5.5h14v10H5zM2.5 18.5h19'

/** A phone or a computer, chosen by the name of the device; decoration only. */
export function DeviceIcon({ name }: { name: string }) {
  const handheld = /iPhone|iPad|Android/.test(name)
  return (
    <svg width={28} height={28} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path strokeLinecap="round" strokeLinejoin="round" d={handheld ? phone : computer} />
    </svg>
  )
}
