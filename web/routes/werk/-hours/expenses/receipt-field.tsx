import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../../care/act/use-act.ts'
import { explain } from '../../../../care/tell.ts'
import { download } from '../../../../client/api.ts'
import { type UploadedFile, upload } from '../../../../client/upload.ts'
import { IconButton } from '../../../../components/icon-button.tsx'
import { CloseIcon, DocumentIcon, PlusIcon } from '../../../../components/icons.tsx'
import classes from './receipt-field.module.css'

type Props = {
  /** The IRI of the receipt that is there, and its name when this browser knows it. */
  file?: string | null | undefined
  name?: string | undefined
  error?: string | undefined
  onChange: (receipt: UploadedFile | undefined) => void
  onSending: (more: 1 | -1) => void
}

/** Uploads the chosen file, one at a time. Removing the row aborts it. */
function useSending({ onChange, onSending }: Pick<Props, 'onChange' | 'onSending'>) {
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const { act } = useAct()
  // People go on typing during the upload: the result goes to the row as it is by then.
  const latest = useRef(onChange)
  const underWay = useRef<AbortController>(null)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => () => underWay.current?.abort(), [])
  const send = async (file: File) => {
    const call = new AbortController()
    underWay.current = call
    setRefusal(undefined)
    setPercent(0)
    onSending(1)
    await act({
      run: () => upload(file, setPercent, call.signal).then(receipt => latest.current(receipt), unlessAborted),
      refused: problem => {
        setRefusal(explain(problem))
        return null
      },
    })
    setPercent(undefined)
    onSending(-1)
  }
  return { send, percent, refusal, stop: () => underWay.current?.abort() }
}
const unlessAborted = (error: Error) => {
  if (error.name !== 'AbortError') throw error
}

function Chosen({ iri, name, onRemove }: { iri: string; name: string; onRemove: () => void }) {
  const { act } = useAct()
  const open = () => void act({ run: () => download('GET /user_files/{uuid}/download', { uuid: iri.slice(-36) }) })
  return (
    <p className={classes.chosen}>
      <DocumentIcon size={20} />
      <button type="button" onClick={open}>
        {name}
      </button>
      <IconButton aria-label={`Bon ${name} verwijderen`} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </p>
  )
}

// Without HEIC in the list a phone hands over its photos as JPEG.
function Choose({ label, camera = false, onFile }: { label: string; camera?: boolean; onFile: (file: File) => void }) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    currentTarget.value = '' // the same file may be chosen again
  }
  return (
    <label className={classes.choose} data-camera={camera || undefined}>
      <PlusIcon size={18} />
      {label}
      <input
        type="file"
        className="unseen"
        accept={camera ? 'image/*' : 'image/jpeg,image/png,image/webp,application/pdf'}
        {...(camera && { capture: 'environment' })}
        onChange={choose}
      />
    </label>
  )
}

/** The receipt of an expense: a photo made on the spot, or an existing photo or PDF. */
export function ReceiptField({ file, name = 'Bon', error, onChange, onSending }: Props) {
  const { send, percent, refusal, stop } = useSending({ onChange, onSending })
  const wrong = refusal ?? error
  return (
    <div className={classes.receipt}>
      {percent !== undefined && (
        <div className={classes.sending} role="status">
          <span className="figures">Bon versturen… {percent}%</span>
          <IconButton aria-label="Versturen stoppen" onClick={stop}>
            <CloseIcon size={18} />
          </IconButton>
          <progress value={percent} max={100} aria-label="Verstuurd" />
        </div>
      )}
      {percent === undefined && file && <Chosen iri={file} name={name} onRemove={() => onChange(undefined)} />}
      {percent === undefined && !file && (
        <div className={classes.choices}>
          <Choose label="Foto van bon maken" camera onFile={one => void send(one)} />
          <Choose label="Bon toevoegen" onFile={one => void send(one)} />
        </div>
      )}
      <p className={classes.wrong} role="alert" hidden={!wrong}>
        {wrong}
      </p>
    </div>
  )
}
