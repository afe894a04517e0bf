import { useMe } from '#client/use-me.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import classes from './at-work.module.css'
import { useHolds } from './use-holds.ts'

const shown = 3

/** The colleagues working on an assignment now. */
export function AtWork() {
  const me = useMe()
  const holders = [...useHolds().values()].map(({ holder }) => holder).filter(({ uuid }) => uuid !== me)
  const colleagues = [...new Map(holders.map(holder => [holder.uuid, `${holder.firstName} ${holder.lastName}`])).values()]
  if (colleagues.length === 0) return null
  return (
    <span className={classes.team} title={colleagues.join(', ')}>
      <span className={classes.stack}>
        {colleagues.slice(0, shown).map(name => (
          <Avatar key={name} name={name} size={26} />
        ))}
      </span>
      {colleagues.length === 1 ? '1 collega aan het werk' : `${colleagues.length} collega’s aan het werk`}
      <span className="unseen">: {colleagues.join(', ')}</span>
    </span>
  )
}
