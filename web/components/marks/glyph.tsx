type Props = { size?: number; className?: string | undefined; d: string }

/** A line drawing of 24 by 24: an icon of our own. Decoration only. */
export function Glyph({ size = 24, className, d }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={d} />
    </svg>
  )
}
