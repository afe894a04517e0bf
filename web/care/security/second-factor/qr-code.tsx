import { generate } from 'lean-qr'
import { qrPath } from './qr-path.ts'

// The standard requires four dots of white around it.
const quiet = 4

/** A text as a QR code, dark on white in both colour schemes: not every camera reads white on dark. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const dots = generate(text)
  const size = dots.size + 2 * quiet
  return (
    <svg role="img" aria-label={label} width={216} height={216} viewBox={`${-quiet} ${-quiet} ${size} ${size}`}>
      <rect x={-quiet} y={-quiet} width={size} height={size} rx={2} fill="#ffffff" />
      <path d={qrPath(dots)} fill="#0d1526" shapeRendering="crispEdges" />
    </svg>
  )
}
