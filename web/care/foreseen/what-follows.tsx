import { Notice } from '../../components/notice.tsx'
import { explain } from '../tell.ts'
import { sayForeseen } from './say-foreseen.ts'
import type { useForeseen } from './use-foreseen.ts'
import classes from './what-follows.module.css'

/** What will follow from an act, before it is done; or why it would be refused. */
export function WhatFollows({ foreseen, problem, waits }: ReturnType<typeof useForeseen>) {
  if (problem && problem.status !== 422)
    return (
      <Notice tone="attention" title="Zo kan het niet" role="status">
        {explain(problem)}
      </Notice>
    )
  const sentences = foreseen && !problem ? sayForeseen(foreseen) : []
  return (
    <section className={classes.follows} aria-label="Wat dit betekent" aria-busy={waits} data-waits={waits || undefined}>
      <h2>Wat dit betekent</h2>
      {sentences.length > 0 ? (
        <ul role="status">
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p role="status">{waits ? 'We kijken wat er volgt …' : 'Niemand hoeft hier iets van te horen.'}</p>
      )}
    </section>
  )
}
