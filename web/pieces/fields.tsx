import { type ComponentProps, useState } from 'react'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { FileButton } from '#components/controls/file-button.tsx'
import { Combobox, MultiCombobox } from '#components/fields/combobox.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { FileField, type KeptFile } from '#components/fields/file-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { NewPasswordField } from '#components/fields/new-password-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { PasswordField } from '#components/fields/password-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { RangeField } from '#components/fields/range-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { people } from './examples.ts'
import type { Piece, PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const options = people.map(({ name, about }) => ({ value: name, label: name, about }))
const ways = [
  { value: 'zzp', label: 'Zzp' },
  { value: 'uitzend', label: 'Uitzend' },
] as const
const search = { onSearch: () => undefined, busy: false, failed: false, onRetry: () => undefined }

function Typed() {
  const [date, setDate] = useState<string | null>('2026-11-23')
  const [time, setTime] = useState<string | null>('07:30')
  const [km, setKm] = useState<number | null>(12.5)
  const [cents, setCents] = useState<number | null>(3750)
  return (
    <>
      <DateField label="Datum" value={date} onChange={setDate} />
      <TimeField label="Van" value={time} onChange={setTime} />
      <NumberField label="Afstand" unit="km" decimals={1} value={km} onChange={setKm} />
      <MoneyField label="Uurtarief" value={cents} onChange={setCents} />
    </>
  )
}

function Chosen() {
  const [one, setOne] = useState<(typeof options)[number] | null>(null)
  const [many, setMany] = useState<string[]>([people[0].name])
  return (
    <>
      <Combobox
        label="Zorgverlener"
        options={options}
        value={one}
        onChange={option => setOne(options.find(each => each.value === option?.value) ?? null)}
      />
      <MultiCombobox label="Zorgverleners" options={options} values={many} onChange={setMany} />
    </>
  )
}

function Slid() {
  const [km, setKm] = useState(30)
  return <RangeField label="Afstand" value={km} min={5} max={100} step={5} say={value => `${value} km`} onChange={setKm} />
}

function Ticked() {
  const [way, setWay] = useState<string[]>(['zzp'])
  const [several, setSeveral] = useState<string[]>([])
  return (
    <>
      <Choices label="Eén" choices={ways} chosen={way} onChange={setWay} />
      <Choices label="Meer" several choices={ways} chosen={several} onChange={setSeveral} help="Kies er zo veel als je wilt." />
      <Choices label="Als knoppen" look="buttons" several choices={ways} chosen={several} onChange={setSeveral} />
      <Choices label="Met een fout" choices={ways} chosen={[]} onChange={() => undefined} error="Kies er een." />
    </>
  )
}

const fileProps = {
  label: 'Bon',
  rules: { kinds: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: 15 * 1024 * 1024 },
  open: () => undefined,
  camera: true,
}
type Send = ComponentProps<typeof FileField>['send']
const going: Send = (file, onProgress) =>
  new Promise(resolve => {
    onProgress(40)
    setTimeout(() => resolve({ kept: { id: crypto.randomUUID(), name: file.name } }), 3000)
  })
const refusing: Send = () => Promise.resolve({ refused: 'Er is geen verbinding. Probeer het opnieuw.', again: true })

function Files({ start = [], several = false, send }: { start?: KeptFile[]; several?: boolean; send: Send }) {
  const [files, setFiles] = useState(start)
  return <FileField {...fileProps} several={several} files={files} onChange={setFiles} send={send} />
}

function NewPassword() {
  const [value, setValue] = useState('')
  return <NewPasswordField label="Wachtwoord" value={value} onChange={setValue} />
}

function Select() {
  const [value, setValue] = useState('zzp')
  return <SelectField label="Contractvorm" choices={ways} value={value} onChange={setValue} />
}

const below = (file: string) => `components/${file}.tsx`
const field = (name: string, file: string, about: string, states: Piece['states']): Piece => ({
  name,
  file: below(file),
  about,
  states: Object.fromEntries(
    Object.entries(states).map(([state, shown]) => [
      state,
      <div key={state} className={classes.narrow}>
        {shown}
      </div>,
    ]),
  ),
})

export const fields: PieceGroup = {
  name: 'Velden',
  pieces: [
    field('TextField', 'text-field', 'Eén regel tekst. Elk veld heeft label, hulp en fout van Field (field.tsx).', {
      gewoon: <TextField label="Naam" description="Zoals in je paspoort." />,
      fout: <TextField label="Naam" error="Vul je naam in." required />,
      'niet nu': <TextField label="Naam" disabled defaultValue="Fatima" />,
    }),
    field('TextArea', 'text-area', 'Meer regels; groeit mee.', { gewoon: <TextArea label="Opmerking" /> }),
    field('RangeField', 'range-field', 'Een getal waarmee je schuift, om te proberen; het getal staat ernaast.', {
      gewoon: <Slid />,
    }),
    field('DateField, TimeField, NumberField, MoneyField', 'date-field', 'Getypt zoals mensen het schrijven.', {
      gevuld: <Typed />,
      fout: <DateField label="Datum" value={null} onChange={() => undefined} error="Kies een datum." />,
    }),
    field('SelectField', 'select-field', 'Eén van een lijst, van de browser zelf.', { gewoon: <Select /> }),
    field('Combobox', 'combobox', 'Eén of meer van velen, gevonden door te typen.', {
      'één en meer': <Chosen />,
      bezig: <Combobox label="Cliënt" options={[]} search={{ ...search, busy: true }} value={null} onChange={() => undefined} />,
      mislukt: (
        <Combobox label="Locatie" options={[]} search={{ ...search, failed: true }} value={null} onChange={() => undefined} />
      ),
    }),
    field('Choices', 'choices', 'Een paar keuzes die je allemaal ziet.', { alle: <Ticked /> }),
    field('Checkbox', 'checkbox', 'Aan of uit.', {
      gewoon: <Checkbox label="Ik ga akkoord" description="Je kunt dit later wijzigen." />,
      fout: <Checkbox label="Ik ga akkoord" error="Dit is nodig." />,
    }),
    field('PasswordField', 'password-field', 'Het wachtwoord dat er is.', { gewoon: <PasswordField label="Wachtwoord" /> }),
    field('NewPasswordField', 'new-password-field', 'Een nieuw wachtwoord, met hoe sterk het is.', { gewoon: <NewPassword /> }),
    field('PhoneField', 'phone-field', 'Een telefoonnummer, van overal.', { gewoon: <PhoneField label="Telefoon" /> }),
    field('FileButton', 'file-button', 'Kiest een bestand, in onze woorden.', {
      gewoon: <FileButton label="Bestand kiezen" look="button" kinds=".csv" onFiles={() => undefined} />,
    }),
    field('FileField', 'file-field', 'Bestanden: gekozen of gefotografeerd, verstuurd, gestopt, opnieuw geprobeerd.', {
      leeg: <Files send={going} />,
      'er is er een': <Files start={[{ id: '1', name: 'bon.jpg' }]} send={going} />,
      'meer mag, en versturen mislukt': <Files several send={refusing} />,
      fout: <FileField {...fileProps} files={[]} onChange={() => undefined} send={going} error="Voeg de bon toe." />,
    }),
  ],
}
