/** A number of bytes for people: 2202010 is '2,1 MB', 300 is '1 kB'. */
export const formatSize = (bytes: number): string => {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 0.95) return `${megabytes.toFixed(1).replace('.', ',')} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} kB`
}

/** How much of a file has been sent: '1,9 MB van 3,0 MB'. */
export const formatSent = ({ size }: { size: number }, percent: number): string =>
  `${formatSize((size * percent) / 100)} van ${formatSize(size)}`
