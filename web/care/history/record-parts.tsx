import { late } from '#components/page/suspense.tsx'
import { FoldedPart } from './folded-part.tsx'

const Proof = late(() => import('./proof.tsx'))
const HistoryList = late(() => import('./history-list.tsx'))

/** The records of an assignment: its proof from publication to payment, and its history. */
export const RecordParts = ({ uuid }: { uuid: string }) => (
  <>
    <FoldedPart title="Bewijs">
      <Proof uuid={uuid} />
    </FoldedPart>
    <FoldedPart title="Geschiedenis">
      <HistoryList uuid={uuid} />
    </FoldedPart>
  </>
)
