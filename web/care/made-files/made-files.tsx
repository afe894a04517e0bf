import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { formatSize } from '../../components/file-size.ts'
import { Card } from '../../components/page.tsx'
import { type Query, QueryState } from '../../components/query-state.tsx'
import { useAct } from '../act/use-act.ts'
import classes from './made-files.module.css'

/** A file that is made for somebody, and kept for a week. */
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
/** Whether nothing changes by itself any more, soon. */
const isOver: Record<MadeFile['status'], boolean> = { waiting: false, ready: true, failed: true, removed: true }
/** Goes on asking while a file is being made. */
export const whileMaking = {
  refetchInterval: ({ state }: { state: { data?: Page<MadeFile> | undefined } }) =>
    state.data?.member.some(({ status }) => !isOver[status]) ? askEveryMs : (false as const),
}

interface Props<F> {
  query: Query<Page<F>>
  nameOf: (file: F) => string
  take: (uuid: string) => Promise<void>
}
type Shown = { file: MadeFile; name: string; take: (uuid: string) => Promise<void> }

/** The files that somebody asked for: how far each is, and those that are ready to take. */
export function MadeFiles<F extends MadeFile>({ query, nameOf, take }: Props<F>) {
  return (
    <QueryState query={query} height={96} isEmpty={({ totalItems }) => totalItems === 0}>
      {({ member }) => (
        <ul className={classes.files} aria-label="Bestanden">
          {member.map(file => {
            const Stage = shown[file.status]
            return (
              <li key={file.uuid}>
                <Card title={nameOf(file)}>
                  <Stage file={file} name={nameOf(file)} take={take} />
                </Card>
              </li>
            )
          })}
        </ul>
      )}
    </QueryState>
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
    <div className={classes.making}>
      <progress value={file.progress} max={100} aria-label={`Bestand maken. ${name}`} />
      <p className="figures" role="status">
        Wij maken het bestand: {file.progress}%
      </p>
    </div>
  )
}

function Ready({ file: { uuid, size }, take }: Shown) {
  const { busy, act } = useAct()
  return (
    <Button size="lg" loading={busy} onClick={() => void act({ run: () => take(uuid), done: 'Het bestand is gedownload.' })}>
      Downloaden{typeof size === 'number' && ` (${formatSize(size)})`}
    </Button>
  )
}
