import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { AppLink } from '../controls/app-link.tsx'
import { phoneHref } from '../fields/phone-href.ts'
import { Avatar, type AvatarSize } from './avatar.tsx'
import { MailIcon, PhoneIcon } from './icons.tsx'
import classes from './marks.module.css'

type Props = {
  name: string
  photo?: string | null | undefined
  size?: AvatarSize
  /** A second line: what this person does, or where. */
  about?: ReactNode
  /** The page of this person. */
  href?: Address
  phone?: string | null | undefined
  email?: string | null | undefined
}

/** A person: avatar, name, a second line, and contact details. */
export function Person({ name, photo, size = 'md', about, href, phone, email }: Props) {
  return (
    <div className="row shrinks gap-12">
      <Avatar name={name} photo={photo} size={size} />
      <span className={`grid shrinks breaks ${classes.words}`}>
        <strong>{href ? <AppLink href={href}>{name}</AppLink> : name}</strong>
        {about && <span className="soft small">{about}</span>}
      </span>
      {phone && (
        <a className={`grid centred rigid rounded ${classes.reach}`} href={phoneHref(phone)} aria-label={`Bel ${name}`}>
          <PhoneIcon size={20} />
        </a>
      )}
      {email && (
        <a className={`grid centred rigid rounded ${classes.reach}`} href={`mailto:${email}`} aria-label={`Mail ${name}`}>
          <MailIcon size={20} />
        </a>
      )}
    </div>
  )
}
