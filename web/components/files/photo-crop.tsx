import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { RangeField } from '../fields/range-field.tsx'
import { Dialog, DialogButtons } from '../layers/dialog.tsx'
import { ArrowLeftIcon, MinusIcon, PlusIcon } from '../marks/icons.tsx'
import { type Crop, dragged, maxZoom, squareOf, wholeCrop, withinPicture } from './crop-shape.ts'
import classes from './photo-crop.module.css'

type Props = {
  /** Upright: createImageBitmap rotates a photo the way the camera was held. */
  picture: ImageBitmap
  busy?: boolean
  /** Why it could not be saved. */
  refusal?: string | undefined
  onCrop: (photo: Blob) => void
  onClose: () => void
}

/** The side of the result in pixels: sharp on every screen, small enough for a bad network. */
const sidePixels = 720
const frame = 288
const step = 16
const zoomStep = 1.2
/** The steps a button moves the photo, and the rotation of the arrow icon. */
const ways: readonly (readonly [label: string, by: [number, number], turn: number])[] = [
  ['Foto naar links', [-step, 0], 0],
  ['Foto naar rechts', [step, 0], 180],
  ['Foto omhoog', [0, -step], 90],
  ['Foto omlaag', [0, step], -90],
]

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) => {
  const { left, top, side } = squareOf(crop, picture)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}
/** Re-encoded, so that metadata of the camera, such as the location, is removed. */
const photoOf = async (picture: ImageBitmap, crop: Crop): Promise<Blob | null> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: sidePixels, height: sidePixels })
  draw(canvas, picture, crop)
  return new Promise(done => canvas.toBlob(done, 'image/jpeg', 0.88))
}

/** A photo rotated a quarter turn to the right. */
const turned = (picture: ImageBitmap): Promise<ImageBitmap> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.height, height: picture.width })
  const context = canvas.getContext('2d')!
  context.translate(picture.height, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(picture, 0, 0)
  return createImageBitmap(canvas)
}

type Mover = { crop: Crop; picture: ImageBitmap; show: (crop: Crop) => void }

/** One finger or the mouse moves the photo, two fingers zoom in. */
function useMoving({ crop, picture, show }: Mover) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const end = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const at = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, at)
      const width = event.currentTarget.clientWidth
      const moved = dragged(crop, [at.x - before.x, at.y - before.y], width, picture)
      if (!other) return show(moved)
      const apart = (one: { x: number; y: number }) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)
      show(withinPicture({ ...crop, zoom: (crop.zoom * apart(at)) / apart(before) }, picture))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** Cuts a square out of a photo: by finger, by mouse, and with buttons for people who cannot drag. */
export default function PhotoCrop({ picture: first, busy = false, refusal, onCrop, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState(first)
  const [crop, setCrop] = useState(wholeCrop)
  useEffect(() => draw(canvas.current!, picture, crop), [picture, crop])
  const zoom = (to: number) => setCrop(withinPicture({ ...crop, zoom: to }, picture))
  const moving = useMoving({ crop, picture, show: setCrop })
  const turn = async () => {
    setPicture(await turned(picture))
    setCrop(wholeCrop)
  }
  const use = async () => {
    const photo = await photoOf(picture, crop)
    if (photo) onCrop(photo)
  }
  return (
    <Dialog title="Foto uitsnijden" closedBy="closerequest" busy={busy} onClose={onClose}>
      <div className={`relative clipped sunken ${classes.frame}`}>
        <canvas
          ref={canvas}
          width={frame * 2}
          height={frame * 2}
          role="img"
          aria-label="De foto, met het deel dat blijft in de cirkel"
          {...moving}
        />
      </div>
      <fieldset className={`wrap gap-4 ${classes.moves}`} aria-label="Foto verschuiven">
        {ways.map(([label, by, turn]) => (
          <Press key={label} label={label} onPress={() => setCrop(dragged(crop, by, frame, picture))}>
            <span className="flex" style={{ rotate: `${turn}deg` }}>
              <ArrowLeftIcon size={20} />
            </span>
          </Press>
        ))}
        <Press label="Foto kleiner" onPress={() => zoom(crop.zoom / zoomStep)}>
          <MinusIcon size={20} />
        </Press>
        <Press label="Foto groter" onPress={() => zoom(crop.zoom * zoomStep)}>
          <PlusIcon size={20} />
        </Press>
      </fieldset>
      <p className="soft small text-centre">Schuif de foto tot je gezicht in de cirkel staat. De knoppen doen hetzelfde.</p>
      <RangeField
        label="Dichterbij"
        value={crop.zoom}
        min={1}
        max={maxZoom}
        step={0.1}
        say={value => `${Math.round(value * 100)}%`}
        onChange={zoom}
      />
      {refusal && (
        <p role="alert" className="lost">
          {refusal}
        </p>
      )}
      <DialogButtons>
        <Button variant="default" disabled={busy} onClick={() => void turn()}>
          Draaien
        </Button>
        <Button loading={busy} onClick={() => void use()}>
          Foto gebruiken
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

const Press = ({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) => (
  <IconButton aria-label={label} title={label} onClick={onPress}>
    {children}
  </IconButton>
)
