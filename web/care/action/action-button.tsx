import { type ReactNode, useId, useState } from 'react'
import { Button, type ButtonLook } from '#components/controls/button.tsx'
import classes from './action-button.module.css'
import { AskFirst, type Given, type Question } from './ask-first.tsx'
import { type Action, useAction } from './use-action.ts'

/** What the server says about the actions of an item: which are possible now, and for a whole item why others are not. */
export type Allowing<A extends string> = { allowedActions: readonly A[]; obstacles?: { [K in A]?: string } }
type Props<A extends string> = Omit<Action, 'run'> &
  ButtonLook & {
    item: Allowing<A>
    action: NoInfer<A>
    /** The label of the button. */
    children: string
    /** Performs the action with the given reason; or opens something that asks for more: a form, a list to choose from. */
    run: ((given: Given) => Promise<unknown>) | { opens: () => void }
    /** For what cannot be undone: asks first, and says what will happen. */
    ask?: Omit<Question, 'act'> & { act?: string }
  }

/** A button for an action of an item: performs it, or asks first; if it is not possible now, it shows the server's reason. */
export function ActionButton<A extends string>({ item, action, children, run, ask, done, undo, refused, ...look }: Props<A>) {
  const id = useId()
  const { busy, act } = useAction()
  const [asking, setAsking] = useState(false)
  const allowed = item.allowedActions.includes(action)
  const obstacle = item.obstacles?.[action]
  const outcome = { ...(done && { done }), ...(undo && { undo }), ...(refused && { refused }) }
  const press = () => {
    if (typeof run !== 'function') run.opens()
    else if (ask) setAsking(true)
    else void act({ ...outcome, run: () => run({ reason: '', text: '' }) })
  }
  return (
    <div className={`fits gap-4 ${classes.act}`}>
      <Button
        variant="default"
        {...look}
        disabled={!allowed}
        loading={busy && !asking}
        onClick={press}
        aria-describedby={obstacle ? id : undefined}
      >
        {children}
      </Button>
      {obstacle && (
        <span id={id} className={`soft small ${classes.obstacle}`}>
          {obstacle}
        </span>
      )}
      {asking && ask && typeof run === 'function' && (
        <AskFirst act={children} {...ask} {...outcome} run={run} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

/** Buttons in a row, each as wide as its words, like every other button; those that do not fit are on the next line. */
export const Acts = ({ children }: { children: ReactNode }) => <div className="wrap top gap-12">{children}</div>
