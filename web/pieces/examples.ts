// The people and numbers shown in the component gallery; no screen has them.

export const exampleToday = '2026-11-22'
export const exampleNow = '2026-11-22T10:30:00+01:00'

export const people = [
  { name: 'Fatima Bouzian', about: 'Verzorgende IG', phone: '0612345678' },
  { name: 'Jan van der Meer', about: 'Helpende Plus', phone: '0687654321' },
  { name: 'Roos Visser', about: 'Verpleegkundige mbo', phone: '0611223344' },
] as const

/** A query as react-query gives it, in each of its states. */
export const queries = {
  loading: { data: undefined, error: null, refetch: () => undefined },
  failed: { data: undefined, error: Object.assign(new Error('500'), { status: 500 }), refetch: () => undefined },
  gone: { data: undefined, error: Object.assign(new Error('404'), { status: 404 }), refetch: () => undefined },
  offline: { data: undefined, error: Object.assign(new Error('0'), { status: 0 }), refetch: () => undefined },
  empty: { data: [] as string[], error: null, refetch: () => undefined },
  loaded: { data: ['Ochtendroute thuiszorg', 'Avonddienst woongroep'], error: null, refetch: () => undefined },
}
