import type { ReactNode } from 'react'
import { RouteIcon } from '#care/care-icons.tsx'
import type { routeLink } from '#components/controls/route-link.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { PhoneIcon } from '#components/marks/icons.tsx'
import classes from './reach.module.css'

type Props = {
  phone: string | undefined
  /** Who answers: "Wim", "de locatie". */
  whom: string
  /** Who that is to the client: "kind, 1e contact". */
  about?: ReactNode
  route: ReturnType<typeof routeLink>
}

/** Calling and directions: what people need when they stand at a door. */
export function Reach({ phone, whom, about, route }: Props) {
  return (
    <div className={`flex gap-8 ${classes.reach}`}>
      {phone && (
        <a href={phoneHref(phone)}>
          <PhoneIcon size={22} />
          <span>
            Bel {whom}
            {about && <small>{about}</small>}
          </span>
        </a>
      )}
      <a {...route}>
        <RouteIcon size={22} />
        Route
      </a>
    </div>
  )
}
