import { NativeSelect } from '@mantine/core'
import { formatDate } from '../../../../../rules/format-nl.ts'
import { DateField } from '../../../../components/date-field.tsx'
import type { Filter } from '../../../../components/filter-chips.tsx'
import { contractTypeWords, timeScopeWords } from '../../../../words/nl.ts'
import { type AssignmentSearch, type ChangeSearch, contracts, dayParts, scopes } from './assignment-search.ts'
import { AnyOf, OneOf } from './choices.tsx'
import type { FilterData } from './use-filter-data.ts'

type Ask = { search: AssignmentSearch; change: ChangeSearch; data: FilterData }

const dayPartWords = {
  vroeg: 'Vroeg (begint voor 9 uur)',
  dag: 'Dag (begint tussen 9 en 14 uur)',
  laat: 'Laat (begint na 14 uur)',
  nacht: 'Nacht',
} as const
const steps = [5, 10, 15, 20, 30, 50, 75, 100]
const anything = { value: '', label: 'Maakt niet uit' }

const dates = ({ search: { vanaf, tot }, change }: Ask): Filter => {
  const from = vanaf && formatDate(vanaf)
  const until = tot && formatDate(tot)
  return {
    label: 'Datum',
    value: from && until ? `${from} t/m ${until}` : from ? `vanaf ${from}` : until ? `t/m ${until}` : null,
    edit: () => (
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
    ),
    clear: () => change({ vanaf: undefined, tot: undefined }),
  }
}

const distance = ({ search, change, data: { preferenceKm } }: Ask): Filter => {
  const km = search.afstand ?? preferenceKm
  const choices = [...new Set([...steps, preferenceKm, ...(km === 'alles' ? [] : [km])])].sort((a, b) => a - b)
  const options = choices.map(one => ({
    value: String(one),
    label: one === preferenceKm ? `Binnen ${one} km (je voorkeur)` : `Binnen ${one} km`,
  }))
  return {
    label: 'Afstand',
    value: km === 'alles' ? null : `binnen ${km} km`,
    edit: () => (
      <OneOf
        label="Hoe ver van je huis?"
        options={[...options, { value: 'alles', label: 'Maakt niet uit' }]}
        value={String(km)}
        onChange={value =>
          change({ afstand: value === 'alles' ? 'alles' : Number(value) === preferenceKm ? undefined : Number(value) })
        }
      />
    ),
    clear: () => change({ afstand: 'alles' }),
  }
}

const timeOfDay = ({ search: { dagdeel = [] }, change }: Ask): Filter => ({
  label: 'Dagdeel',
  value: dagdeel.length > 0 ? dagdeel.join(' of ') : null,
  edit: () => (
    <AnyOf
      label="Welk deel van de dag?"
      options={Object.entries(dayPartWords).map(([value, label]) => ({ value, label }))}
      value={dagdeel}
      onChange={chosen => change({ dagdeel: chosen.filter((one): one is keyof typeof dayParts => one in dayParts) })}
    />
  ),
  clear: () => change({ dagdeel: undefined }),
})

const organization = ({ search: { organisatie }, change, data }: Ask): Filter => ({
  label: 'Organisatie',
  value: organisatie ?? null,
  edit: () => (
    <NativeSelect
      label="Welke organisatie?"
      value={organisatie ?? ''}
      onChange={event => change({ organisatie: event.currentTarget.value || undefined })}
      data={[anything, ...[...new Set([...(organisatie ? [organisatie] : []), ...data.organizations.map(({ name }) => name)])]]}
    />
  ),
  clear: () => change({ organisatie: undefined }),
})

const level = ({ search: { niveau = [] }, change, data: { levels } }: Ask): Filter => ({
  label: 'Niveau',
  value:
    niveau.length === 0
      ? null
      : niveau.length > 2
        ? `${niveau.length} niveaus`
        : niveau.map(key => levels.find(one => one.key === key)?.name ?? key).join(' of '),
  edit: () => (
    <AnyOf
      label="Voor welk niveau?"
      options={levels.map(({ key, name }) => ({ value: key, label: name }))}
      value={niveau}
      onChange={chosen => change({ niveau: chosen })}
    />
  ),
  clear: () => change({ niveau: undefined }),
})

const contract = ({ search: { contract: chosen }, change }: Ask): Filter => ({
  label: 'Contract',
  value: chosen ? contractTypeWords[contracts[chosen]].toLowerCase() : null,
  edit: () => (
    <OneOf
      label="Hoe wil je werken?"
      options={[{ value: 'zzp', label: 'Als zzp’er' }, { value: 'uitzend', label: 'Als uitzendkracht' }, anything]}
      value={chosen ?? ''}
      onChange={value => change({ contract: value === 'zzp' || value === 'uitzend' ? value : undefined })}
    />
  ),
  clear: () => change({ contract: undefined }),
})

const scope = ({ search: { soort }, change }: Ask): Filter => ({
  label: 'Soort',
  value: soort ? timeScopeWords[scopes[soort]].toLowerCase() : null,
  edit: () => (
    <OneOf
      label="Los of langer?"
      options={[{ value: 'zorgmoment', label: 'Losse zorgmomenten' }, { value: 'periode', label: 'Periodes' }, anything]}
      value={soort ?? ''}
      onChange={value => change({ soort: value === 'zorgmoment' || value === 'periode' ? value : undefined })}
    />
  ),
  clear: () => change({ soort: undefined }),
})

const bonus = ({ search, change }: Ask): Filter => ({
  label: 'Bonus',
  value: search.bonus ? 'alleen met bonus' : null,
  edit: () => (
    <OneOf
      label="Met of zonder bonus?"
      options={[{ value: 'ja', label: 'Alleen met bonus' }, anything]}
      value={search.bonus ?? ''}
      onChange={value => change({ bonus: value === 'ja' ? 'ja' : undefined })}
    />
  ),
  clear: () => change({ bonus: undefined }),
})

/** The filters of the assignments. A calendar has its own dates; who works in one contract form has none to choose. */
export const assignmentFilters = (ask: Ask): Filter[] => [
  ...(ask.search.weergave === 'kalender' ? [] : [dates(ask)]),
  distance(ask),
  timeOfDay(ask),
  organization(ask),
  level(ask),
  ...(ask.data.contractTypes.length > 1 ? [contract(ask)] : []),
  scope(ask),
  bonus(ask),
]
