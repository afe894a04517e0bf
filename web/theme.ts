import type {
  CSSVariablesResolver,
  DefaultMantineColor,
  MantineColorsTuple,
  MantineSize,
  MantineThemeOverride,
} from '@mantine/core'

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<'navy' | 'azure' | DefaultMantineColor, MantineColorsTuple>
  }
  export interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl', string>
    spacing: Record<MantineSize | 'gap' | 'half', string>
  }
}

type Ladder = MantineColorsTuple
const navy: Ladder = [
  '#eef3fb',
  '#d9e3f3',
  '#b0c5e6',
  '#84a5d9',
  '#5f89cd',
  '#4574bf',
  '#2f66c4',
  '#2a5cab',
  '#1c437f',
  '#12305e',
]
const azure: Ladder = [
  '#e2edfd',
  '#cde0fb',
  '#a8cbff',
  '#82b4ff',
  '#4f94f5',
  '#2377ea',
  '#0f65da',
  '#0a58ca',
  '#0a4aab',
  '#083b88',
]
const yellow: Ladder = [
  '#fff9e0',
  '#fff2c6',
  '#ffe596',
  '#ffdc7a',
  '#ffd55e',
  '#ffce45',
  '#ffc62e',
  '#dba300',
  '#8a5f00',
  '#684200',
]
const green: Ladder = [
  '#eef9f2',
  '#dcf3e5',
  '#b8e6ca',
  '#93e3b5',
  '#6fd39a',
  '#43b878',
  '#2a9a5e',
  '#1c7a48',
  '#17653c',
  '#14532d',
]
const red: Ladder = ['#fef3f2', '#fde7e5', '#fbcac6', '#ffb5ae', '#ff968d', '#ee6a5f', '#d8443a', '#b3261e', '#a11f1f', '#8f1d1d']
const night: Ladder = [
  '#e7ecf6',
  '#c9d2e3',
  '#a9b5cc',
  '#7484a3',
  '#2a3650',
  '#222d45',
  '#141d30',
  '#0f1729',
  '#0c1322',
  '#0a1020',
]
const containerWidths: Record<string, string> = { sm: '600px', md: '840px', lg: '1100px', xl: '1280px' }
const field = { size: 'md' } as const

/** The theme of every screen: widths, breakpoints and gaps of specification section 9; five sizes and two weights. */
// Components by name: naming them by import would put every one of them on the first screen.
export const theme: MantineThemeOverride = {
  primaryColor: 'navy',
  primaryShade: { light: 9, dark: 6 },
  autoContrast: true,
  white: '#ffffff',
  black: '#16233d',
  colors: { navy, azure, yellow, green, red, dark: night },
  fontFamily: '"Atkinson Hyperlegible Next", "Atkinson fallback", system-ui, sans-serif',
  fontWeights: { regular: '400', medium: '650', bold: '650' },
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.1875rem', xl: '1.4375rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.45', xl: '1.3' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.4375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  breakpoints: { xs: '24em', sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px', gap: '40px', half: '20px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '22px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Container: {
      defaultProps: { size: 'lg' },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root: { '--container-size': containerWidths[String(props.size)] },
      }),
    },
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    Input: { defaultProps: field },
    InputWrapper: { defaultProps: field },
    ...Object.fromEntries(
      [
        'TextInput',
        'PasswordInput',
        'Textarea',
        'Select',
        'MultiSelect',
        'NumberInput',
        'DateInput',
        'Checkbox',
        'Radio',
        'Switch',
      ].map(name => [name, { defaultProps: field }]),
    ),
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        closeButtonProps: { 'aria-label': 'Sluiten' },
        // Its <header> would else count as a second banner of the page.
        attributes: { header: { role: 'none' } },
      },
    },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Sluiten' } } },
    Popover: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { duration: 120 } } },
  },
}

const meanings = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--touch-ink)',
  '--mantine-color-error': 'var(--lost-ink)',
  '--mantine-color-success': 'var(--settled-ink)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled-hover': 'var(--action-hover)',
  '--mantine-shadow-md': 'var(--float)',
  '--mantine-shadow-lg': 'var(--float)',
  '--mantine-shadow-xl': 'var(--float)',
  '--mantine-color-navy-light': 'var(--touch-soft)',
  '--mantine-color-navy-light-hover': 'var(--touch-soft)',
  '--mantine-color-navy-light-color': 'var(--touch-ink)',
  '--mantine-color-azure-light': 'var(--touch-soft)',
  '--mantine-color-azure-light-color': 'var(--touch-ink)',
  '--mantine-color-yellow-light': 'var(--attention-soft)',
  '--mantine-color-yellow-light-color': 'var(--attention-ink)',
  '--mantine-color-green-light': 'var(--settled-soft)',
  '--mantine-color-green-light-color': 'var(--settled-ink)',
  '--mantine-color-red-light': 'var(--lost-soft)',
  '--mantine-color-red-light-color': 'var(--lost-ink)',
  '--mantine-color-gray-light': 'var(--quiet-soft)',
  '--mantine-color-gray-light-color': 'var(--quiet-ink)',
}

/** Mantine's own variables told in our meanings: its defaults for dimmed, placeholder, error and light variants fail AA. */
export const meaningsForMantine: CSSVariablesResolver = () => ({ variables: {}, light: meanings, dark: meanings })
