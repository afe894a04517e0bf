import { Avatar, type AvatarSize } from '#components/marks/avatar.tsx'
import type { Shown } from './public-profile.tsx'
import { usePhoto } from './use-photo.ts'

type Props = { profile: Pick<Shown, 'firstName' | 'lastName' | 'photo'>; size?: AvatarSize }

/** A care worker's avatar: their photo, or their initials. */
export function WorkerAvatar({ profile: { firstName, lastName, photo }, size = 'md' }: Props) {
  return <Avatar name={`${firstName} ${lastName}`} photo={usePhoto(photo)} size={size} />
}
