import { type ReactNode, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { formatSize } from '#components/files/file-size.ts'
import { Card } from '#components/page/page.tsx'
import { type Query, QueryState } from '#components/page/query-state.tsx'
import { useAction } from '../action/use-action.ts'

/** A file that is made on request, and kept for a week. */
interface MadeFile {
  uuid: string
  status: 'waiting' | 'ready' | 'failed' | 'removed'
  /** In percent. */
  progress: number
  size?: number
}
interface Page<F> {
  member: F[]
  totalItems: number
}

const askEveryMs = 2_000
/** Whether its status will not change soon by itself. */
const isOver: Record<MadeFile['status'], boolean> = { waiting: false, ready: true, failed: true, removed: true }
/** Keeps polling while a file is being made. */
export const whileMaking = {
  refetchInterval: ({ state }: { state: { data?: Page<MadeFile> | undefined } }) =>
    state.data?.member.some(({ status }) => !isOver[status]) ? askEveryMs : (false as const),
}

interface Props<F> {
  query: Query<Page<F>>
  nameOf: (file: F) => string
  take: (uuid: string) => Promise<void>
  /** Downloads only its readable part, if it has more. */
  takePdf?: ((uuid: string) => Promise<void>) | undefined
}
type Shown = Pick<Props<MadeFile>, 'take' | 'takePdf'> & { file: MadeFile; name: string }

/** The files somebody requested: their progress, and the finished ones to download. */
export function MadeFiles<F extends MadeFile>({ query, nameOf, take, takePdf }: Props<F>) {
  return (
    <>
      <Told files={query.data?.member ?? []} nameOf={nameOf} />
      <QueryState query={query} height={96} isEmpty={({ totalItems }) => totalItems === 0}>
        {({ member }) => (
          <ul className="stack gap-12" aria-label="Bestanden">
            {member.map(file => {
              const Stage = shown[file.status]
              return (
                <li key={file.uuid}>
                  <Card title={nameOf(file)}>
                    <Stage file={file} name={nameOf(file)} {...{ take, takePdf }} />
                  </Card>
                </li>
              )
            })}
          </ul>
        )}
      </QueryState>
    </>
  )
}

/** Announces that a file is ready, to people who heard that it was being made. */
function Told<F extends MadeFile>({ files, nameOf }: { files: readonly F[] } & Pick<Props<F>, 'nameOf'>) {
  const [awaited, setAwaited] = useState<readonly string[]>([])
  const coming = files.filter(({ uuid, status }) => status === 'waiting' && !awaited.includes(uuid))
  if (coming.length > 0) setAwaited([...awaited, ...coming.map(({ uuid }) => uuid)])
  const ready = files.filter(({ uuid, status }) => status === 'ready' && awaited.includes(uuid))
  return (
    <p role="status" className="unseen">
      {ready.map(file => `Het bestand is klaar. ${nameOf(file)}.`).join(' ')}
    </p>
  )
}

const shown: Record<MadeFile['status'], (props: Shown) => ReactNode> = {
  waiting: Making,
  ready: Ready,
  failed: () => <p>Het is niet gelukt. Probeer het nog een keer.</p>,
  removed: () => <p>Dit bestand is er niet meer. Wij bewaren het een week.</p>,
}

function Making({ file, name }: Shown) {
  return (
    <div className="stack gap-12">
      <progress value={file.progress} max={100} aria-label={`Bestand maken. ${name}`} />
      <p className="figures" role="status">
        Wij maken het bestand: {file.progress}%
      </p>
    </div>
  )
}

function Ready({ file: { uuid, size }, name, take, takePdf }: Shown) {
  const all = useAction()
  const pdf = useAction()
  const about = typeof size === 'number' ? formatSize(size) : undefined
  const of = <span className="unseen"> {name}</span>
  const done = 'Het bestand is gedownload.'
  if (!takePdf)
    return (
      <Button size="lg" loading={all.busy} onClick={() => void all.act({ run: () => take(uuid), done })}>
        Downloaden{about && ` (${about})`}
        {of}
      </Button>
    )
  return (
    <div className="wrap gap-8">
      <Button size="lg" loading={pdf.busy} onClick={() => void pdf.act({ run: () => takePdf(uuid), done })}>
        Pdf downloaden{of}
      </Button>
      <Button variant="subtle" size="lg" loading={all.busy} onClick={() => void all.act({ run: () => take(uuid), done })}>
        Alles voor de computer ({['zip', about].filter(Boolean).join(', ')}){of}
      </Button>
    </div>
  )
}
