// The text in which Prometheus reads figures, version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/).

/** A value. Labels hold names of our own and numbers, never text of people: nothing in them needs to be escaped. */
export interface Sample {
  value: number
  labels?: Readonly<Record<string, string | number>>
  /** Of a histogram: which of its series. */
  part?: 'bucket' | 'sum' | 'count'
}
/** What is measured. Without samples it is known by its name alone. */
export interface Figure {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}
/** A figure that goes up and down. */
export const gauge = (name: string, help: string, ...samples: Sample[]): Figure => ({ name, type: 'gauge', help, samples })

const lineOf = (name: string, { value, labels = {}, part }: Sample): string => {
  const said = Object.entries(labels).map(([label, is]) => `${label}="${is}"`)
  return `${name}${part ? `_${part}` : ''}${said.length > 0 ? `{${said.join(',')}}` : ''} ${value}`
}

/** The figures as Prometheus reads them. */
export const textOf = (figures: readonly Figure[]): string =>
  figures
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(sample => lineOf(name, sample)),
    ])
    .map(line => `${line}\n`)
    .join('')
