// File icons, in a file of their own since no first visit shows them.
import type { ComponentProps } from 'react'
import { Glyph } from '../marks/glyph.tsx'

type Props = Omit<ComponentProps<typeof Glyph>, 'd'>

export const CameraIcon = (props: Props) => (
  <Glyph {...props} d="M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 16.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400Z" />
)
export const UploadIcon = (props: Props) => <Glyph {...props} d="M12 15.500V4.500M8 8.500l4-4 4 4M4.500 15.500v4h15v-4" />
export const AgainIcon = (props: Props) => <Glyph {...props} d="M19 12a7 7 0 1 1-2.200-5.100M19 4v4h-4" />
