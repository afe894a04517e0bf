import { Button } from '#components/controls/button.tsx'
import { BulkBar } from '#components/lists/bulk-bar.tsx'
import { counted } from '#rules/time/format-nl.ts'

type Props = {
  /** The number of unsaved changes. */
  changes: number
  summary: string
  busy: boolean
  onClear: () => void
}

/** Stays in sight below a long form while it has unsaved changes: save them, or discard them. */
export const KeepBar = ({ changes, summary, busy, onClear }: Props) =>
  changes > 0 && (
    <BulkBar
      chosen={counted(changes, 'wijziging', 'wijzigingen')}
      summary={summary}
      clearLabel="Wijzigingen wissen"
      onClear={onClear}
    >
      <Button type="submit" loading={busy}>
        Bewaren
      </Button>
    </BulkBar>
  )
