import type { ComponentProps } from 'react'
import { Glyph } from './glyph.tsx'

type Props = Omit<ComponentProps<typeof Glyph>, 'd'>

export const HomeIcon = (props: Props) => <Glyph {...props} d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5" />
export const SearchIcon = (props: Props) => (
  <Glyph {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20" />
)
export const SendIcon = (props: Props) => <Glyph {...props} d="M20 4.5 3.5 11l6.5 3 3 6.5zM10 14l4.5-4.5" />
export const InstallIcon = (props: Props) => <Glyph {...props} d="M7 3.5h10v17H7zM12 7.5v6M9.5 11.5l2.5 2.5 2.5-2.5M11 17.5h2" />
export const BriefcaseIcon = (props: Props) => <Glyph {...props} d="M4 8h16v11.5H4zM9 8V5h6v3M4 13h16M12 12v2" />
export const CalendarIcon = (props: Props) => <Glyph {...props} d="M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
export const ClockIcon = (props: Props) => <Glyph {...props} d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 7.5V12l3 2" />
export const MenuIcon = (props: Props) => <Glyph {...props} d="M4.5 7h15M4.5 12h15M4.5 17h15" />
export const PersonIcon = (props: Props) => (
  <Glyph {...props} d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
)
export const PeopleIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5.25 6.5-5.25s6 1.75 6.5 5.25M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.7c2.3.7 3.7 2.3 4 4.8"
  />
)
export const HourglassIcon = (props: Props) => (
  <Glyph {...props} d="M6.5 3.5h11M6.5 20.5h11M8 3.5V7l4 5 4-5V3.5M8 20.5V17l4-5 4 5v3.5" />
)
export const NoNetworkIcon = (props: Props) => (
  <Glyph {...props} d="M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7 1A3.5 3.5 0 0 1 17 18.5zM4 4l16 16" />
)
export const LettersIcon = (props: Props) => <Glyph {...props} d="M3 18.5 8.5 5 14 18.5M5 14h7M15 18.5l3-7.5 3 7.5M16 16h4" />
export const PencilIcon = (props: Props) => <Glyph {...props} d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
export const BinIcon = (props: Props) => <Glyph {...props} d="M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13" />
export const DownloadIcon = (props: Props) => <Glyph {...props} d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />
export const FilterIcon = (props: Props) => <Glyph {...props} d="M4 7h16M7 12h10M10 17h4" />
export const HeartIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M12 19.5C7 16 4 13 4 9.5A4 4 0 0 1 8 5.5c1.7 0 3.2.9 4 2.5.8-1.6 2.3-2.5 4-2.5a4 4 0 0 1 4 4c0 3.5-3 6.5-8 10Z"
  />
)
export const EuroIcon = (props: Props) => <Glyph {...props} d="M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h9" />
export const DocumentIcon = (props: Props) => <Glyph {...props} d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6" />
export const ChartIcon = (props: Props) => <Glyph {...props} d="M4 19.5h16M7 16.5v-5M12 16.5v-10M17 16.5v-7" />
export const LockIcon = (props: Props) => <Glyph {...props} d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />
export const PhoneIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M8.5 4H5.5C4.7 4 4 4.7 4 5.5 4 13.5 10.5 20 18.5 20c.8 0 1.5-.7 1.5-1.5v-3l-4.5-1.5-1.5 2A12 12 0 0 1 8 10l2-1.5z"
  />
)
export const MailIcon = (props: Props) => <Glyph {...props} d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
export const SunIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
  />
)
export const MoonIcon = (props: Props) => <Glyph {...props} d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
export const LogoutIcon = (props: Props) => <Glyph {...props} d="M14 4.5H5.5v15H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
export const ChevronDownIcon = (props: Props) => <Glyph {...props} d="m6.5 9.5 5.5 5.5 5.5-5.5" />
export const ChevronUpIcon = (props: Props) => <Glyph {...props} d="m6.5 14.5 5.5-5.5 5.5 5.5" />
export const ChevronRightIcon = (props: Props) => <Glyph {...props} d="m9.5 6.5 5.5 5.5-5.5 5.5" />
export const ArrowLeftIcon = (props: Props) => <Glyph {...props} d="M19.5 12h-15M10.5 6l-6 6 6 6" />
export const CloseIcon = (props: Props) => <Glyph {...props} d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
export const MinusIcon = (props: Props) => <Glyph {...props} d="M5 12h14" />
export const PlusIcon = (props: Props) => <Glyph {...props} d="M12 5v14M5 12h14" />
export const CheckIcon = (props: Props) => <Glyph {...props} d="m5 12.5 4.5 4.5L19 7.5" />
export const InfoIcon = (props: Props) => (
  <Glyph {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01" />
)
export const AttentionIcon = (props: Props) => <Glyph {...props} d="M12 4 21 19.5H3zM12 10v4.5M12 17h.01" />
export const PinIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M12 21c4.5-4.5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.5 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
)
export const TagIcon = (props: Props) => <Glyph {...props} d="M4 4.5h7.5L20 13l-7 7-8.5-8.5zM8.5 9h.01" />
export const SettingsIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
)
export const EyeIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
  />
)
export const EyeOffIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 4 0 7.5 2.5 9.5 6.5a12 12 0 0 1-3 3.8M6 8a12 12 0 0 0-3.5 4c2 4 5.5 6.5 9.5 6.5 1.3 0 2.5-.3 3.7-.8"
  />
)
export const WarningIcon = (props: Props) => <Glyph {...props} d="M12 8v5.5M12 17h.01M12 3.5 2.5 20h19z" />
export const StarIcon = (props: Props) => (
  <Glyph {...props} d="m12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7z" />
)
export const RepeatIcon = (props: Props) => (
  <Glyph {...props} d="M4.5 11V9.5a3 3 0 0 1 3-3h11m-3-3 3 3-3 3M19.5 13v1.500a3 3 0 0 1-3 3h-11m3 3-3-3 3-3" />
)
export const BellIcon = (props: Props) => <Glyph {...props} d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1h-15ZM10 20.5h4" />
export const MoreIcon = (props: Props) => (
  <Glyph
    {...props}
    d="M12 4.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 17.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z"
  />
)
