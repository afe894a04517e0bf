// How high a part of a screen was at the last visit, so that its placeholder is as high and nothing below it moves.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useKeptCount } from './kept-counts.ts'

/** The element to measure once its content is there, and how high that was last (px at a text size of 16); 0 when not known. */
export function useKeptHeight(name: string, isThere: boolean): { element: RefObject<HTMLDivElement | null>; height: number } {
  const element = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  useLayoutEffect(() => {
    if (!isThere || !element.current) return
    const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    setMeasured(Math.round((element.current.offsetHeight * 16) / text))
  }, [isThere])
  return { element, height: useKeptCount(`hoogte ${name}`, measured) }
}
