// The icons of a client's file, in the style of components/marks/icons.tsx; separate, as no first visit shows them.
import type { ComponentProps } from 'react'
import { Glyph } from '#components/marks/glyph.tsx'

type Props = Omit<ComponentProps<typeof Glyph>, 'd'>

export const FlagIcon = (props: Props) => <Glyph {...props} d="M5 20.5V4M5 5h13l-3 4.25 3 4.25H5" />
export const PillIcon = (props: Props) => (
  <Glyph {...props} d="M8 20a4 4 0 0 1-4-4 4 4 0 0 1 1.2-2.8l8-8a4 4 0 0 1 5.6 5.6l-8 8A4 4 0 0 1 8 20ZM9.2 9.2l5.6 5.6" />
)
export const TilesIcon = (props: Props) => (
  <Glyph {...props} d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
)
export const CourseIcon = (props: Props) => <Glyph {...props} d="M4 19.5h16M6.5 16l4-5 3.5 2.5 5-7" />
export const RouteIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7"
  />
)
export const PetIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M5 5l3.5 3h7L19 5v9a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6zM9.5 12.5h.01M14.5 12.5h.01M10.5 16c1 .8 2 .8 3 0M12 14.5v1.5"
  />
)
export const SmokeIcon = (props: Props) => (
  <Glyph {...props} d="M3.5 15.5h12v4h-12zM18 15.5v4M20.5 15.5v4M18 12.5c0-1.5-.7-2.3-2-3s-2-1.5-2-3M20.5 12.5c0-2.5-1-4-2.5-5" />
)
export const KeyIcon = (props: Props) => <Glyph {...props} d="M7.5 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM11.5 12h9v3.5M17 12v2.5" />
export const ReportIcon = (props: Props) => <Glyph {...props} d="M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5V7.5h4M9 12h6M9 16h6" />
export const GlanceIcon = (props: Props) => <Glyph {...props} d="M4.5 5.5h15v13h-15zM4.5 9.5h15M9.5 9.5v9" />
