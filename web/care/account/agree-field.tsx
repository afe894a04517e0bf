import type { ComponentProps } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import classes from './agree-field.module.css'

/** The consent that every account begins with. */
export const AgreeField = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'>) => (
  <Checkbox {...props} className={classes.agree} label="Ik ga akkoord met de gebruiksvoorwaarden en de privacyverklaring" />
)
