import type { CSSProperties } from 'react'
import classes from './marks.module.css'

const tints = 8

/** The tint for a name: a person has the same colour everywhere. */
const tintOf = (name: string): number =>
  ([...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261) >>> 9) % tints

const initialsOf = (name: string): string => {
  if (name.includes('@')) return '' // the e-mail address is shown until the name is known
  const words = name.split(/\s+/).filter(word => /^\p{Lu}/u.test(word)) // "van der" gives no initials
  return `${words[0]?.[0] ?? name[0] ?? ''}${words.length > 1 ? words.at(-1)![0] : ''}`
}

/** A number is in pixels. */
export type AvatarSize = 'sm' | 'md' | 'lg' | number
type Props = { name: string; photo?: string | null | undefined; size?: AvatarSize }

/** Initials on a tint. Decoration: the name is beside it. */
export function Avatar({ name, photo, size = 'md' }: Props) {
  const look = {
    className: classes.avatar,
    ...(typeof size === 'number' ? { style: { '--size': `${size}px` } as CSSProperties } : { 'data-size': size }),
  }
  if (photo) return <img {...look} src={photo} alt="" loading="lazy" />
  // The letters come from the stylesheet: as text they would become part of the name of a surrounding button.
  return <span {...look} data-tint={tintOf(name)} data-initials={initialsOf(name)} />
}
