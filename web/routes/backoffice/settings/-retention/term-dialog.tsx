import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { NumberField } from '#components/fields/number-field.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { keptWords } from '#words/retention-nl.ts'
import type { Term } from './retention-part.tsx'

const max = 100

/** Sets how long one kind of data is retained. */
export default function TermDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const { kind, years, least, law, version } = term
  const { name, about } = keptWords[kind]
  const { run } = useChange('PUT /retention_terms/{kind}')
  const form = useForm<{ years: number | null }, Term>({
    start: { years },
    check: typed => ({
      ...(typed.years === null && { years: 'Vul een heel aantal jaren in.' }),
      ...(typed.years !== null && typed.years < least && { years: `Korter dan ${least} jaar mag niet.` }),
      ...(typed.years !== null && typed.years > max && { years: `Vul hooguit ${max} jaar in.` }),
    }),
    send: typed => run({ kind, body: { years: typed.years ?? years, version } }),
    done: answer => {
      onClose()
      return `${name}: bewaard voor ${answer.years} jaar.`
    },
    undo: answer => run({ kind, body: { years, version: answer.version } }),
    refused: showConflict,
  })
  const isShorter = form.values.years !== null && form.values.years >= least && form.values.years < years
  return (
    <FormDialog of={form} title={name} about={about} onClose={onClose} act="Termijn bewaren" danger={isShorter}>
      <p>{law}.</p>
      <NumberField
        label="Zo lang bewaren"
        required
        unit="jaar"
        description={`Nu ${years} jaar. Kies van ${least} tot en met ${max} jaar.`}
        {...form.field('years')}
      />
      <LiveRegion>
        {isShorter && (
          <Notice tone="attention">
            Dit is korter dan nu. Wat over de nieuwe termijn is, wordt daarna verwijderd en komt niet terug.
          </Notice>
        )}
      </LiveRegion>
    </FormDialog>
  )
}
