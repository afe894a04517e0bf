import { useEffect, useState } from 'react'
import { saveAs } from '#client/api.ts'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { useKeyed } from '../keys/own-keys.ts'
import { openFile } from '../stored-files.ts'
import classes from './documents.module.css'
import { NoPreview, previewKindOf } from './file-preview.tsx'
import { useIsBroken, useObjectUrl, useStoredFile } from './use-stored-file.ts'

type StoredFile = { uuid: string; name: string }
const [least, most, step] = [1, 4, 0.5]
const small = { size: 'sm', variant: 'default' } as const

type Props = {
  files: readonly StoredFile[]
  /** Called for a file that cannot be shown here. */
  onUnseen: (uuid: string) => void
  /** Called when the file was saved, to view it elsewhere. */
  onSaved: (uuid: string) => void
}

/**
 * The files of a document, large, one at a time. Pictures can be rotated and zoomed; for a pdf the browser's own viewer does
 * that.
 */
export function FileViewer({ files, onUnseen, onSaved }: Props) {
  const keyed = useKeyed('documenten')
  const [at, setAt] = useState(0)
  const [turned, turn] = useState(0)
  const [zoom, setZoom] = useState<number>(least)
  const file = files[at]
  if (!file) return <p className={`soft ${classes.unseen}`}>Bij dit document is geen bestand ingeleverd.</p>
  const show = (next: number) => {
    setAt(next)
    turn(0)
    setZoom(least)
  }
  return (
    <div className={`stack gap-8 ${classes.viewer}`}>
      <div className="wrap-row gap-8">
        <span className={`grows soft small breaks ${classes.name}`}>
          {files.length > 1 && `${at + 1} van ${files.length}: `}
          {file.name}
        </span>
        {files.length > 1 && (
          <Button {...small} {...keyed('b')} onClick={() => show((at + 1) % files.length)}>
            Volgend bestand
          </Button>
        )}
        <PictureTools uuid={file.uuid} {...{ turned, turn, zoom, setZoom }} />
        <Save file={file} onSaved={onSaved} />
      </div>
      <Paper key={file.uuid} {...{ file, turned, zoom, onUnseen }} />
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

/** The buttons to rotate and zoom, which the browser's pdf viewer has itself. */
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

/** A file that was fetched already is not fetched again. */
function Save({ file, onSaved }: Pick<Props, 'onSaved'> & { file: StoredFile }) {
  const { data } = useStoredFile(file.uuid)
  const save = () => {
    if (!data) return openFile({ id: file.uuid })
    saveAs(data, file.name)
    onSaved(file.uuid)
  }
  return (
    <Button {...small} onClick={save}>
      Downloaden
    </Button>
  )
}

type PaperProps = Pick<Props, 'onUnseen'> & { file: StoredFile; turned: number; zoom: number }

function Paper({ file, ...look }: PaperProps) {
  return (
    <QueryState query={useStoredFile(file.uuid)} height={420}>
      {content => <Shown content={content} file={file} {...look} />}
    </QueryState>
  )
}

function Shown({ content, file, turned, zoom, onUnseen }: PaperProps & { content: Blob }) {
  const url = useObjectUrl(content)
  const look = previewKindOf(content)
  const isBroken = useIsBroken(file.uuid, content)
  const [isRefused, refuse] = useState(false)
  const isUnseen = !look || isBroken || isRefused
  useEffect(() => {
    if (isUnseen) onUnseen(file.uuid)
  }, [isUnseen, file.uuid, onUnseen])
  if (!url) return null
  if (isUnseen)
    return <NoPreview content={content} className={`rounded outlined sunken soft ${classes.paper} ${classes.unseen}`} />
  if (look === 'picture')
    return (
      <section className={`rounded outlined sunken ${classes.paper}`} aria-label={file.name}>
        <Picture {...{ url, turned, zoom }} name={file.name} onRefused={() => refuse(true)} />
      </section>
    )
  return (
    <div className={`rounded outlined sunken ${classes.paper}`}>
      <iframe src={`${url}#navpanes=0`} title={file.name} />
    </div>
  )
}

type PictureProps = { url: string; name: string; turned: number; zoom: number; onRefused: () => void }

/** A picture that fits its box at every rotation; only zooming makes it larger than the box. */
function Picture({ url, name, turned, zoom, onRefused }: PictureProps) {
  const [own, setOwn] = useState(1)
  const ratio = turned % 180 === 0 ? own : 1 / own
  const frame = { width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})`, aspectRatio: ratio }
  const picture = {
    width: turned % 180 === 0 ? '100%' : `${100 / ratio}%`,
    transform: `translate(-50%, -50%) rotate(${turned}deg)`,
  }
  return (
    <div className={`relative ${classes.frame}`} style={frame}>
      <img
        src={url}
        alt={name}
        style={picture}
        onError={onRefused}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => naturalHeight > 0 && setOwn(naturalWidth / naturalHeight)}
      />
    </div>
  )
}
