// The text format that Prometheus reads, version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/).

/** A value. Labels hold our own names and numbers, never people's text: nothing in them needs escaping. */
export interface Sample {
  value: number
  labels?: Readonly<Record<string, string | number>>
  /** For a histogram: which of its series. */
  part?: 'bucket' | 'sum' | 'count'
}
/** A metric. Without samples only its name is given. */
export interface Figure {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}
/** A metric that goes up and down. */
export const gauge = (name: string, help: string, ...samples: Sample[]): Figure => ({ name, type: 'gauge', help, samples })

const lineOf = (name: string, { value, labels = {}, part }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, is]) => `${label}="${is}"`)
  return `${name}${part ? `_${part}` : ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** The metrics as Prometheus reads them. */
export const textOf = (figures: readonly Figure[]): string =>
  figures
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(sample => lineOf(name, sample)),
    ])
    .map(line => `${line}\n`)
    .join('')
