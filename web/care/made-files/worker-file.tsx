import { useQuery } from '@tanstack/react-query'
import { download } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { OwnNameOnly } from '../action/own-name-only.tsx'
import { useAction } from '../action/use-action.ts'
import { dateOf } from '../moment/moment.ts'
import { MadeFiles, whileMaking } from './made-files.tsx'

type Props = {
  careWorker: string
  /** The texts for this audience. */
  texts: {
    title: string
    lead: string
    /** The toast once it is being made. */
    asked: string
  }
}

/** All data about a care worker in one file: requested here, made in the background, and kept for a week. */
export function WorkerFile({ careWorker, texts }: Props) {
  const { run } = useChange('POST /care_worker_exports')
  const { busy, act } = useAction()
  const files = useQuery({
    ...queryOf('GET /care_worker_exports', { query: { 'careWorker.uuid': careWorker, itemsPerPage: 10 } }),
    ...whileMaking,
  })
  const make = () => act({ run: () => run({ body: { careWorker: `/v1/care_workers/${careWorker}` } }), done: texts.asked })
  return (
    <>
      <Card title={texts.title}>
        <p className="below-16">{texts.lead}</p>
        <OwnNameOnly>
          <Button variant="default" loading={busy} onClick={() => void make()}>
            Maak het bestand
          </Button>
        </OwnNameOnly>
      </Card>
      <MadeFiles
        query={files}
        nameOf={({ createdAt }) => `Gevraagd op ${formatDate(dateOf(createdAt))}`}
        take={uuid => download('GET /care_worker_exports/{uuid}/download', { uuid })}
      />
    </>
  )
}
