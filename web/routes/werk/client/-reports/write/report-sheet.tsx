import { useQuery } from '@tanstack/react-query'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { queryOf } from '#client/cache.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { OwnShift } from '../reports.ts'
import { ReportForm, sayShift } from './report-form.tsx'

type Props = {
  client: string
  name: string
  way: 'new' | 'change' | 'correct'
  /** The report to change or correct. */
  uuid?: string | undefined
  /** Undefined while they load. */
  shifts: readonly OwnShift[] | undefined
  onDone: (report: string | undefined) => void
  onClose: () => void
}
const titles = { new: 'Nieuwe rapportage', change: 'Rapportage wijzigen', correct: 'Rapportage corrigeren' } as const

/** The sheet for writing, changing or correcting a report. The draft stays when it is closed. */
export default function ReportSheet({ client, name, way, uuid, shifts, onDone, onClose }: Props) {
  const {
    data: report,
    error,
    refetch,
  } = useQuery({ ...queryOf('GET /client_reports/{uuid}', { uuid: uuid ?? '' }), enabled: way !== 'new' })
  const shift = shifts?.[0]
  const about = way === 'new' && shift ? `${name}, ${sayShift(shift)}` : name
  const writing = way === 'new' ? ({ client, name, way } as const) : report && { client, name, way, report }
  return (
    <Dialog title={titles[way]} about={about} look="side" onField closedBy="closerequest" inAddress onClose={onClose}>
      <QueryState query={{ data: shifts && writing && { shifts, writing }, error, refetch }} height={320}>
        {found => (
          <OwnNameOnly>
            <ReportForm {...found} onDone={onDone} />
          </OwnNameOnly>
        )}
      </QueryState>
    </Dialog>
  )
}
