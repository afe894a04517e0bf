import { lazy } from 'react'
import { FoldedPart } from './folded-part.tsx'

const Proof = lazy(() => import('./proof.tsx'))
const HistoryList = lazy(() => import('./history-list.tsx'))

/** What was recorded of an assignment: its proof from publication to payment, and everything that happened. */
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
