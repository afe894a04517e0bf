import { expect, test } from 'vitest'
import { at, givenBack, said, work } from '../../tests/facts/dossier-facts.ts'
import type { DossierFacts } from './facts.ts'

test.each<[string, Partial<DossierFacts>, string, string[]]>([
  [
    'no, no answer and giving back, without a report, and asked again',
    {
      questions: [
        { at: at('2026-01-01'), answeredAt: at('2026-01-02'), status: 'declined' },
        { at: at('2026-02-01'), answeredAt: at('2026-02-03'), status: 'expired' },
        { at: at('2026-05-01'), answeredAt: at('2026-05-01'), status: 'accepted' },
      ],
      reactions: [{ at: at('2026-03-01'), withdrawnAt: at('2026-03-02') }],
      cancellations: [{ ...givenBack, at: at('2026-04-01'), late: true }],
    },
    'offers',
    [
      'fact: 3 keer op naam gevraagd voor een opdracht (2026-01-01 – 2026-05-01)',
      'independence: 1 keer nee gezegd (2026-01-02)',
      'independence: Op weigeren of afzeggen volgde geen melding (2026-01-02 – 2026-04-01)',
      'independence: 1 keer niet geantwoord binnen de tijd (2026-02-03)',
      'independence: 1 keer uit zichzelf op een opdracht gereageerd (2026-03-01)',
      'independence: 1 keer een reactie ingetrokken (2026-03-02)',
      'independence: 1 keer een opdracht laat teruggegeven (2026-04-01)',
      'independence: 1 keer ja gezegd (2026-05-01)',
      'independence: Na de laatste weigering nog 1 keer gevraagd (2026-05-01)',
    ],
  ],
  [
    'a report after calling off stands there, and then it is not said that nothing followed',
    {
      cancellations: [{ ...givenBack, at: at('2026-04-01'), late: true }],
      violations: [
        { at: at('2026-04-02'), kind: 'late_cancellation' },
        { at: at('2026-06-02'), kind: 'unsafe' },
        { at: at('2026-06-02'), kind: 'unsafe' },
      ],
    },
    'offers',
    [
      'independence: 1 keer een opdracht laat teruggegeven (2026-04-01)',
      'employment: Overtreding gemeld: te laat afgezegd (2026-04-02)',
      'fact: 2 overtredingen gemeld: onveilig (2026-06-02)',
    ],
  ],
  [
    'planned in without a question or a reaction, and ended by the organization',
    {
      work: [{ ...work, way: 'direct' }],
      cancellations: [{ ...givenBack, at: at('2026-11-12'), by: 'organization' }],
    },
    'offers',
    [
      'employment: 1 opdracht gekregen zonder vraag of reactie (2026-11-10)',
      'fact: 1 keer een toewijzing geannuleerd door de organisatie of Zorginzet (2026-11-12)',
    ],
  ],
  [
    'a replacement, and what is not recorded of it',
    {
      cancellations: [
        { ...givenBack, at: at('2026-04-01'), replaced: true, doneByOther: true },
        { ...givenBack, at: at('2026-04-03'), doneByOther: true },
        { ...givenBack, at: at('2026-04-05'), proposed: 'chosen', doneByOther: true },
        { ...givenBack, at: at('2026-04-07'), proposed: 'not_chosen' },
      ],
    },
    'replacement',
    [
      'fact: Of buiten Zorginzet een vervanger is voorgesteld of geweigerd: niet vastgelegd in Zorginzet (2025-11-29 – 2026-11-28)',
      'independence: 1 keer teruggegeven met als reden dat er een vervanger was (2026-04-01)',
      'fact: 1 keer deed een ander het werk dat was teruggegeven (2026-04-03)',
      'independence: 1 keer is gekozen wie als vervanger was voorgesteld (2026-04-05)',
      'independence: 2 keer bij het teruggeven een vervanger voorgesteld (2026-04-05 – 2026-04-07)',
      'fact: 1 keer is niet gekozen wie als vervanger was voorgesteld (2026-04-07)',
    ],
  ],
  [
    'no replacement: what was not said, and what is not recorded',
    {},
    'replacement',
    [
      'fact: Er is bij het teruggeven geen vervanger gemeld of voorgesteld (2025-11-29 – 2026-11-28)',
      'fact: Of buiten Zorginzet een vervanger is voorgesteld of geweigerd: niet vastgelegd in Zorginzet (2025-11-29 – 2026-11-28)',
    ],
  ],
  [
    'what somebody was told of and let pass',
    {
      told: [
        { at: at('2026-05-01'), letPass: false },
        { at: at('2026-05-02'), letPass: true },
      ],
    },
    'offers',
    [
      'fact: 2 opdrachten gemeld aan de zorgverlener (2026-05-01 – 2026-05-02)',
      'independence: Op 1 opdracht niet gereageerd. Daar volgde niets op (2026-05-02)',
    ],
  ],
])('%s', (_name, changes, section, expected) => {
  expect(said(changes, section)).toEqual(expected)
})
