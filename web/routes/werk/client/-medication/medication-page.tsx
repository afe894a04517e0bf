import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { WaitingCard } from '../../../../care/later/waiting-card.tsx'
import { dateOf } from '../../../../care/moment/moment.ts'
import { useNow } from '../../../../care/now.ts'
import { useWaiting } from '../../../../client/outbox/use-waiting.ts'
import { Button } from '../../../../components/button.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Page } from '../../../../components/page.tsx'
import { caresNotNow, useCaresNow } from '../-plan/plan.ts'
import { DosesToday } from './doses-today.tsx'
import classes from './medication.module.css'
import { askMedications, type Medication, sorted } from './medication.ts'
import { MedicationCard } from './medication-card.tsx'

const MedicationDialog = lazy(() => import('./medication-dialog.tsx'))

type Props = { client: string /** Whether a new one is being filled in. */; adding: boolean; onAdd: (adding: boolean) => void }

/** The medication of a client: what is given today and when, then all of it. */
export function MedicationPage({ client, adding, onAdd }: Props) {
  const now = useNow()
  const list = useQuery(askMedications(client))
  const cares = useCaresNow(client)
  const [opened, open] = useState<Medication>()
  const waiting = useWaiting(`/v1/clients/${client}`).filter(entry => entry.call === 'POST /medications')
  const add = (
    <Button variant="default" onClick={() => onAdd(true)}>
      Medicatie toevoegen
    </Button>
  )
  const cards = (medications: readonly Medication[]) => (
    <div className={classes.cards}>
      {medications.map(medication => (
        <MedicationCard
          key={medication.uuid}
          medication={medication}
          today={dateOf(now)}
          onChange={cares ? () => open(medication) : undefined}
        />
      ))}
    </div>
  )
  return (
    <Page title="Medicatie" width="reading" actions={cares && list.data && list.data.totalItems > 0 && add}>
      {cares === false && <Notice>{caresNotNow}</Notice>}
      {waiting.map(entry => (
        <WaitingCard key={entry.id} entry={entry} />
      ))}
      <ListState
        query={list}
        rows={3}
        rowHeight={140}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            drawing="tea"
            title="Geen medicatie"
            text="Bij deze cliënt staat geen medicatie in het dossier."
            action={cares && add}
          />
        }
      >
        {({ member }) => {
          const { present, coming, ended } = sorted(member, dateOf(now))
          return (
            <>
              <DosesToday medications={member} now={now} />
              <section className={classes.part}>
                <h2>Alle medicatie ({present.length})</h2>
                {present.length > 0 ? cards(present) : <p className={classes.soft}>Er wordt nu niets gegeven.</p>}
              </section>
              {coming.length > 0 && (
                <section className={classes.part}>
                  <h2>Begint nog ({coming.length})</h2>
                  {cards(coming)}
                </section>
              )}
              {ended.length > 0 && (
                <details className={classes.ended}>
                  <summary>Gestopt ({ended.length})</summary>
                  {cards(ended)}
                </details>
              )}
            </>
          )
        }}
      </ListState>
      <Suspense>
        {adding && <MedicationDialog client={client} today={dateOf(now)} onClose={() => onAdd(false)} />}
        {opened && <MedicationDialog client={client} medication={opened} today={dateOf(now)} onClose={() => open(undefined)} />}
      </Suspense>
    </Page>
  )
}
