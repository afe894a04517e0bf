import { useLayoutEffect, useState } from 'react'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { LettersIcon } from '#components/marks/icons.tsx'

const key = 'letters'
const kept = () => {
  try {
    return localStorage.getItem(key) === 'large'
  } catch (_error) {
    return false // storage may be unavailable; ordinary letters are right then
  }
}

/** The family's choice of larger text, stored on this device: all text grows, the layout stays. Returns its menu item. */
export function useLetters(isShown: boolean): PersonItem {
  const [isLarge, setLarge] = useState(kept)
  useLayoutEffect(() => {
    if (!isShown || !isLarge) return
    const { dataset } = document.documentElement
    dataset.letters = 'large'
    return () => {
      delete dataset.letters
    }
  }, [isShown, isLarge])
  const turn = () => {
    setLarge(!isLarge)
    try {
      localStorage.setItem(key, isLarge ? 'usual' : 'large')
    } catch (error) {
      console.warn('De grootte van de letters kon niet worden bewaard.', error)
    }
  }
  return { label: isLarge ? 'Gewone letters' : 'Grotere letters', icon: LettersIcon, open: turn }
}
