import { late } from '#components/page/suspense.tsx'

const NewsBar = late(() => import('./news-bar.tsx'))

type Props = {
  /** What waits to be shown, in words. */
  waiting: string | undefined
  /** The number of rows that changed a moment ago. */
  changed: number
  onShow: () => void
}

/** Above a list that others change: announces what changed, and what waits to be shown. */
export function LiveNews({ waiting, changed, onShow }: Props) {
  return (
    <>
      <p role="status" className="unseen">
        {waiting ?? (changed > 0 && `${changed} zojuist gewijzigd`)}
      </p>
      {waiting && <NewsBar waiting={waiting} onShow={onShow} />}
    </>
  )
}
