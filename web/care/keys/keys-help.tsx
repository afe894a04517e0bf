import { useEffect, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { late } from '#components/page/suspense.tsx'
import classes from './keys.module.css'
import { pressByKey, type ScreenKeys, useKeyed } from './own-keys.ts'

const KeysDialog = late(() => import('./keys-dialog.tsx'))
const ofScreen: ScreenKeys = { screen: 'opdrachten', keys: [['?', 'Deze toetsen tonen']] }

/** The keyboard shortcuts of a screen, opened with ? or a button. Renders nothing on devices without a keyboard. */
export function KeysHelp({ more }: { more: ScreenKeys['keys'] }) {
  const hasKeys = useMedia('(hover: hover) and (min-width: 62em)')
  const keyed = useKeyed('opdrachten')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) pressByKey(event, document.body, ofScreen)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!hasKeys) return null
  return (
    <div className={`flex no-print ${classes.help}`}>
      <Button variant="subtle" size="sm" {...keyed('?')} onClick={() => setIsOpen(true)}>
        Toetsen (?)
      </Button>
      {isOpen && <KeysDialog of={ofScreen} more={more} where="op dit scherm bent" onClose={() => setIsOpen(false)} />}
    </div>
  )
}
