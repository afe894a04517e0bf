// Replaces the shell (app-shell.tsx) with the app, including what was typed and pressed in it meanwhile.
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const typedIn = (place: HTMLElement) =>
  [...place.querySelectorAll('input')].map(field => ({
    name: field.name,
    value: field.value,
    isFocused: field === document.activeElement,
  }))

/** Finds the same button in the app as was pressed in the shell. */
const pressedIn = (place: HTMLElement) => {
  const pressed = place.querySelector<HTMLElement>('button[type="button"][data-pressed]')
  if (!pressed) return undefined
  const alike = () => [...place.querySelectorAll<HTMLElement>(`button[class="${pressed.className}"]`)]
  const at = alike().indexOf(pressed)
  return () => alike()[at]
}

/**
 * Renders the app in this element. Its first screen must have loaded: its fields get what was typed, a form that was sent is sent,
 * and a button that was pressed is pressed.
 */
export const replaceShell = (place: HTMLElement, app: ReactNode): void => {
  const root = createRoot(place)
  const typed = typedIn(place)
  const wasSent = place.querySelector('[data-sent]') !== null
  const pressed = pressedIn(place)
  delete place.dataset.first
  if (typed.length === 0 && !pressed) {
    // In chunks, so that a touch is answered in between.
    startTransition(() => root.render(app))
    return
  }
  // Synchronously: a letter typed between reading the fields and rendering would be lost.
  flushSync(() => root.render(app))
  for (const { name, value, isFocused } of typed) {
    const field = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!field) continue
    if (value) field.value = value
    if (isFocused) field.focus()
  }
  if (wasSent) place.querySelector('form')?.requestSubmit()
  pressed?.()?.click()
}
