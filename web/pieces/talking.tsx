import { useState } from 'react'
import { Thread, type ThreadMessage } from '#components/lists/thread.tsx'
import { exampleNow, people } from './examples.ts'
import type { PieceGroup } from './piece.ts'

const said: ThreadMessage[] = [
  { id: '1', who: people[0].name, own: false, at: '2026-11-20T14:05:00+01:00', text: 'Kan ik maandag een half uur later?' },
  { id: '2', who: 'Ik', own: true, at: '2026-11-20T14:20:00+01:00', text: 'Ja, dat is goed. Ik zet het in de opdracht.' },
  { id: '3', who: people[0].name, own: false, at: '2026-11-22T09:12:00+01:00', text: 'Dank je wel.' },
  { id: '4', who: people[0].name, own: false, at: '2026-11-22T09:13:00+01:00', text: 'Waar haal ik de sleutel?\nBij de buren?' },
]

/** A message is shown as being sent first; pressing again delivers it. */
function Talk({ start }: { start: readonly ThreadMessage[] }) {
  const [messages, setMessages] = useState(start)
  const [value, setValue] = useState('')
  const [asked, setAsked] = useState(false)
  const send = (text: string) => {
    setMessages([...messages, { id: `eigen-${messages.length}`, who: 'Ik', own: true, at: exampleNow, text, state: 'sending' }])
    setValue('')
  }
  const before: ThreadMessage[] = [{ id: '0', who: people[0].name, own: false, at: '2026-11-19T08:00:00Z', text: 'Goedemorgen.' }]
  const ask = () => {
    setAsked(true)
    setMessages([...before, ...messages])
  }
  return (
    <Thread
      label={`Berichten met ${people[0].name}`}
      messages={messages}
      older={asked || start.length === 0 ? undefined : { onAsk: ask, busy: false, failed: false }}
      value={value}
      onChange={setValue}
      onSend={send}
    />
  )
}

export const talking: PieceGroup = {
  name: 'Praten',
  pieces: [
    {
      name: 'Thread',
      file: 'components/lists/thread.tsx',
      about: 'Berichten tussen mensen, per dag, met een vak om te schrijven.',
      states: {
        'met oudere': <Talk start={said} />,
        'wacht op een netwerk en onderweg': (
          <Talk
            start={[
              said[3]!,
              { ...said[1]!, id: '5', at: '2026-11-22T09:30:00+01:00', text: 'Bij de buren, ja.', state: 'waiting' },
              { ...said[1]!, id: '6', at: '2026-11-22T09:31:00+01:00', text: 'Op nummer 12.', state: 'sending' },
            ]}
          />
        ),
        'over een rapportage': (
          <Talk
            start={[
              {
                ...said[0]!,
                text: 'Gebeurt dit vaker?',
                quote: {
                  head: `Rapportage van ${people[1].name}, do 19 nov 2026, 23:10`,
                  text: 'Om half drie wakker, daarna rustig.',
                },
              },
              { ...said[1]!, text: 'Deze week was het de eerste keer.' },
            ]}
          />
        ),
        'nog niets': <Talk start={[]} />,
      },
    },
  ],
}
