import { type ReactNode, useState } from 'react'
import { late } from '#components/page/suspense.tsx'
import type { Moment } from '../moment/care-moment.ts'
import { Part } from '../parts/part.tsx'
import classes from './history.module.css'

const AgreementPart = late(() => import('../agreement/agreement-part.tsx'))
const Proof = late(() => import('./proof.tsx'))
const HistoryList = late(() => import('./history-list.tsx'))

/** The records of an assignment: its proof from publication to payment, and its history. */
export const RecordParts = ({ moment: { uuid, assignee } }: { moment: Pick<Moment, 'uuid' | 'assignee'> }) => (
  <>
    <FoldedPart title="Bewijs">
      <Proof uuid={uuid} />
      {/* Only of a former assignee: the present one sees theirs on the screen itself. */}
      {!assignee && <AgreementPart uuid={uuid} />}
    </FoldedPart>
    <FoldedPart title="Geschiedenis">
      <HistoryList uuid={uuid} />
    </FoldedPart>
  </>
)

/** A collapsed section whose content loads when it is opened. */
function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Part title={title} headless>
      <details className={`fold ${classes.folded}`} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {opened && children}
      </details>
    </Part>
  )
}
