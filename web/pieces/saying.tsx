import { Button } from '#components/controls/button.tsx'
import { toastDone, toastFailed } from '#components/layers/toast.ts'
import { Notice } from '#components/page/notice.tsx'
import { Empty, Failed, QueryState } from '#components/page/query-state.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { queries } from './examples.ts'
import type { PieceGroup } from './piece.ts'

const tones = ['info', 'attention', 'lost', 'settled'] as const
const nothing = () => undefined
const list = (query: (typeof queries)[keyof typeof queries]) => (
  <QueryState
    query={query}
    rows={2}
    height={44}
    isEmpty={(found: string[]) => found.length === 0}
    empty={<Empty title="Nog niets" text="Hier komt wat je bewaart." action={<Button>Begin</Button>} />}
  >
    {found => (
      <ul className="marked">
        {found.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )}
  </QueryState>
)

export const saying: PieceGroup = {
  name: 'Zeggen',
  pieces: [
    {
      name: 'Notice',
      file: 'components/page/notice.tsx',
      about: 'Een paar woorden bij wat eronder staat.',
      states: Object.fromEntries(
        tones.map(tone => [
          tone,
          <Notice key={tone} tone={tone} title="Let op" onClose={nothing}>
            <p>De locatie heeft de tijd gewijzigd.</p>
          </Notice>,
        ]),
      ),
    },
    {
      name: 'Refusal',
      file: 'components/page/refusal.tsx',
      about: 'Waarom een formulier niet is verstuurd, boven de knop.',
      states: { getoond: <Refusal>Deze opdracht is al toegewezen.</Refusal> },
    },
    {
      name: 'toastDone, toastFailed',
      file: 'components/layers/toast.ts',
      about: 'Eén zin na een handeling, met wat je nog kunt doen.',
      states: {
        knoppen: (
          <div className="wrap-row gap-12">
            <Button variant="default" onClick={() => toastDone('De opdracht is gepubliceerd.', { act: nothing })}>
              Gelukt
            </Button>
            <Button
              variant="default"
              onClick={() => toastFailed('Er is geen verbinding.', { label: 'Opnieuw proberen', act: nothing })}
            >
              Mislukt
            </Button>
          </div>
        ),
      },
    },
    {
      name: 'QueryState, Empty, Failed',
      file: 'components/page/query-state.tsx',
      about: 'Een antwoord dat laadt, leeg is, mislukt, er niet meer is of er is.',
      states: {
        laden: list(queries.loading),
        'anders laden': <QueryState query={queries.loading} waiting={<Skeleton width={216} height={216} />} />,
        leeg: list(queries.empty),
        mislukt: list(queries.failed),
        'geen verbinding': <Failed error={queries.offline.error} onRetry={nothing} />,
        verdwenen: <QueryState query={queries.gone} height={44} gone={<Empty title="Dit is er niet" />} />,
        geladen: list(queries.loaded),
      },
    },
  ],
}
