import classes from './news-bar.module.css'

/** The button with what waits to be shown, over a list: it moves nothing when it appears. */
export default function NewsBar({ waiting, onShow }: { waiting: string; onShow: () => void }) {
  return (
    <div className={`grid top ${classes.place}`}>
      <button type="button" className={`sticky on-card floats ink figures ${classes.bar}`} onClick={onShow}>
        {waiting}, <span className={`touch strong underlined ${classes.act}`}>toon ze</span>
      </button>
    </div>
  )
}
