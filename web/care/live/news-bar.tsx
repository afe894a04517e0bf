import classes from './news-bar.module.css'

/** What waits to be shown, over a list: nothing moves when it comes. */
export default function NewsBar({ waiting, onShow }: { waiting: string; onShow: () => void }) {
  return (
    <div className={classes.place}>
      <button type="button" className={`${classes.bar} figures`} onClick={onShow}>
        {waiting}, <span className={classes.act}>toon ze</span>
      </button>
    </div>
  )
}
