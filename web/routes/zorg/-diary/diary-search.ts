// What stands in the address of a client's diary.
import { readNumber } from '../../../search-params.ts'

export type DiarySearch = { onderwerp?: string; pagina?: number }
export const readDiary = ({ onderwerp, pagina }: Record<string, unknown>): DiarySearch => {
  const page = readNumber(pagina, 1, 1, 9999)
  return { ...(typeof onderwerp === 'string' && onderwerp !== '' && { onderwerp }), ...(page > 1 && { pagina: page }) }
}
