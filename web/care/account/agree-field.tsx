import type { ComponentProps } from 'react'
import { paperNames, paperPath, papers } from '../../../contract/papers.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import classes from './agree-field.module.css'

// Pages beside the app (web/public), each in a window of its own: what was typed here stays.
const [terms, privacy] = paperNames.map(paper => (
  <a key={paper} href={paperPath(paper)} target="_blank" rel="noopener">
    {papers[paper].name}
  </a>
))

/** The consent that every account begins with, with the texts that it is about. */
export const AgreeField = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'>) => (
  <Checkbox
    {...props}
    className={classes.agree}
    label={
      <>
        Ik ga akkoord met de {terms} en de {privacy}
      </>
    }
  />
)
