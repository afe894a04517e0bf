import { useLayoutEffect, useState } from 'react'
import { LettersIcon } from '../../../components/icons.tsx'
import type { PersonItem } from '../../../components/user-menu.tsx'

const key = 'letters'
const kept = () => {
  try {
    return localStorage.getItem(key) === 'large'
  } catch (_error) {
    return false // storage may be closed to us; ordinary letters are right then
  }
}

/**
 * The choice of the family for larger letters, kept on this device: everything that is in letters grows, the grid stays as it is.
 * Gives its item of the menu.
 */
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
