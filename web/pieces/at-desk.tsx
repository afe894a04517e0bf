import { MomentBar } from '#care/moment/desk/moment-bar.tsx'
import { PanelHead } from '#care/moment/desk/panel-head.tsx'
import { cellId, DayAndTimes, PersonCell, TimesCell, WhatCell } from '#care/moment/desk/row-cells.tsx'
import { Row, RowGroup, Rows } from '#components/lists/rows.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { exampleNow } from './examples.ts'
import type { PieceGroup } from './piece.ts'

const moment = {
  ...{ uuid: 'vakken', title: 'Ochtendroute thuiszorg', timeScope: 'moment' as const, status: 'open' as const, bonus: 2500 },
  ...{ startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T15:00:00+01:00' },
}

function CellsShown() {
  const labelledBy = ['when', 'title', 'place'].map(said => cellId(said, 'vakken')).join(' ')
  return (
    <Rows label="Vakken">
      <RowGroup headingId="vakken-kop" head={<h3 id="vakken-kop">Maandag 23 november</h3>}>
        <Row>
          <TimesCell moment={moment} now={exampleNow}>
            <span className="soft">8 uur</span>
          </TimesCell>
          <WhatCell moment={moment} href="/organisatie/opdrachten" labelledBy={labelledBy} isOpen={false}>
            De Singel
          </WhatCell>
          <PersonCell face={<Avatar name="Fatima Bouzian" size="sm" />}>
            <span className="strong">Fatima Bouzian</span>
            <span className="soft">Toegewezen</span>
          </PersonCell>
        </Row>
      </RowGroup>
    </Rows>
  )
}

export const atDesk: PieceGroup = {
  name: 'Opdrachten op een bureau',
  pieces: [
    {
      name: 'MomentBar',
      file: 'care/moment/desk/moment-bar.tsx',
      about: 'De strook van een opdracht in een lijst: open, of voorbij zonder dat er iemand kwam.',
      states: {
        open: <MomentBar moment={moment} now={exampleNow} size="row" />,
        geannuleerd: <MomentBar moment={{ ...moment, status: 'canceled' }} now={exampleNow} size="detail" />,
      },
    },
    {
      name: 'PanelHead',
      file: 'care/moment/desk/panel-head.tsx',
      about: 'De kop van wat naast een lijst open is.',
      states: {
        'begint zo': <PanelHead moment={moment} now={exampleNow} about="De Singel · Verzorgende IG" soon="begint zo" isUrgent />,
        'lage strook': (
          <PanelHead moment={moment} now={exampleNow} about="De Singel · Maarssen" soon="over ruim 3 uur" size="row" />
        ),
      },
    },
    {
      name: 'TimesCell, WhatCell, PersonCell, DayAndTimes',
      file: 'care/moment/desk/row-cells.tsx',
      about: 'De vakken van een rij: wanneer een opdracht is, wat en waar, en wie ermee te maken heeft.',
      states: { rij: <CellsShown />, 'in een tabel': <DayAndTimes moment={moment} now={exampleNow} /> },
    },
  ],
}
