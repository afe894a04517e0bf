import { CalculationDetails } from '#care/moment/calculation.tsx'
import { DayBar, DayScale } from '#care/moment/day-bar.tsx'
import { HolidayMark } from '#care/moment/holiday/holiday-mark.tsx'
import { ExpenseList } from '#care/moment/hours/expense-list.tsx'
import { HoursTable } from '#care/moment/hours/hours-table.tsx'
import type { MomentFacts } from '#care/moment/moment.ts'
import { CareMomentBadge, ReactionBadge } from '#care/moment/status-badge.tsx'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { MomentCard } from '#care/moment/summary/moment-card.tsx'
import { MomentDetails } from '#care/moment/summary/moment-details.tsx'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { MomentRow, MomentRows } from '#care/moment/summary/moment-row.tsx'
import { KnownFigures } from '#care/reviews/known-figures.tsx'
import { ReviewFigures } from '#care/reviews/review-figures.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Fact } from '#components/marks/fact.tsx'
import { MoreIcon } from '#components/marks/icons.tsx'
import { exampleNow } from './examples.ts'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const early = { startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T15:00:00+01:00' }
const night = { startDate: '2026-11-23T23:00:00+01:00', endDate: '2026-11-24T07:00:00+01:00' }
const judged = {
  rating: 4.3,
  count: 12,
  perRating: [
    { rating: 5, count: 6 },
    { rating: 4, count: 4 },
    { rating: 3, count: 2 },
    { rating: 2, count: 0 },
    { rating: 1, count: 0 },
  ],
  tags: [
    { name: 'Op tijd', sentiment: 'positive' as const, count: 7 },
    { name: 'Slordige rapportage', sentiment: 'negative' as const, count: 1 },
  ],
}
const facts: MomentFacts = {
  ...early,
  href: '/werk/nieuwe-opdrachten/een',
  title: 'Ochtendroute thuiszorg',
  organizationName: 'Zorggroep Lindeveld',
  city: 'Maarssen',
  distanceKm: 8.4,
  levelName: 'Verzorgende IG',
  contractTypes: ['freelance'],
  hourlyRateCents: 3700,
  totalCents: 30_250,
  bonusCents: 2500,
  breakMinutes: 30,
  timeScope: 'moment',
  now: exampleNow,
}
const ofPeriod: MomentFacts = {
  ...facts,
  timeScope: 'period',
  endDate: '2027-02-26T15:00:00+01:00',
  totalCents: 0,
  bonusCents: 0,
}

const place = { name: 'De Singel', city: 'Maarssen', organization: { name: 'Zorggroep Lindeveld' } }
const shift = { ...early, title: 'Ochtendroute thuiszorg', location: place, client: undefined }

const calculation = {
  article: '5:3',
  rule: 'In elke 24 uur heb je minstens 11 uur rust achter elkaar. Eén keer per 7 dagen mag dat 8 uur zijn.',
  norm: '11 uur',
  isLaw: false,
  shifts: [
    { ...night, breakMinutes: 30, placeName: 'De Singel', isNew: false },
    { ...early, breakMinutes: 30, isNew: true },
  ],
  sum: ['di 24 nov 07:00 einde – di 24 nov 14:30 begin = 7,5 uur rust'],
}

const planned = { startDate: '2026-11-16T07:00:00+01:00', endDate: '2026-11-16T15:00:00+01:00', breakMinutes: 30, expenses: [] }
const expenses = [{ kind: 'kilometres' as const, quantity: 24, amount: 23, description: '', file: null }]
const agreed = {
  ...{ ...early, timeScope: 'moment' as const, breakMinutes: 30, hourlyRate: 3700, bonus: 2500 },
  ...{ publishedForContractTypes: ['freelance' as const], description: 'De sleutel ligt bij de receptie.' },
  location: { name: 'De Singel', street: 'Bernadottelaan 108', postcode: '3527 GC', city: 'Utrecht' },
  expertiseLevel: { name: 'Verzorgende IG' },
  acts: [{ name: 'Medicatie aanreiken (baxterrol)' }],
}
const worked = { ...planned, endDate: '2026-11-16T15:45:00+01:00', expenses }

export const moments: PieceGroup = {
  name: 'Opdrachten en diensten',
  pieces: [
    {
      name: 'DayBar',
      file: 'care/moment/day-bar.tsx',
      about: 'Een dag als strook van 24 uur, met de dienst erop.',
      states: {
        vroeg: <DayBar {...early} />,
        nacht: <DayBar {...night} />,
        open: <DayBar {...early} kind="open" />,
        wens: <DayBar {...early} kind="wish" />,
        'overlap en nu': (
          <DayBar
            {...early}
            now="2026-11-23T10:30:00+01:00"
            overlaps={[{ startDate: '2026-11-23T13:00:00+01:00', endDate: '2026-11-23T20:00:00+01:00' }]}
          />
        ),
        'met uren': <DayBar {...early} size="detail" />,
        'alleen de uren': <DayScale />,
      },
    },
    {
      name: 'DayStrip',
      file: 'care/moment/strip/day-strip.tsx',
      about: 'Een hele dag van een cliënt: iedereen die komt, en de uren waarvoor er nog niemand is.',
      states: {
        dag: (
          <div className="wrap-row gap-12">
            <DayStrip
              day={early.startDate}
              now={early.startDate}
              stays={[
                { ...early, id: 'vroeg', isOpen: false, who: 'Fatima' },
                { ...night, id: 'nacht', isOpen: true, who: 'Nog niemand' },
              ]}
            />
          </div>
        ),
        'bij de naam van een dag': (
          <DayStrip
            look="head"
            day={early.startDate}
            now={early.startDate}
            stays={[{ ...early, id: 'vroeg', isOpen: false, who: 'Fatima' }]}
          />
        ),
      },
    },
    {
      name: 'MomentCard',
      file: 'care/moment/summary/moment-card.tsx',
      about: 'Een opdracht op een telefoon; de hele kaart is de link.',
      states: {
        'dienst en periode': (
          <div className="wrap-row gap-12">
            <MomentCard {...facts} />
            <MomentCard {...ofPeriod} status="assigned" />
          </div>
        ),
        'reeks, feestdag en menu': (
          <div className="wrap-row gap-12">
            <MomentCard
              {...facts}
              startDate="2026-12-25T07:00:00+01:00"
              endDate="2026-12-25T15:00:00+01:00"
              partOf="Reeks, 7 data open: elke di en do"
              menu={
                <IconButton aria-label="Meer">
                  <MoreIcon />
                </IconButton>
              }
            />
          </div>
        ),
      },
    },
    {
      name: 'MomentRow',
      file: 'care/moment/summary/moment-row.tsx',
      about: 'Een opdracht op een breed scherm; op een telefoon is er de kaart.',
      states: {
        rijen: (
          <div className={classes.desk}>
            <MomentRows label="Opdrachten">
              <MomentRow {...facts} />
              <MomentRow {...ofPeriod} />
            </MomentRows>
          </div>
        ),
      },
    },
    {
      name: 'MomentHead',
      file: 'care/moment/summary/moment-head.tsx',
      about: 'Wanneer, wat en waar: de kop van elke kaart over een dienst.',
      states: {
        'met dag, stand en overlap': (
          <MomentHead
            moment={shift}
            now={exampleNow}
            overlaps={[{ startDate: '2026-11-23T13:00:00+01:00', endDate: '2026-11-23T20:00:00+01:00' }]}
            aside={<CareMomentBadge status="assigned" />}
            title={<h3>{shift.title}</h3>}
          />
        ),
        'dag voluit': <MomentHead moment={shift} now={exampleNow} day="full" live title={<strong>{shift.title}</strong>} />,
        'zonder dag': <MomentHead moment={shift} now={exampleNow} day="none" note="begon gisteren" title={shift.title} />,
      },
    },
    {
      name: 'HolidayMark',
      file: 'care/moment/holiday/holiday-mark.tsx',
      about: 'De feestdag waarop een dienst valt, of waar die in doorloopt.',
      states: { kerst: <HolidayMark startDate="2026-12-24T23:00:00+01:00" endDate="2026-12-25T07:00:00+01:00" /> },
    },
    {
      name: 'CalculationDetails',
      file: 'care/moment/calculation.tsx',
      about: 'Hoe een signaal over rust of lengte is berekend: de diensten, de som en de regel.',
      states: {
        zzp: <CalculationDetails calculation={calculation} />,
        uitzend: <CalculationDetails calculation={{ ...calculation, isLaw: true }} />,
      },
    },
    {
      name: 'HoursTable',
      file: 'care/moment/hours/hours-table.tsx',
      about: 'Uren naast de planning; wat afwijkt is gemarkeerd.',
      states: {
        anders: (
          <HoursTable
            of={{ hourlyRate: 4500, bonus: 2500 }}
            columns={[
              ['Gepland', planned],
              ['Ingediend', worked],
            ]}
          />
        ),
      },
    },
    {
      name: 'MomentDetails',
      file: 'care/moment/summary/moment-details.tsx',
      about: 'Wat er is afgesproken, met vooraan wat alleen deze lezer hoort.',
      states: {
        dienst: (
          <MomentDetails moment={agreed}>
            <Fact label="Cliënt">Truus</Fact>
          </MomentDetails>
        ),
        periode: <MomentDetails moment={{ ...agreed, timeScope: 'period', hoursPerWeek: 24, bonus: 0 }} />,
      },
    },
    {
      name: 'ExpenseList',
      file: 'care/moment/hours/expense-list.tsx',
      about: 'De onkosten van een dienst, elk met zijn bon.',
      states: { kilometers: <ExpenseList expenses={expenses} /> },
    },
    {
      name: 'ReviewFigures',
      file: 'care/reviews/review-figures.tsx',
      about: 'Wat beoordelingen samen zeggen; een cijfer komt er vanaf drie.',
      states: {
        genoeg: <ReviewFigures stats={judged} />,
        'te weinig': <ReviewFigures stats={{ rating: null, count: 2, perRating: [], tags: [] }} />,
        geen: <ReviewFigures stats={{ rating: null, count: 0, perRating: [], tags: [] }} />,
      },
    },
    {
      name: 'KnownFigures',
      file: 'care/reviews/known-figures.tsx',
      about: 'Wat er van iemand of van een locatie bekend is, voordat je kiest.',
      states: {
        bekend: (
          <KnownFigures
            of={{ rating: 4.3, reviews: 12, workedTogether: 3, minutesTogether: 1440, cancellations: 2, lateCancellations: 1 }}
            together="Jij werkte hier"
            hours={{ label: 'Uren binnen 3 dagen goedgekeurd', all: 9, inTime: 8 }}
          />
        ),
        nieuw: (
          <KnownFigures
            of={{ rating: null, reviews: 0, workedTogether: 0, minutesTogether: 0, cancellations: 0, lateCancellations: 0 }}
            together="Jij werkte hier"
            hours={{ label: 'Uren binnen 3 dagen goedgekeurd', all: 0, inTime: 0 }}
          />
        ),
      },
    },
    {
      name: 'CareMomentBadge, ReactionBadge',
      file: 'care/moment/status-badge.tsx',
      about: 'De stand van een opdracht of een reactie.',
      states: {
        standen: (
          <div className="wrap-row gap-12">
            <CareMomentBadge status="open" />
            <CareMomentBadge status="assigned" />
            <ReactionBadge status="open" reader="worker" />
          </div>
        ),
      },
    },
  ],
}
