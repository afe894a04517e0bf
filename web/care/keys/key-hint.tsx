import { pressedFor, type ScreenKeys, useChosen } from './own-keys.ts'

/** The key of a button, as somebody chose it; nothing when they want no keys. */
export function KeyHint({ screen, of }: { screen: ScreenKeys['screen']; of: string }) {
  const pressed = pressedFor(useChosen(screen), of)
  return pressed === undefined ? null : <kbd>{pressed.toUpperCase()}</kbd>
}
