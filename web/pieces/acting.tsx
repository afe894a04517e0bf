import { useState } from 'react'
import { ActionButton, Acts, type Allowing } from '#care/action/action-button.tsx'
import { DownloadButton } from '#care/action/download-button.tsx'
import { checkAddress, emptyAddress } from '#care/form/address.ts'
import { AddressFields } from '#care/form/address-fields.tsx'
import { CountryField } from '#care/form/country-field.tsx'
import { FieldPair, Form } from '#care/form/form.tsx'
import { MinutesField } from '#care/form/minutes-field.tsx'
import { useForm } from '#care/form/use-form.ts'
import { Problem } from '#client/api.ts'
import { AddButton } from '#components/controls/add-button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const done = () => Promise.resolve()
const can: Allowing<'publish'> = { allowedActions: ['publish'] }
const cannot: Allowing<'publish'> = { allowedActions: [], obstacles: { publish: 'Vul eerst het uurtarief in.' } }

function FormShown({ refused = false }: { refused?: boolean }) {
  const form = useForm({
    start: { name: '', postcode: '', houseNumber: '' },
    check: ({ name }) => (name ? {} : { name: 'Vul een naam in.' }),
    send: () => (refused ? Promise.reject(new Problem(422, 'Deze naam is al in gebruik.')) : done()),
    done: () => 'Bewaard.',
  })
  return (
    <div className={classes.narrow}>
      <Form of={form} act="Bewaren">
        <TextField label="Naam" {...form.text('name')} />
        <FieldPair short>
          <TextField label="Postcode" {...form.text('postcode')} />
          <TextField label="Huisnummer" {...form.text('houseNumber')} />
        </FieldPair>
      </Form>
    </div>
  )
}

function AddressShown() {
  const form = useForm({ start: emptyAddress, check: address => checkAddress(address), send: done, done: () => 'Bewaard.' })
  return (
    <div className={classes.narrow}>
      <Form of={form} act="Adres bewaren">
        <AddressFields form={form} place={undefined} />
      </Form>
    </div>
  )
}

function AddShown() {
  const [names, setNames] = useState(['Naam 1'])
  return (
    <div className={`stack gap-12 ${classes.narrow}`}>
      {names.map(name => (
        <TextField key={name} label={name} />
      ))}
      <AddButton onAdd={() => setNames([...names, `Naam ${names.length + 1}`])}>Naam toevoegen</AddButton>
    </div>
  )
}

export const acting: PieceGroup = {
  name: 'Handelen',
  pieces: [
    {
      name: 'AddButton',
      file: 'components/controls/add-button.tsx',
      about: 'Voegt velden toe boven zichzelf, en gaat naar het eerste.',
      states: { 'velden erbij': <AddShown /> },
    },
    {
      name: 'ActionButton',
      file: 'care/action/action-button.tsx',
      about: 'Een handeling van een item: doet het, biedt “Ongedaan maken” aan, of vraagt eerst.',
      states: {
        'mag, mag niet, en vraagt eerst': (
          <Acts>
            <ActionButton item={can} action="publish" run={done} done="Gepubliceerd." undo={done}>
              Publiceren
            </ActionButton>
            <ActionButton item={cannot} action="publish" run={done}>
              Publiceren kan niet
            </ActionButton>
            <ActionButton
              item={can}
              action="publish"
              danger
              run={done}
              done="Geannuleerd."
              ask={{
                title: 'Opdracht annuleren?',
                consequences: <p>De zorgverlener krijgt bericht.</p>,
                label: 'Waarom?',
                required: true,
              }}
            >
              Opdracht annuleren
            </ActionButton>
          </Acts>
        ),
      },
    },
    {
      name: 'DownloadButton',
      file: 'care/action/download-button.tsx',
      about: 'Haalt een bestand op; lukt dat niet, dan zegt een melding het.',
      states: { gewoon: <DownloadButton fetchFile={done}>PDF downloaden</DownloadButton> },
    },
    {
      name: 'Form, FieldPair, useForm',
      file: 'care/form/form.tsx',
      about: 'Een formulier: wat mist staat bij het veld, wat de server weigert ook.',
      states: { gewoon: <FormShown />, 'wordt geweigerd': <FormShown refused /> },
    },
    {
      name: 'AddressFields',
      file: 'care/form/address-fields.tsx',
      about: 'Een adres: de plaats volgt uit de postcode.',
      states: { leeg: <AddressShown /> },
    },
    {
      name: 'CountryField',
      file: 'care/form/country-field.tsx',
      about: 'Het land van een adres: alleen gevraagd aan wie zegt dat het niet Nederland is.',
      states: {
        Nederland: <CountryField name="country" value="NL" error={undefined} onChange={() => undefined} />,
        'een ander land': <CountryField name="country" value="BE" error={undefined} onChange={() => undefined} />,
      },
    },
    {
      name: 'MinutesField',
      file: 'care/form/minutes-field.tsx',
      about: 'Een aantal minuten, zoals een pauze.',
      states: { gewoon: <MinutesField label="Pauze" value={30} onChange={() => undefined} /> },
    },
  ],
}
