import type { ReactNode } from 'react'
import classes from './document.module.css'
import { countWords } from './headline.ts'

type Props = { title: string; count: number; children: ReactNode }

/** Documents that belong together, below a heading with their number. */
export const DocumentGroup = ({ title, count, children }: Props) => (
  <section className={`below-16 ${classes.group}`}>
    <div className={`wrap spread baseline gap-4-12 below-12 ${classes.head}`}>
      <h2>{title}</h2>
      {count > 0 && <span>{countWords(count)}</span>}
    </div>
    {children}
  </section>
)
