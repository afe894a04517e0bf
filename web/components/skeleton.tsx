import type { HTMLAttributes } from 'react'
import classes from './skeleton.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  component?: 'div' | 'span'
  /** In pixels of a text of 16, so that it grows with the text. */
  height?: number
  width?: number
  radius?: 'md' | 'lg'
}

const rem = (px: number | undefined) => px !== undefined && `${px / 16}rem`

/** Holds open the place of what is coming. */
export function Skeleton({ component: Part = 'div', height, width, radius = 'md', className, ...rest }: Props) {
  const size = { height: rem(height) || undefined, width: rem(width) || undefined }
  return <Part {...rest} className={`${classes.skeleton} ${className ?? ''}`} data-radius={radius} style={size} />
}
