import { pressedFor, type ScreenKeys, useChosen } from './own-keys.ts'

/** The shortcut of a button, as the user chose it; nothing when shortcuts are off. */
export function KeyHint({ screen, of }: { screen: ScreenKeys['screen']; of: string }) {
  const pressed = pressedFor(useChosen(screen), of)
  return pressed === undefined ? null : <kbd>{pressed.toUpperCase()}</kbd>
}
