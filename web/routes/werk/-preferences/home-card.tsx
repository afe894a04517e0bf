import type { FormOf } from '#care/form/use-form.ts'
import { Choices } from '#components/controls/choices.tsx'
import { Card } from '#components/page/page.tsx'
import { Effect } from './effect.tsx'
import { type Flag, flags, type Wishes } from './wishes.ts'

const objections = ['hasObjectionToPets', 'hasObjectionToSmokingInside', 'hasObjectionToSmokingOutside'] as const
const travel = ['hasDriversLicense', 'hasCar'] as const
const words: Record<Flag, string> = {
  hasObjectionToPets: 'Huisdieren',
  hasObjectionToSmokingInside: 'Binnen roken',
  hasObjectionToSmokingOutside: 'Buiten roken',
  hasDriversLicense: 'Ik heb een rijbewijs',
  hasCar: 'Ik heb een auto',
}

/** What someone prefers to avoid in a home, and how they travel. */
export function HomeCard({ form }: { form: FormOf<Wishes> }) {
  const { flags: chosen } = form.values
  const part = (names: readonly Flag[]) => ({
    several: true,
    look: 'column' as const,
    choices: names.map(value => ({ value, label: words[value] })),
    chosen: chosen.filter(name => names.includes(name)),
    onChange: (now: Flag[]) => form.set({ flags: flags.filter(name => (names.includes(name) ? now : chosen).includes(name)) }),
  })
  return (
    <>
      <Card title="Waar heb je bezwaar tegen?">
        <Choices label="Bezwaren" hidden {...part(objections)} />
        <Effect>Je blijft deze opdrachten zien. Voor je reageert, waarschuwen we je.</Effect>
      </Card>
      <Card title="Hoe reis je?">
        <Choices label="Reizen" hidden {...part(travel)} />
        <Effect>Planners kijken hiernaar als iemand naar cliënten thuis gaat. Het aantal opdrachten blijft gelijk.</Effect>
      </Card>
    </>
  )
}
