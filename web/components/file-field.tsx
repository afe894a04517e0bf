import { type ChangeEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './file-field.module.css'
import { type FileRules, refuseFile, sayRules } from './file-rules.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon, DocumentIcon, PlusIcon } from './icons.tsx'

export type KeptFile = { id: string; name: string }
/** What came of sending: the file as it is kept, or why it was refused, and whether the same file may be taken another time. */
export type Sent = { kept: KeptFile } | { refused: string; again: boolean }

type Props = {
  /** What is asked for: "Bon". */
  label: string
  rules: FileRules
  /** The files that are there. */
  files: readonly KeptFile[]
  onChange: (files: KeptFile[]) => void
  /** Sends a file; `onProgress` gets whole percents. Rejects only when it was stopped. */
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Sent>
  /** Shows a file that is there. */
  open: (file: KeptFile) => void
  several?: boolean
  /** Whether people may make a photo on the spot. */
  camera?: boolean
  error?: string | undefined
  /** One file more (1) or less (-1) is under way. */
  onSending?: (more: 1 | -1) => void
}

/** A file that is not there yet: how much of it was sent, or why it stopped. */
type UnderWay = { key: string; file: File; percent: number; refusal?: string; again?: boolean }

/** Sends files, each by itself; removing the field stops them all. */
function useSending({ rules, files, onChange, send, onSending }: Props) {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const calls = useRef(new Map<string, AbortController>())
  // People go on during the sending: what is kept goes to the files as they are by then.
  const latest = useRef({ files, onChange })
  useEffect(() => {
    latest.current = { files, onChange }
  })
  useEffect(
    () => () => {
      for (const call of calls.current.values()) call.abort()
    },
    [],
  )
  const change = (key: string, part: Partial<UnderWay>) =>
    setUnderWay(now => now.map(one => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setUnderWay(now => now.filter(one => one.key !== key))
  const start = async (file: File, key: string) => {
    const refusal = refuseFile(file, rules)
    const item: UnderWay = { key, file, percent: 0, ...(refusal && { refusal }) }
    setUnderWay(now => [...now.filter(one => one.key !== key), item])
    if (refusal) return
    const call = new AbortController()
    calls.current.set(key, call)
    onSending?.(1)
    try {
      const sent = await send(file, percent => change(key, { percent }), call.signal)
      if ('refused' in sent) return change(key, { refusal: sent.refused, again: sent.again })
      drop(key)
      latest.current.onChange([...latest.current.files, sent.kept])
    } catch (problem) {
      drop(key)
      if (!call.signal.aborted) throw problem
    } finally {
      calls.current.delete(key)
      onSending?.(-1)
    }
  }
  return {
    underWay,
    add: (file: File) => void start(file, crypto.randomUUID()),
    again: ({ file, key }: UnderWay) => void start(file, key),
    stop: ({ key }: UnderWay) => {
      calls.current.get(key)?.abort()
      drop(key)
    },
  }
}

/**
 * When the button that was pressed is gone, the last control of the field has the focus: what stops the sending, or begins another.
 * So has what comes after that, until people go elsewhere: the sending ends by itself.
 */
function useFocusStays() {
  const field = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (!pressed.current) return
    if (document.activeElement !== document.body) {
      pressed.current = field.current?.contains(document.activeElement) ?? false
      return
    }
    const controls = field.current?.querySelectorAll<HTMLElement>('button, input')
    controls?.item(controls.length - 1)?.focus({ preventScroll: true })
  })
  const keep = (act: () => void) => () => {
    pressed.current = true
    act()
  }
  return { field, keep }
}

/** Files that people hand over: what may be sent is said before, each shows its progress, can be stopped, tried again and removed. */
export function FileField(props: Props) {
  const { label, rules, files, onChange, open, several = false, camera = false, error } = props
  const id = useId()
  const { underWay, add, again, stop } = useSending(props)
  const { field, keep } = useFocusStays()
  const isFull = !several && files.length + underWay.length > 0
  const what = label.toLowerCase()
  const take = (chosen: File[]) => keep(() => chosen.forEach(add))()
  return (
    <fieldset ref={field} className={classes.field} aria-describedby={isFull && !error ? undefined : `${id}-about`}>
      <legend className="unseen">{label}</legend>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map(file => (
            <li key={file.id}>
              <DocumentIcon size={20} />
              <button type="button" className={classes.name} onClick={() => open(file)}>
                {file.name}
              </button>
              <IconButton
                aria-label={`${label} ${file.name} verwijderen`}
                onClick={keep(() => onChange(files.filter(one => one.id !== file.id)))}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {underWay.map(one => (
        <Going key={one.key} one={one} label={label} onStop={keep(() => stop(one))} onAgain={keep(() => again(one))} />
      ))}
      {!isFull && (
        <div className={classes.choices}>
          {camera && <Choose label={`Foto van ${what} maken`} kinds="image/*" camera onFiles={take} />}
          <Choose label={`${label} toevoegen`} kinds={rules.kinds.join()} several={several} onFiles={take} />
        </div>
      )}
      <p id={`${id}-about`} className={classes.about}>
        {!isFull && sayRules(rules)}
        <span className={classes.wrong} role="alert" hidden={!error}>
          {error}
        </span>
      </p>
    </fieldset>
  )
}

type GoingProps = { one: UnderWay; label: string; onStop: () => void; onAgain: () => void }

function Going({ one: { file, percent, refusal, again }, label, onStop, onAgain }: GoingProps) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setPicture(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className={classes.going}>
      {picture ? <img src={picture} alt="" /> : <DocumentIcon size={20} />}
      <span className={classes.words}>
        <span>{file.name}</span>
        {refusal ? (
          <span className={classes.wrong} role="alert">
            {refusal}
          </span>
        ) : (
          <span className="figures" role="status">
            {label} versturen… {percent}%
          </span>
        )}
      </span>
      {again && (
        <Button variant="default" size="sm" onClick={onAgain}>
          Opnieuw proberen
        </Button>
      )}
      <IconButton aria-label={refusal ? `${file.name} weglaten` : 'Versturen stoppen'} onClick={onStop}>
        <CloseIcon size={18} />
      </IconButton>
      {!refusal && <progress value={percent} max={100} aria-label="Verstuurd" />}
    </div>
  )
}

type ChooseProps = {
  label: string
  kinds: string
  several?: boolean
  camera?: boolean
  onFiles: (files: File[]) => void
}

// Without HEIC in the list a phone hands over its photos as JPEG.
function Choose({ label, kinds, several = false, camera = false, onFiles }: ChooseProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = '' // the same file may be chosen again
  }
  return (
    <label className={classes.choose} data-camera={camera || undefined}>
      <PlusIcon size={18} />
      {label}
      <input
        type="file"
        className="unseen"
        accept={kinds}
        multiple={several}
        {...(camera && { capture: 'environment' })}
        onChange={choose}
      />
    </label>
  )
}
