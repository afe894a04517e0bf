import classes from './reviews.module.css'

type Props = { tags: readonly { name: string; sentiment: 'positive' | 'negative' }[]; text?: string | null | undefined }

/** The rest of a review, besides the stars. */
export function ReviewText({ tags, text }: Props) {
  if (tags.length === 0 && !text) return <p className="soft">Zonder toelichting.</p>
  return (
    <>
      {tags.length > 0 && (
        <ul className={`wrap gap-8 ${classes.tags}`}>
          {tags.map(({ name, sentiment }) => (
            <li key={name} data-sentiment={sentiment}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {text && <p className="as-typed">“{text}”</p>}
    </>
  )
}
