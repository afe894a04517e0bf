import { type ComponentProps, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { AskFirst } from '../action/ask-first.tsx'

type Props = { label: string; name: string; question: Omit<ComponentProps<typeof AskFirst>, 'onClose'> }

/** An action on one person in a list, which asks first; its accessible name includes the person. */
export function PersonAction({ label, name, question }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {label}
        <span className="unseen">: {name}</span>
      </Button>
      {asking && <AskFirst {...question} onClose={() => setAsking(false)} />}
    </>
  )
}
