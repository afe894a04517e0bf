import { useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { readChoice, stringifySearch } from '#client/search-params.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import classes from '../settings.module.css'
import { PayoutsView } from './payouts-view.tsx'

const views: Record<string, { word: string; Show: ComponentType }> = {
  uitbetalen: { word: 'Uitbetalen', Show: PayoutsView },
  uren: { word: 'Uren', Show: lazy(() => import('./hours/hours-view.tsx')) },
  facturen: { word: 'Facturen', Show: lazy(() => import('./invoices-view.tsx')) },
  grootboek: { word: 'Grootboek', Show: lazy(() => import('./ledger-view.tsx')) },
  loon: { word: 'Loon', Show: lazy(() => import('./payroll-view.tsx')) },
}
const names = Object.keys(views)

/** Money: payment files, pending hours, invoices, the ledger, and the hours for payroll. */
export default function MoneyPart() {
  const { deel } = useSearch({ strict: false }) as { deel?: string }
  const chosen = readChoice(deel, names, names[0]!)
  const { Show } = views[chosen]!
  return (
    <div className={`stack gap-16 in-order ${classes.part}`}>
      <Segmented
        label="Geld"
        words={Object.fromEntries(names.map(name => [name, views[name]!.word]))}
        value={chosen}
        hrefOf={one => `/backoffice/settings${stringifySearch({ onderdeel: 'geld', deel: one === names[0] ? undefined : one })}`}
      />
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        <Show />
      </Suspense>
    </div>
  )
}
