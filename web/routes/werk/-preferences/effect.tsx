import type { ReactNode } from 'react'
import { counted } from '#rules/time/format-nl.ts'
import classes from './preferences.module.css'

/** 'niet meer', '1 opdracht meer', '6 opdrachten meer'. */
export const more = (count: number): string => {
  if (count <= 0) return 'geen opdrachten meer'
  return counted(count, 'opdracht meer', 'opdrachten meer')
}

/** The effect of a choice, beside it. */
export const Effect = ({ children }: { children: ReactNode }) => (
  <p className={`above-8 soft small figures ${classes.effect}`}>{children}</p>
)
