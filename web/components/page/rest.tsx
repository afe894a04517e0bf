// Shows on the root element what is in progress: `data-busy` is absent until the app runs, and empty when it is idle. From it,
// anything outside the page (a test, a monitor, a screenshot) knows that the screen is complete. A quiet network does not tell:
// the event stream never ends, and between an answer and the queries it leads to all is quiet.
import { startTransition, useEffect, useReducer } from 'react'
import { onUnderWay, underWay } from './under-way.ts'

// A screen gets an answer, renders it, and may start more queries in an effect, or in an effect of what it renders.
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

/** Renders after everything React still had to render, and reports the app idle if nothing followed. */
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
