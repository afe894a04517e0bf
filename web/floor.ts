// The supported browsers, defined once: the build, the types, the page for older browsers and the tests follow (decision 113).

/** The oldest supported versions: Chrome and Edge of two years ago, and the Firefox that organizations use (ESR). */
export const oldest = { safari: '17.4', ios: '17.4', chrome: '131', edge: '131', firefox: '140' } as const
/** The same, in the form the build takes. */
export const targets: string[] = Object.entries(oldest).map(([browser, version]) => browser + version)

/** Features that came with the newest of what these need: a browser without one of them cannot run the product. */
export const marks = ['Map.groupBy', 'AbortSignal.any', 'Element.prototype.checkVisibility'] as const

/** The page for a browser that is too old. */
export const tooOldPage = '/te-oud.html'
/**
 * The first script of the page, in syntax every browser knows. A browser that is too old is sent to a page it can show; the rest
 * of this one becomes hidden text, so that none of it runs.
 */
export const check = `try{var ok=${marks.join('&&')}}catch(e){}ok||(location.replace("${tooOldPage}"),document.write("<plaintext hidden>"))`

interface Newer {
  /** As it is written in code or styles. */
  name: string
  /** The only files that use it. */
  files: readonly string[]
  /** What happens in a browser without it. */
  without: string
}
/** Features we use although not every supported browser has them. */
export const newer: readonly Newer[] = [
  {
    name: 'field-sizing',
    files: ['components/fields/field.module.css', 'components/fields/text-area.tsx'],
    without: 'the height of a field is measured',
  },
  {
    name: 'PushManager',
    files: ['client/push.ts'],
    without: 'an iPhone has it in an installed app: where notifications are chosen it is said how to install that',
  },
  { name: 'beforeinstallprompt', files: ['client/install.ts'], without: 'the steps are written out' },
  {
    name: 'closedby',
    files: ['components/layers/dialog.tsx'],
    without: 'a press beside a dialog is heard by ourselves, in every browser',
  },
  {
    name: 'scrollbar-width',
    files: [
      'care/list/filter-bar.module.css',
      'components/controls/sub-nav.module.css',
      'components/controls/tabs.module.css',
      'components/layers/side-panel.module.css',
    ],
    without: '::-webkit-scrollbar hides it; beside a list it is as wide as it is elsewhere',
  },
  { name: 'scrollbar-gutter', files: ['base.css'], without: 'a desk moves by the bar when a dialog opens' },
  {
    name: 'content-visibility',
    files: ['care/moment/summary/summary.module.css', 'care/roster/plan/plan.module.css', 'components/lists/rows.module.css'],
    without: 'a long list takes longer to draw',
  },
  { name: 'text-box', files: ['components/controls/button.module.css'], without: 'the words of a button stand a pixel higher' },
  {
    name: 'text-wrap',
    files: ['base.css', 'components/lists/compare.module.css', 'routes/organisatie/opdrachten/-detail/detail.module.css'],
    without: 'lines end elsewhere',
  },
]
