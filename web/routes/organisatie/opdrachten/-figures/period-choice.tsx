import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import type { Days } from '#rules/money/figures.ts'
import type { OrderSearch } from '../-list/orders.ts'
import classes from './figures.module.css'

const periods = [
  { value: '13', label: 'Laatste 13 weken' },
  { value: '26', label: 'Laatste 26 weken' },
  { value: '52', label: 'Laatste 52 weken' },
  { value: 'eigen', label: 'Eigen periode' },
]

/** The last number of whole weeks, or a range of days. */
export function PeriodChoice({ of, days }: { of: OrderSearch; days: Days }) {
  const { vanaf, weken = '13' } = of.search
  const chosen = vanaf ? 'eigen' : String(weken)
  const none = { weken: undefined, vanaf: undefined, tm: undefined }
  const setDays = ({ from, to }: Days) => of.set({ ...none, vanaf: from, tm: to })
  const choose = (value: string) => (value === 'eigen' ? setDays(days) : of.set({ ...none, weken: value }))
  return (
    <div className={classes.choice}>
      <SelectField label="Periode" choices={periods} value={chosen} onChange={choose} />
      {chosen === 'eigen' && (
        <>
          <DateField label="Eerste dag" value={days.from} onChange={from => from && setDays({ ...days, from })} />
          <DateField label="Laatste dag" value={days.to} onChange={to => to && setDays({ ...days, to })} />
        </>
      )}
    </div>
  )
}
