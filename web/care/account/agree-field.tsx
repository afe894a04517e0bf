import type { ComponentProps } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import classes from './agree-field.module.css'

// Pages beside the app (web/public), each in a window of its own: what was typed here stays.
const beside = { target: '_blank', rel: 'noopener' } as const

/** The consent that every account begins with, with the texts that it is about. */
export const AgreeField = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'>) => (
  <Checkbox
    {...props}
    className={classes.agree}
    label={
      <>
        Ik ga akkoord met de{' '}
        <a href="/gebruiksvoorwaarden.html" {...beside}>
          gebruiksvoorwaarden
        </a>{' '}
        en de{' '}
        <a href="/privacyverklaring.html" {...beside}>
          privacyverklaring
        </a>
      </>
    }
  />
)
