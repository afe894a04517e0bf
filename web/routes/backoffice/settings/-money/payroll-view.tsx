import { useState } from 'react'
import { DownloadButton } from '#care/action/download-button.tsx'
import { download } from '#client/api.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { Card } from '#components/page/page.tsx'
import classes from '../settings.module.css'
import { lastWeek, weekChoices } from './weeks.ts'

/** The hours and costs of temporary work in a week, for payroll. */
export default function PayrollView() {
  const [period, setPeriod] = useState(lastWeek)
  return (
    <Card title="Uren voor de loonadministratie">
      <div className={`stack gap-16 ${classes.part}`}>
        <p>
          De uren, toeslagen en onkosten van uitzendkrachten in een week, als bestand (CSV). Werk van eerdere weken dat te laat
          werd goedgekeurd, staat er ook in.
        </p>
        <div className="wrap bottom gap-12">
          <SelectField label="Week" choices={weekChoices()} value={period} onChange={setPeriod} />
          <DownloadButton fetchFile={() => download('GET /payroll_export', { query: { period } })}>Downloaden</DownloadButton>
        </div>
      </div>
    </Card>
  )
}
