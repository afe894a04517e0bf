type Dots = { size: number; get: (x: number, y: number) => boolean }

/** The dark dots of a square as one SVG path: a bar for every run of them in a row. */
export function qrPath(dots: Dots): string {
  let path = ''
  for (let y = 0; y < dots.size; y++) {
    for (let x = 0; x < dots.size; x++) {
      const start = x
      while (x < dots.size && dots.get(x, y)) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  }
  return path
}
