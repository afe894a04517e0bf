import classes from '../lists/list-page.module.css'
import { Button } from './button.tsx'

type Props = { page: number; pageSize: number; total: number; onChange: (page: number) => void }

/** Buttons to other pages, with the position in the list: "13 – 24 van 57". Shows nothing when everything fits on one page. */
export function Pagination({ page, pageSize, total, onChange }: Props) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  return (
    <nav className={`row spread gap-16 soft no-print ${classes.pages}`} aria-label="Pagina's">
      <Button variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Vorige
      </Button>
      <span className="figures">
        {(page - 1) * pageSize + 1} – {Math.min(total, page * pageSize)} van {total}
      </span>
      <Button variant="default" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Volgende
      </Button>
    </nav>
  )
}
