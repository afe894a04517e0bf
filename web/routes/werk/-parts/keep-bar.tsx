import { BulkBar } from '../../../components/bulk-bar.tsx'
import { Button } from '../../../components/button.tsx'
import { CloseIcon } from '../../../components/icons.tsx'

type Props = {
  /** How many things are other than what is kept. */
  changes: number
  what: string
  busy: boolean
  onClear: () => void
}

/** What stays in sight below a long form while something in it is not kept yet: keep it, or go back to what is kept. */
export const KeepBar = ({ changes, what, busy, onClear }: Props) =>
  changes > 0 && (
    <BulkBar
      chosen={changes === 1 ? '1 wijziging' : `${changes} wijzigingen`}
      what={what}
      clearLabel="Wijzigingen wissen"
      onClear={onClear}
      clearIcon={<CloseIcon size={20} />}
    >
      <Button type="submit" loading={busy}>
        Bewaren
      </Button>
    </BulkBar>
  )
