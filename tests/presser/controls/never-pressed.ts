// What no record says that anything pressed: the presser begins with it, and so goes on where the last run ended.
import { existsSync, readFileSync } from 'node:fs'
import type { Control, Sight } from '../what.ts'
import { controlsOfProduct } from './which.ts'

const path = new URL('pressed.txt', import.meta.url)

export const neverPressed = (): ((sight: Sight, control: Control) => boolean) => {
  const pressed = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
  const { pressedBy } = controlsOfProduct()
  const known = new Map<string, boolean>()
  return ({ address, layer }, control) => {
    const { role, name, link, near, classes } = control
    const said = [address, layer, role, name, near, ...classes].join('\n')
    if (!known.has(said))
      known.set(
        said,
        pressedBy({ address, layer, role, name, link, near, classes }).some(({ key }) => !pressed.has(key)),
      )
    return known.get(said)!
  }
}
