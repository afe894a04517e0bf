// Says on the root element what is under way: `data-busy` is absent until the app runs, and empty when it is at rest. Whatever looks
// at a page from outside (a test, a monitor that visits it, a picture to be taken) knows by it that all of a screen is there. A
// silent network says less: the line of what happens never ends, and between an answer and what is asked because of it all is silent.
import { startTransition, useEffect, useReducer } from 'react'
import { onUnderWay, underWay } from './under-way.ts'

// A screen hears of an answer, renders it, and may ask more in an effect of that, or in one of what that renders.
const quietLooks = 3
let quiet = 0
let timer: ReturnType<typeof setTimeout> | undefined
let count = () => {}

const say = () => {
  document.documentElement.dataset.busy = [...new Set(underWay())].sort().join(' ')
}
const look = () => {
  clearTimeout(timer)
  timer = setTimeout(() => startTransition(count))
}
onUnderWay(() => {
  quiet = 0
  if (underWay().length > 0) say()
  else look()
})

/** Is rendered after all that React had to render before it; says that the app is at rest when nothing followed from that. */
export function Rest() {
  const [looks, increase] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    count = increase
    if (underWay().length > 0) return
    quiet += 1
    if (quiet > quietLooks) say()
    else look()
  }, [looks])
  return null
}
