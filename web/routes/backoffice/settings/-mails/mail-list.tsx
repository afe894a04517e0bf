import { useState } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { isFoundIn } from '#rules/typed/folded.ts'
import classes from '../settings.module.css'
import { type MailText, mailHref } from './mail-text.ts'

const groups = {
  ROLE_CARE_WORKER: 'Aan zorgverleners',
  ROLE_ORGANIZATION_USER: 'Aan organisaties',
  ROLE_CLIENT_ADMIN: 'Aan de familie',
  ROLE_PLANNER: 'Aan planners',
  ROLE_BACK_OFFICE_EMPLOYEE: 'Aan medewerkers van de backoffice',
  anyone: 'Over het account, aan iedereen',
}
const columns: TableColumn<MailText>[] = [
  {
    key: 'wanneer',
    label: 'Wanneer',
    onCard: 'title',
    value: ({ letter, about }) => <AppLink href={mailHref(letter)}>{about}</AppLink>,
  },
  { key: 'onderwerp', label: 'Onderwerp', onCard: 'line', value: ({ subject }) => subject },
  {
    key: 'tekst',
    label: 'Tekst',
    onCard: 'figure',
    value: ({ isOurs }) => (isOurs ? <span className="one-line">Van ons</span> : <StatusPill tone="blue">Gewijzigd</StatusPill>),
  },
]
const holds = ({ about, subject, text }: MailText, words: string) => isFoundIn(`${about} ${subject} ${text}`, words)

/** Every mail, by recipient. */
export function MailList({ mails }: { mails: MailText[] }) {
  const [words, setWords] = useState('')
  const found = mails.filter(mail => holds(mail, words))
  return (
    <div className="stack gap-16">
      <p className="soft reading">
        Dit zijn alle mails die Zorginzet verstuurt. De tekst kan anders; dat geldt vanaf de eerstvolgende mail, en ook voor de
        melding in de app.
      </p>
      <div className={classes.choice}>
        <TextField label="Zoek een mail" type="search" value={words} onChange={event => setWords(event.currentTarget.value)} />
      </div>
      <LiveRegion>{found.length === 0 && <Empty title="Geen mail gevonden" text="Zoek met een ander woord." />}</LiveRegion>
      {Object.entries(groups).map(([to, title]) => {
        const rows = found.filter(mail => mail.to === to)
        return (
          rows.length > 0 && (
            <Card key={to} title={title}>
              <DataTable caption={title} columns={columns} rows={rows} idOf={({ letter }) => letter} />
            </Card>
          )
        )
      })}
    </div>
  )
}
