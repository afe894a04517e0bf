import type { HTMLAttributes } from 'react'
import classes from './states.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  component?: 'div' | 'span'
  /** In pixels at a text size of 16; it grows with the text. */
  height?: number
  width?: number
  radius?: 'md' | 'lg'
}

const rem = (px: number | undefined) => px !== undefined && `${px / 16}rem`

/** A placeholder for content that is loading. */
export function Skeleton({ component: Part = 'div', height, width, radius = 'md', className, ...rest }: Props) {
  const size = { height: rem(height) || undefined, width: rem(width) || undefined }
  return <Part {...rest} className={`${classes.skeleton} ${className ?? ''}`} data-radius={radius} style={size} />
}
