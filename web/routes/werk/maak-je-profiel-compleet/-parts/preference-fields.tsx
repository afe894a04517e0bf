import type { FormOf } from '#care/form/use-form.ts'
import { Choices } from '#components/controls/choices.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type Preference, type Profile, preferences } from './profile.ts'

const words: Record<Preference, string> = {
  hasObjectionToPets: 'Huisdieren',
  hasObjectionToSmokingInside: 'Binnen roken',
  hasObjectionToSmokingOutside: 'Buiten roken',
  hasDriversLicense: 'Rijbewijs',
  hasCar: 'Eigen auto',
}
const isObjection = (name: Preference) => name.startsWith('hasObjection')
const objections = preferences.filter(isObjection)
const means = preferences.filter(name => !isObjection(name))
const choicesOf = (names: Preference[]) => names.map(value => ({ value, label: words[value] }))

/** Where a worker would rather not work, and how far they will travel. */
export function PreferenceFields({ form }: { form: FormOf<Profile> }) {
  const { preferences: chosen } = form.values
  const part = (names: Preference[]) => ({
    several: true,
    choices: choicesOf(names),
    chosen: chosen.filter(name => names.includes(name)),
    onChange: (now: Preference[]) => form.set({ preferences: [...chosen.filter(name => !names.includes(name)), ...now] }),
  })
  return (
    <>
      <Choices label="Waar heb je bezwaar tegen?" {...part(objections)} />
      <Choices label="Hoe kom je bij cliënten?" {...part(means)} />
      <TextField
        label="Hoe ver wil je reizen?"
        description="Vanaf je huis. Laat leeg als je het nog niet weet."
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        rightSection="km"
        rightSectionWidth={56}
        {...form.text('maximumDistanceKm')}
      />
    </>
  )
}
