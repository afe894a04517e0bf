import RefusedMoments from '../refused-moments.tsx'
import type { Bulk } from './use-bulk.ts'

/** The assignments for which a bulk action was refused, with the reasons. */
export default function BulkRefused({ bulk: { refused, dismiss } }: { bulk: Bulk }) {
  return (
    <RefusedMoments
      title={refused.length === 1 ? 'Dit kon niet' : `Dit kon bij ${refused.length} opdrachten niet`}
      refused={refused.map(({ id, title, refusal }) => ({ uuid: String(id), who: title, why: refusal?.message ?? '' }))}
      onClose={() => void dismiss()}
    />
  )
}
