// When the app is offered: from the second day of use on, until people say no.
const key = 'installeren'
const noMore = 'nee'

/** Counts this day of use; whether this is a good moment to offer it. */
export const isGoodMoment = (storage: Pick<Storage, 'getItem' | 'setItem'>, today: string): boolean => {
  const first = storage.getItem(key)
  if (first === null) storage.setItem(key, today)
  return first !== null && first !== noMore && first < today
}
/** Never offers it again by itself. */
export const offerNoMore = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(key, noMore)
