import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { formatSize } from '../../components/file-size.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useKeyed } from '../keys/own-keys.ts'
import { openFile } from '../stored-files.ts'
import classes from './file-viewer.module.css'
import { useAddressOf, useStoredFile } from './use-stored-file.ts'

type StoredFile = { uuid: string; name: string }
const [least, most, step] = [1, 4, 0.5]
const small = { size: 'sm', variant: 'default' } as const

/**
 * The files of a document, large: one at a time; pictures can be rotated and zoomed. The browser's own pdf viewer does that
 * itself.
 */
export function FileViewer({ files }: { files: readonly StoredFile[] }) {
  const keyed = useKeyed('documenten')
  const [at, setAt] = useState(0)
  const [turned, turn] = useState(0)
  const [zoom, setZoom] = useState<number>(least)
  const file = files[at]
  if (!file) return <p className={classes.unseen}>Bij dit document is geen bestand ingeleverd.</p>
  const show = (next: number) => {
    setAt(next)
    turn(0)
    setZoom(least)
  }
  return (
    <div className={classes.viewer}>
      <div className={classes.tools}>
        <span className={classes.name}>
          {files.length > 1 && `${at + 1} van ${files.length}: `}
          {file.name}
        </span>
        {files.length > 1 && (
          <Button {...small} {...keyed('b')} onClick={() => show((at + 1) % files.length)}>
            Volgend bestand
          </Button>
        )}
        <PictureTools uuid={file.uuid} {...{ turned, turn, zoom, setZoom }} />
        <Button {...small} onClick={() => void openFile({ id: file.uuid })}>
          Downloaden
        </Button>
      </div>
      <Paper key={file.uuid} file={file} turned={turned} zoom={zoom} />
    </div>
  )
}

type ToolsProps = {
  uuid: string
  turned: number
  turn: (degrees: number) => void
  zoom: number
  setZoom: (zoom: number) => void
}

/** The tools that a browser's pdf viewer has itself. */
function PictureTools({ uuid, turned, turn, zoom, setZoom }: ToolsProps) {
  const keyed = useKeyed('documenten')
  const { data } = useStoredFile(uuid)
  if (!data?.type.startsWith('image/')) return null
  return (
    <>
      <Button {...small} {...keyed('d')} onClick={() => turn((turned + 90) % 360)}>
        Draaien
      </Button>
      <Button {...small} {...keyed('-')} aria-label="Kleiner" disabled={zoom <= least} onClick={() => setZoom(zoom - step)}>
        −
      </Button>
      <Button {...small} {...keyed('+')} aria-label="Groter" disabled={zoom >= most} onClick={() => setZoom(zoom + step)}>
        +
      </Button>
    </>
  )
}

type PaperProps = { file: StoredFile; turned: number; zoom: number }

function Paper({ file, ...look }: PaperProps) {
  return (
    <QueryState query={useStoredFile(file.uuid)} height={420}>
      {content => <Shown content={content} file={file} {...look} />}
    </QueryState>
  )
}

function Shown({ content, file, turned, zoom }: PaperProps & { content: Blob }) {
  const address = useAddressOf(content)
  if (!address) return null
  if (content.type.startsWith('image/'))
    return (
      <section className={classes.paper} aria-label={file.name}>
        <Picture {...{ address, turned, zoom }} name={file.name} />
      </section>
    )
  if (content.type === 'application/pdf' && navigator.pdfViewerEnabled)
    return (
      <div className={classes.paper}>
        <iframe src={`${address}#navpanes=0`} title={file.name} />
      </div>
    )
  return (
    <p className={`${classes.paper} ${classes.unseen}`}>
      Deze browser laat dit bestand niet zien ({formatSize(content.size)}). Download het om het te bekijken.
    </p>
  )
}

type PictureProps = { address: string; name: string; turned: number; zoom: number }

/** A picture that fits its box however it is rotated, and exceeds it only when zoomed. */
function Picture({ address, name, turned, zoom }: PictureProps) {
  const [own, setOwn] = useState(1)
  const ratio = turned % 180 === 0 ? own : 1 / own
  const frame = { width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})`, aspectRatio: ratio }
  const picture = {
    width: turned % 180 === 0 ? '100%' : `${100 / ratio}%`,
    transform: `translate(-50%, -50%) rotate(${turned}deg)`,
  }
  return (
    <div className={classes.frame} style={frame}>
      <img
        src={address}
        alt={name}
        style={picture}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => naturalHeight > 0 && setOwn(naturalWidth / naturalHeight)}
      />
    </div>
  )
}
