import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Medication, medicationsQuery } from '#care/client-plan/medication.ts'
import { MedicationList } from '#care/client-plan/medication-list.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState, together } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { caresNotNow, useCaresNow } from '../-plan/plan.ts'
import { DosesToday } from './doses-today.tsx'
import { MedicationCard } from './medication-card.tsx'

const MedicationDialog = late(() => import('./medication-dialog.tsx'))

type Props = { client: string /** Whether a new one is being filled in. */; adding: boolean; onAdd: (adding: boolean) => void }

/** The medication of a client: today's with times, then all of it. */
export function MedicationPage({ client, adding, onAdd }: Props) {
  const now = useNow()
  const caring = useCaresNow(client)
  const { cares } = caring
  const list = together(useQuery(medicationsQuery(client)), caring)
  const [opened, open] = useState<Medication>()
  const waiting = useWaiting(`/v1/clients/${client}`).filter(entry => entry.call === 'POST /medications')
  const add = (
    <Button variant="default" onClick={() => onAdd(true)}>
      Medicatie toevoegen
    </Button>
  )
  return (
    <Page
      title="Medicatie"
      actions={list.data ? cares && list.data.totalItems > 0 && add : !list.error && <Skeleton className="tap" width={200} />}
    >
      {list.data && cares === false && <Notice>{caresNotNow}</Notice>}
      {waiting.map(entry => (
        <WaitingCard key={entry.id} entry={entry} />
      ))}
      <QueryState
        query={list}
        rows={3}
        height={140}
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
        {({ member }) => (
          <>
            <DosesToday medications={member} now={now} />
            <MedicationList medications={member} today={dateOf(now)}>
              {medication => (
                <MedicationCard
                  medication={medication}
                  today={dateOf(now)}
                  onChange={cares ? () => open(medication) : undefined}
                />
              )}
            </MedicationList>
          </>
        )}
      </QueryState>
      {adding && <MedicationDialog client={client} today={dateOf(now)} onClose={() => onAdd(false)} />}
      {opened && <MedicationDialog client={client} medication={opened} today={dateOf(now)} onClose={() => open(undefined)} />}
    </Page>
  )
}
