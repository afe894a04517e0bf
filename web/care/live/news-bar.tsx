import classes from './news-bar.module.css'

type Props = {
  /** What waits to be shown, in words. */
  waiting: string | undefined
  /** How many rows were changed a moment ago. */
  changed: number
  onShow: () => void
}

/** Above a list that others change: what waits to be shown. It lies over the list, so that nothing moves when it comes. */
export function NewsBar({ waiting, changed, onShow }: Props) {
  const said = waiting ?? (changed > 0 ? `${changed} zojuist gewijzigd` : '')
  return (
    <div className={classes.place}>
      <p role="status" className="unseen">
        {said}
      </p>
      {waiting && (
        <button type="button" className={`${classes.bar} figures`} onClick={onShow}>
          {waiting}, <span className={classes.act}>toon ze</span>
        </button>
      )}
    </div>
  )
}
