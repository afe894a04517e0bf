import { useEffect, useRef } from 'react'
import { Choices } from '../../../../components/choices.tsx'
import { DateField } from '../../../../components/date-field.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { type AssignmentSearch, type ChangeSearch, dayParts } from './assignment-search.ts'
import type { FilterData } from './use-filter-data.ts'

export type AskFilter = { search: AssignmentSearch; change: ChangeSearch; data: FilterData }
export type FilterName = 'Datum' | 'Afstand' | 'Dagdeel' | 'Organisatie' | 'Niveau' | 'Contract' | 'Soort' | 'Bonus'

const dayPartWords = {
  vroeg: 'Vroeg (begint voor 9 uur)',
  dag: 'Dag (begint tussen 9 en 14 uur)',
  laat: 'Laat (begint na 14 uur)',
  nacht: 'Nacht',
} as const
const steps = [5, 10, 15, 20, 30, 50, 75, 100]
const anything = { value: '', label: 'Maakt niet uit' }

const Dates = ({ search: { vanaf, tot }, change }: AskFilter) => (
  <>
    <DateField
      label="Vanaf"
      value={vanaf ?? null}
      onChange={date => change({ vanaf: date ?? undefined })}
      {...(tot && { maxDate: tot })}
    />
    <DateField
      label="Tot en met"
      value={tot ?? null}
      onChange={date => change({ tot: date ?? undefined })}
      {...(vanaf && { minDate: vanaf })}
    />
  </>
)

function Distance({ search, change, data: { preferenceKm } }: AskFilter) {
  const km = search.afstand ?? preferenceKm
  const choices = [...new Set([...steps, preferenceKm, ...(km === 'alles' ? [] : [km])])].sort((a, b) => a - b)
  const options = choices.map(one => ({
    value: String(one),
    label: one === preferenceKm ? `Binnen ${one} km (je voorkeur)` : `Binnen ${one} km`,
  }))
  return (
    <Choices
      look="column"
      label="Hoe ver van je huis?"
      choices={[...options, { value: 'alles', label: 'Maakt niet uit' }]}
      chosen={[String(km)]}
      onChange={([value]) =>
        change({ afstand: value === 'alles' ? 'alles' : Number(value) === preferenceKm ? undefined : Number(value) })
      }
    />
  )
}

const TimeOfDay = ({ search: { dagdeel = [] }, change }: AskFilter) => (
  <Choices
    several
    look="column"
    label="Welk deel van de dag?"
    choices={Object.entries(dayPartWords).map(([value, label]) => ({ value, label }))}
    chosen={dagdeel}
    onChange={chosen => change({ dagdeel: chosen.filter((one): one is keyof typeof dayParts => one in dayParts) })}
  />
)

// The chosen organization stays in the list, also when it has no assignments left.
const namesOf = (organizations: FilterData['organizations'], chosen: string | undefined) => [
  ...new Set([...(chosen ? [chosen] : []), ...organizations.map(({ name }) => name)]),
]
const Organization = ({ search: { organisatie }, change, data: { organizations } }: AskFilter) => (
  <SelectField
    label="Welke organisatie?"
    value={organisatie ?? ''}
    onChange={name => change({ organisatie: name || undefined })}
    choices={[anything, ...namesOf(organizations, organisatie).map(name => ({ value: name, label: name }))]}
  />
)

const Level = ({ search: { niveau = [] }, change, data: { levels } }: AskFilter) => (
  <Choices
    several
    look="column"
    label="Voor welk niveau?"
    choices={levels.map(({ key, name }) => ({ value: key, label: name }))}
    chosen={niveau}
    onChange={chosen => change({ niveau: chosen })}
  />
)

const Contract = ({ search: { contract }, change }: AskFilter) => (
  <Choices
    look="column"
    label="Hoe wil je werken?"
    choices={[{ value: 'zzp', label: 'Als zzp’er' }, { value: 'uitzend', label: 'Als uitzendkracht' }, anything]}
    chosen={[contract ?? '']}
    onChange={([value]) => change({ contract: value === 'zzp' || value === 'uitzend' ? value : undefined })}
  />
)

const Scope = ({ search: { soort }, change }: AskFilter) => (
  <Choices
    look="column"
    label="Los of langer?"
    choices={[{ value: 'zorgmoment', label: 'Losse zorgmomenten' }, { value: 'periode', label: 'Periodes' }, anything]}
    chosen={[soort ?? '']}
    onChange={([value]) => change({ soort: value === 'zorgmoment' || value === 'periode' ? value : undefined })}
  />
)

const Bonus = ({ search, change }: AskFilter) => (
  <Choices
    look="column"
    label="Met of zonder bonus?"
    choices={[{ value: 'ja', label: 'Alleen met bonus' }, anything]}
    chosen={[search.bonus ?? '']}
    onChange={([value]) => change({ bonus: value === 'ja' ? 'ja' : undefined })}
  />
)

const editors = {
  Datum: Dates,
  Afstand: Distance,
  Dagdeel: TimeOfDay,
  Organisatie: Organization,
  Niveau: Level,
  Contract,
  Soort: Scope,
  Bonus,
}

/** The field of one filter; its code loads when the first filter is opened. */
export default function FilterEditor({ name, className, ask }: { name: FilterName; className: string; ask: AskFilter }) {
  const Editor = editors[name]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel opened before this code loaded, so its focus is elsewhere. On a phone a date field would bring up the keys at once.
    const find = (fields: string) => box.current?.querySelector<HTMLElement>(fields)
    const field = name === 'Datum' ? box.current : (find('input:checked') ?? find('input, select'))
    field?.focus({ preventScroll: true })
  }, [name])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Editor {...ask} />
    </div>
  )
}
