import { useState } from 'react'
import { isoWeekOf, previousWeek } from '../../../../../rules/iso-week.ts'
import { DownloadButton } from '../../../../care/act/download-button.tsx'
import { now } from '../../../../care/now.ts'
import { download } from '../../../../client/api.ts'
import { Card } from '../../../../components/page.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import classes from './money.module.css'

/** The hours and costs of temporary work of a week, for who runs the payroll. */
export default function PayrollView() {
  const [period, setPeriod] = useState(() => previousWeek(isoWeekOf(now())))
  return (
    <Card title="Uren voor de loonadministratie">
      <div className={classes.part}>
        <p>
          De uren, toeslagen en onkosten van uitzendkrachten in een week, als bestand (CSV). Werk van eerdere weken dat te laat
          werd goedgekeurd, staat er ook in.
        </p>
        <div className={classes.narrow}>
          <TextField
            label="Week"
            maxLength={8}
            description="Zoals 2026-W47."
            value={period}
            onChange={event => setPeriod(event.currentTarget.value)}
          />
          <DownloadButton fetchFile={() => download('GET /payroll_export', { query: { period: period.trim() } })}>
            Downloaden
          </DownloadButton>
        </div>
      </div>
    </Card>
  )
}
