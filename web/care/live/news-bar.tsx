import classes from './news-bar.module.css'

/** The button with what waits to be shown, over a list: it moves nothing when it appears. */
export default function NewsBar({ waiting, onShow }: { waiting: string; onShow: () => void }) {
  return (
    <div className={classes.place}>
      <button type="button" className={`${classes.bar} figures`} onClick={onShow}>
        {waiting}, <span className={classes.act}>toon ze</span>
      </button>
    </div>
  )
}
