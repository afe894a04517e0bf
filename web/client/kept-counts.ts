// The counts on the bell and in the menu, stored per account so that they show at once, until they are counted again. And how high
// a part of a screen was at the last visit, so that its placeholder is as high and nothing below it moves.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readKept, writeKept } from './draft-storage.ts'
import { ownAccount } from './own-account.ts'
import { keptCountsKey } from './session.ts'

type Kept = { account: string; counts: Record<string, unknown> }

/** This account's last counts; nothing when they are another account's or too old. */
const keptBy = (account: string | null): Kept['counts'] => {
  const kept = readKept(localStorage, keptCountsKey, Date.now()) as Partial<Kept> | null | undefined
  return (account && kept?.account === account && kept.counts) || {}
}

/** The count, or until it is known, the last one stored on this device. */
export function useKeptCount(name: string, counted: number | undefined): number {
  const account = ownAccount()
  useEffect(() => {
    if (!account || counted === undefined) return
    writeKept(localStorage, keptCountsKey, { account, counts: { ...keptBy(account), [name]: counted } }, Date.now())
  }, [account, name, counted])
  return counted ?? (Number(keptBy(account)[name]) || 0)
}

// A part is higher on a phone than on a desktop, and so in a narrow window.
const layout = () => [48, 62, 80].filter(em => globalThis.matchMedia?.(`(min-width: ${em}em)`).matches).length

type KeptHeight = { ref: RefObject<HTMLDivElement | null>; height: number; isKnown: boolean }
/**
 * The ref of the element to measure once its content is there, and how high that was last in a window like this (px at a text size
 * of 16); 0 when not known.
 */
export function useKeptHeight(name: string, isThere: boolean): KeptHeight {
  const ref = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  useLayoutEffect(() => {
    if (!isThere || !ref.current) return
    const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    setMeasured(Math.round((ref.current.offsetHeight * 16) / text))
  }, [isThere])
  const key = `hoogte ${name} ${layout()}`
  return { ref, height: useKeptCount(key, measured), isKnown: isThere || key in keptBy(ownAccount()) }
}
