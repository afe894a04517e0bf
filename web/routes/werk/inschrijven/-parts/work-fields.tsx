import { useQuery } from '@tanstack/react-query'
import { queryOnceOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import type { ContractType } from '#words/nl.ts'
import type { FieldsProps } from './fields.ts'

const ways: { value: ContractType; label: string }[] = [
  { value: 'freelance', label: 'Als zzp’er: je werkt voor je eigen bedrijf' },
  { value: 'temp_work', label: 'Via uitzenden: je krijgt loon van een uitzendbureau' },
]

/** Profession and contract form; people in the BIG register give their number. */
export function WorkFields({ form }: FieldsProps) {
  const { expertiseLevel: chosen, contractTypes } = form.values
  const query = useQuery(queryOnceOf('GET /expertise_levels', { query: { isSelectable: true } }))
  const levels = query.data?.member
  // Shows an earlier choice while the list loads.
  const choices = levels?.map(level => ({ value: level['@id'], label: level.name })) ?? [
    ...(chosen ? [{ value: chosen.iri, label: chosen.name }] : []),
  ]
  const choose = (iri: string) => {
    const level = levels?.find(one => one['@id'] === iri)
    form.set({ expertiseLevel: level ? { iri, name: level.name, bigRegistered: level.bigRegistered } : null })
  }
  return (
    <>
      <SelectField
        label="Jouw niveau"
        description="Het hoogste waarvoor je een diploma hebt."
        name="expertiseLevel"
        choices={[{ value: '', label: query.isPending ? 'Laden' : 'Kies je niveau' }, ...choices]}
        value={chosen?.iri ?? ''}
        onChange={choose}
        error={form.errorAt('expertiseLevel')}
      />
      {query.isError && !levels && (
        <Refusal>
          De niveaus konden niet worden geladen.{' '}
          <Button size="sm" variant="default" onClick={() => void query.refetch()}>
            Opnieuw proberen
          </Button>
        </Refusal>
      )}
      {chosen?.bigRegistered && (
        <TextField
          label="BIG-nummer"
          description="Elf cijfers. Je vindt het in het BIG-register."
          inputMode="numeric"
          autoComplete="off"
          className="figures"
          {...form.text('bigNumber')}
        />
      )}
      <Choices
        label="Hoe wil je werken?"
        help="Je mag allebei kiezen."
        several
        look="column"
        choices={ways}
        chosen={contractTypes}
        onChange={chosen => form.set({ contractTypes: chosen })}
        error={form.errorAt('contractTypes')}
      />
    </>
  )
}
