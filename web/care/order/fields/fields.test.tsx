import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FormOf } from '../../form/use-form.ts'
import { type Draft, emptyDraft, type Kind } from '../draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { WhatFields } from './what-fields.tsx'
import { WhenFields } from './when-fields.tsx'

// The API client reads its settings from the page.
vi.hoisted(() => {
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} }, addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
})

/** The draft fields that the form reads, for this kind of draft, in one piece or in two parts. */
function readBy(kind: Kind, inParts = false) {
  const read = new Set<string>()
  const draft: Draft = { ...emptyDraft, kind, inParts, date: '2026-12-01', lastDay: '2026-12-31', weekdays: [2] }
  const values = new Proxy(draft, { get: (of, name) => read.add(String(name)) && Reflect.get(of, name) })
  const part = (name: keyof Draft) => ({ name, error: undefined, value: values[name], onChange: () => {} })
  const form = {
    values,
    set: () => {},
    errorAt: () => undefined,
    field: part,
    text: part,
    tick: part,
  } as unknown as FormOf<Draft>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <WhatFields form={form} locations={[]} levels={[]} suggestion="" />
      <WhenFields form={form} today="2026-11-24" dates={[]} />
      <OfferFields form={form} locationRate={undefined} offered />
    </QueryClientProvider>,
  )
  return read
}

test('everything that a draft has is on the form', () => {
  const read = [readBy('moment'), readBy('moment', true), readBy('series'), readBy('period')].flatMap(names => [...names])
  expect(Object.keys(emptyDraft).filter(name => !read.includes(name))).toEqual([])
})
