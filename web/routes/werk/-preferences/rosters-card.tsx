import type { FormOf } from '#care/form/use-form.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Card } from '#components/page/page.tsx'
import { Effect } from './effect.tsx'
import classes from './preferences.module.css'
import type { Wishes } from './wishes.ts'

/** What rosters, which a computer proposes, may do with someone. */
export function RostersCard({ form }: { form: FormOf<Wishes> }) {
  return (
    <Card title="Roosters">
      <div className={`stack gap-16 ${classes.rosters}`}>
        <p>Een organisatie of planner kan de computer een rooster laten voorstellen. Een mens beslist of het doorgaat.</p>
        <div>
          <TextField
            label="Hoeveel uur wil je hooguit werken per week?"
            description="Laat leeg als er geen grens is. Diensten die je al hebt, tellen mee."
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            rightSection="uur"
            rightSectionWidth={56}
            {...form.text('mostWeeklyHours')}
          />
          <Effect>Een rooster stelt nooit meer uren voor. Zelf reageren kan altijd, ook boven deze grens.</Effect>
        </div>
        <Checkbox
          label="Ik wil gevraagd worden voor werk waarop ik niet heb gereageerd"
          description="Staat dit uit, dan kiest een rooster je alleen voor werk waarop je reageerde. Mensen kunnen je nog wel zelf vragen."
          {...form.tick('wantsToBeAsked')}
        />
        <AppLink href="/werk/contact?uitleg=beslissingen&over=rooster" className="tap inline-row strong">
          Hoe een rooster kiest
        </AppLink>
      </div>
    </Card>
  )
}
