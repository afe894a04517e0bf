import classes from './drawings.module.css'

type Props = { size?: number; withWord?: boolean }

/** Our logo: two days as bars, and the shift that runs from one into the next. Together they make the Z. */
export function Mark({ size = 32, withWord = false }: Props) {
  return (
    <span className={`inline-row gap-10 ${classes.mark}`}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d="M7.5 4H30v7H7.5a3.5 3.5 0 0 1 0-7Z" />
        <path d="M2 21h22.5a3.5 3.5 0 0 1 0 7H2Z" />
        <path className={classes.crossing} d="M21 11h9L11 21H2Z" />
      </svg>
      <span className={withWord ? `large strong ${classes.word}` : 'unseen'}>Zorginzet</span>
    </span>
  )
}
