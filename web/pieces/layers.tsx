import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import PhotoCrop from '#components/files/photo-crop.tsx'
import { Confirm } from '#components/layers/confirm.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { FieldsPopup } from '#components/layers/popup.tsx'
import { SidePanel } from '#components/layers/side-panel.tsx'
import { BulkBar } from '#components/lists/bulk-bar.tsx'
import { ScreenFoot } from '#components/page/screen-foot.tsx'
import type { PieceGroup } from './piece.ts'

/** A button, and what it opens. */
export function Opens({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {label}
      </Button>
      {opened && children(() => setOpened(false))}
    </>
  )
}

/** A picture of two colours, to crop. */
function Cut() {
  const [picture, setPicture] = useState<ImageBitmap>()
  const open = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    const context = canvas.getContext('2d')!
    context.fillStyle = 'cornflowerblue'
    context.fillRect(0, 0, 600, 400)
    context.fillStyle = 'gold'
    context.fillRect(240, 80, 120, 240)
    setPicture(await createImageBitmap(canvas))
  }
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => void open()}>
        Snijd een foto uit
      </Button>
      {picture && <PhotoCrop picture={picture} onCrop={() => setPicture(undefined)} onClose={() => setPicture(undefined)} />}
    </>
  )
}

function PopupShown() {
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened(!opened)}>
        Open de velden
      </Button>
      {opened && (
        <FieldsPopup label="Afstand" anchor={anchor} onClose={() => setOpened(false)}>
          <TextField label="Hoe ver?" />
        </FieldsPopup>
      )}
    </div>
  )
}

export const layers: PieceGroup = {
  name: 'Lagen',
  pieces: [
    {
      name: 'PhotoCrop',
      file: 'components/files/photo-crop.tsx',
      about: 'Een vierkant uit een foto: met de vinger, de muis of de knoppen. De foto wordt opnieuw getekend.',
      states: { gewoon: <Cut /> },
    },
    {
      name: 'Dialog',
      file: 'components/layers/dialog.tsx',
      about: 'Over het scherm: in het midden (op een telefoon onderin), of aan de zijkant.',
      states: {
        midden: (
          <Opens label="Open het midden">
            {close => (
              <Dialog title="Filters" onClose={close}>
                <TextField label="Zoek" />
                <DialogButtons>
                  <Button onClick={close}>Toon 11 opdrachten</Button>
                </DialogButtons>
              </Dialog>
            )}
          </Opens>
        ),
        zijkant: (
          <Opens label="Open de zijkant">
            {close => (
              <Dialog title="Dienst" look="side" onClose={close}>
                <p>Wat je van de dienst moet weten.</p>
              </Dialog>
            )}
          </Opens>
        ),
      },
    },
    {
      name: 'ScreenFoot',
      file: 'components/page/screen-foot.tsx',
      about: 'Een regel onder in het scherm, die wacht tot iemand erop drukt en niets verschuift.',
      states: {
        regel: (
          <Opens label="Toon de regel">
            {close => (
              <ScreenFoot label="Nieuwe voorwaarden">
                <p>Er is een nieuwe versie.</p>
                <Button size="sm" onClick={close}>
                  Ik ga akkoord
                </Button>
              </ScreenFoot>
            )}
          </Opens>
        ),
      },
    },
    {
      name: 'Confirm',
      file: 'components/layers/confirm.tsx',
      about: 'Vraagt eerst, bij wat niet terug kan. In een scherm doet ActionButton dit.',
      states: {
        vraag: (
          <Opens label="Annuleren">
            {close => (
              <Confirm title="Opdracht annuleren?" act="Opdracht annuleren" danger onConfirm={close} onClose={close}>
                <p>De zorgverlener krijgt bericht.</p>
              </Confirm>
            )}
          </Opens>
        ),
      },
    },
    {
      name: 'FieldsPopup',
      file: 'components/layers/popup.tsx',
      about: 'Velden bij een knop; op een telefoon onderin.',
      states: { velden: <PopupShown /> },
    },
    {
      name: 'BulkBar',
      file: 'components/lists/bulk-bar.tsx',
      about: 'Wat er kan met de gekozen rijen, onder in het scherm.',
      states: {
        open: (
          <Opens label="Kies twee rijen">
            {close => (
              <BulkBar chosen="2 gekozen" summary="€ 555,00" clearLabel="Keuze wissen" onClear={close}>
                <Button onClick={close}>Goedkeuren</Button>
              </BulkBar>
            )}
          </Opens>
        ),
      },
    },
    {
      name: 'SidePanel',
      file: 'components/layers/side-panel.tsx',
      about: 'Wat open is naast een lijst; je werkt door in de lijst.',
      states: {
        open: (
          <Opens label="Open het paneel">
            {close => (
              <SidePanel
                id="voorbeeld-paneel"
                label="Opdracht"
                subject="een"
                place="4 van 117"
                page={{ href: '/', label: 'Hele pagina' }}
                onBack={close}
                onClose={close}
              >
                <p>Wat je van de opdracht moet weten.</p>
              </SidePanel>
            )}
          </Opens>
        ),
      },
    },
  ],
}
