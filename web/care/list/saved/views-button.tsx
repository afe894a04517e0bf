import { type ComponentProps, lazy } from 'react'
import { SavedButton } from './saved-button.tsx'

const SavedViews = lazy(() => import('./saved-views.tsx'))
type Props = Omit<ComponentProps<typeof SavedViews>, 'onClose'> & { ready: boolean }

/** Opens the user's saved views of a list. */
export const ViewsButton = ({ ready, ...view }: Props) => (
  <SavedButton label="Weergaven" disabled={!ready}>
    {close => <SavedViews {...view} onClose={close} />}
  </SavedButton>
)
