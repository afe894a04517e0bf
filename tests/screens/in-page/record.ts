// Tells of every control that is pressed or filled in; tests/presser/record.ts injects this as text, after controls.ts.
import type { Control } from '../../presser/what.ts'

declare const tellPress: (where: { address: string; layer: string }, control: Control) => void
declare const onScreen: { describe(element: Element, place: number): Control; nameOfLayer(): string; pressable: string }

const fields = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])'
const told = new WeakMap<Element, string>()
const tell = (element: Element): void => {
  const where = { address: location.pathname, layer: onScreen.nameOfLayer() }
  const control = onScreen.describe(element, 0)
  const text = JSON.stringify([where, control.name])
  if (told.get(element) === text) return
  told.set(element, text)
  tellPress(where, control)
}
// Before the app: what is pressed may be gone afterwards.
addEventListener(
  'click',
  ({ target }) => {
    const pressed = target instanceof Element ? target.closest(onScreen.pressable) : null
    // Focusing a field does not count as using it.
    if (pressed && !pressed.matches(fields)) tell(pressed)
  },
  true,
)
for (const name of ['input', 'change'])
  addEventListener(name, ({ target }) => target instanceof Element && target.matches(fields) && tell(target), true)
