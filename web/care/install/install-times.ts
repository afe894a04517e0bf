// The app is offered from the second day of use on, until the user declines.
const key = 'installeren'
const noMore = 'nee'

/** Counts this day of use; tells whether to offer it now. */
export const isGoodMoment = (storage: Pick<Storage, 'getItem' | 'setItem'>, today: string): boolean => {
  const first = storage.getItem(key)
  if (first === null) storage.setItem(key, today)
  return first !== null && first !== noMore && first < today
}
/** Never offers it again by itself. */
export const offerNoMore = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(key, noMore)
