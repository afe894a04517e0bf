import { MoneyField } from '#components/fields/money-field.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import { AudienceFields } from '../../offer/audience-fields.tsx'
import type { FieldsProps } from './fields.ts'

type Props = FieldsProps & {
  locationRate: number | undefined
  /** Whether it will be published: a shift in a period goes to the period's worker without publishing. */
  offered: boolean
}

/** The audience and the pay. */
export function OfferFields({ form, locationRate, offered }: Props) {
  const { values: draft, set } = form
  const { contractTypes, audience, widening, rate } = draft
  const own = rate !== null && rate !== locationRate
  const about =
    locationRate === undefined
      ? 'Zonder tarief van de locatie: vul er zelf een in.'
      : own
        ? `Het tarief van de locatie is ${formatMoney(locationRate)}.`
        : `Het tarief van de locatie${contractTypes.length === 1 ? '' : ' voor zzp'}.`
  return (
    <>
      {offered && (
        <AudienceFields
          value={{ publishedForContractTypes: contractTypes, audience, widening }}
          onChange={({ publishedForContractTypes, ...who }) => set({ contractTypes: publishedForContractTypes, ...who })}
          withCareTeam={draft.client !== null}
          error={form.errorAt('contractTypes')}
          wideningError={form.errorAt('widening')}
        />
      )}
      <MoneyField
        label="Uurtarief"
        helpBelow
        description={draft.location && draft.level ? about : 'Kies eerst een locatie en een niveau.'}
        {...form.field('rate')}
        value={rate ?? locationRate ?? null}
        onChange={cents => set({ rate: cents === locationRate ? null : cents })}
      />
      <MoneyField
        label="Bonus"
        helpBelow
        description={draft.kind === 'series' ? 'Voor elke opdracht van de reeks.' : 'Een vast bedrag bovenop het tarief.'}
        {...form.field('bonus')}
      />
    </>
  )
}
