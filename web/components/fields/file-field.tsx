import { useId, useLayoutEffect, useRef } from 'react'
import { FileButton } from '../controls/file-button.tsx'
import { CameraIcon, UploadIcon } from '../files/file-icons.tsx'
import { FilePages } from '../files/file-pages.tsx'
import { FileRows } from '../files/file-rows.tsx'
import { type FileRules, sayRules } from '../files/file-rules.ts'
import classes from '../files/files.module.css'
import { type KeptFile, type Send, type Sending, type UnderWay, useSending } from '../hooks/use-sending.ts'

export type { KeptFile, Sent } from '../hooks/use-sending.ts'

type Props = {
  /** What is asked for: "Bon". */
  label: string
  rules: FileRules
  /** The uploaded files. */
  files: readonly KeptFile[]
  onChange: (files: KeptFile[]) => void
  send: Send
  /** Shows an uploaded file. */
  open: (file: KeptFile) => void
  several?: boolean
  /** The maximum number of files, when there may be several. */
  most?: number
  /** The result of useSending, for uploads that go on when this field disappears. */
  sending?: Sending
  /** Whether people may take a photo. */
  camera?: boolean
  error?: string | undefined
  /** Another upload started (1) or ended (-1). */
  onSending?: (more: 1 | -1) => void
}

/**
 * When the pressed button disappears, the last control of the field gets the focus: the one that stops the upload or starts
 * another. The same happens after that, until people move elsewhere, since an upload ends by itself.
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

/** An upload field: says beforehand what may be sent; each file shows its progress and can be stopped, retried and removed. */
export function FileField(props: Props) {
  return props.sending ? <Files {...props} sending={props.sending} /> : <OwnFiles {...props} />
}
function OwnFiles(props: Props) {
  return <Files {...props} sending={useSending(props)} />
}

function Files({ sending, ...props }: Props & { sending: Sending }) {
  const { label, rules, files, onChange, open, several = false, most, camera = false, error } = props
  const id = useId()
  const { underWay, add, again, stop } = sending
  const { field, keep } = useFocusStays()
  const room = several
    ? (most ?? Number.POSITIVE_INFINITY) - files.length - underWay.length
    : files.length > 0
      ? 0
      : 1 - underWay.length
  const isFull = room <= 0
  const what = label.toLowerCase()
  const take = (chosen: File[]) => keep(() => chosen.slice(0, Math.max(room, 0)).forEach(add))()
  const acts = {
    label,
    onOpen: open,
    onRemove: (file: KeptFile) => keep(() => onChange(files.filter(one => one.id !== file.id)))(),
    onStop: (one: UnderWay) => keep(() => stop(one))(),
    onAgain: (one: UnderWay) => keep(() => again(one))(),
  }
  const look = several ? ({ look: 'tile' } as const) : {}
  const choices = !isFull && (
    <div className={`wrap ${classes.choices}`} data-several={several || undefined}>
      {camera && (
        <FileButton
          label={several ? 'Foto maken' : `Foto van ${what} maken`}
          kinds="image/*"
          camera="environment"
          icon={<CameraIcon size={20} />}
          {...look}
          onFiles={take}
        />
      )}
      <FileButton
        label={several ? 'Bestand kiezen' : `${label} toevoegen`}
        // As HEIC is not in the list, a phone hands over its photos as JPEG.
        kinds={rules.kinds.join()}
        icon={<UploadIcon size={20} />}
        several={several}
        wrong={Boolean(error)}
        {...look}
        onFiles={take}
      />
    </div>
  )
  const about = [!isFull && !several && sayRules(rules), isFull && several && `Meer dan ${most} bestanden kan niet.`]
  return (
    <fieldset ref={field} className={classes.field} aria-describedby={isFull && !several && !error ? undefined : `${id}-about`}>
      <legend className="unseen">{label}</legend>
      {several && choices}
      {several ? <FilePages {...{ files, underWay, acts }} /> : <FileRows {...{ files, underWay, acts }} />}
      {!several && choices}
      <p id={`${id}-about`} className={classes.about}>
        {about}
        <span className={classes.wrong} role="alert" hidden={!error}>
          {error}
        </span>
      </p>
    </fieldset>
  )
}
