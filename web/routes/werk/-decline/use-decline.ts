import { useAct } from '../../../care/act/use-act.ts'
import type { Publication } from '../../../care/moment/publication.ts'
import { useChange } from '../../../client/cache.ts'

export type Declinable = Pick<Publication, '@id' | 'careMoment' | 'series' | 'myDecline'>

/** Says “niet voor mij” of an assignment or of its whole series, and takes that back; each can be undone from the toast. */
export function useDecline({ '@id': careMomentPublication, myDecline }: Declinable) {
  const decline = useChange('POST /declined_publications')
  const takeBack = useChange('DELETE /declined_publications/{uuid}')
  const { busy, act } = useAct()
  const say = (wholeSeries: boolean) => decline.run({ body: { careMomentPublication, wholeSeries } })
  const hide = (wholeSeries: boolean) =>
    act({
      run: () => say(wholeSeries),
      done: wholeSeries ? 'De hele reeks is verborgen.' : 'De opdracht is verborgen.',
      undo: ({ uuid }) => takeBack.run({ uuid }),
    })
  const show = async () =>
    myDecline &&
    act({
      run: () => takeBack.run({ uuid: myDecline.uuid }),
      done: myDecline.wholeSeries ? 'De reeks staat weer in je lijst.' : 'De opdracht staat weer in je lijst.',
      undo: () => say(myDecline.wholeSeries),
    })
  return { busy, hide, show }
}
