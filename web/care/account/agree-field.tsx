import type { ComponentProps } from 'react'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { paperNames, paperPath, papers } from '#contract/money/papers.ts'
import classes from './account-page.module.css'

// Pages outside the app (web/public), each in a window of its own: what was typed here stays.
const [terms, privacy] = paperNames.map(paper => (
  <a key={paper} href={paperPath(paper)} target="_blank" rel="noopener">
    {papers[paper].name}
  </a>
))

/** The consent needed for every account, with links to the texts. */
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
