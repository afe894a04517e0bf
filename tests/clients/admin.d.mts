/** A record of the admin: the item as it came, under its address. */
export type Document = Record<string, unknown> & { id: string }
interface Found {
  data: Document[]
  total: number
}
interface Asked {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
}
interface Field {
  name: string
}
interface Resource {
  name: string
  operations: { type: string; method: string }[]
  fields: Field[]
}
/** What the screens of the admin call; every call is one or more requests. */
export interface DataProvider {
  introspect(): Promise<{ data: { resources: Resource[] } }>
  getList(resource: string, asked: Asked): Promise<Found>
  getOne(resource: string, asked: { id: string }): Promise<{ data: Document }>
  getMany(resource: string, asked: { ids: string[] }): Promise<{ data: Document[] }>
  getManyReference(resource: string, asked: Asked & { target: string; id: string }): Promise<Found>
  create(resource: string, asked: { data: object }): Promise<{ data: Document }>
  update(resource: string, asked: { id: string; data: object; previousData: object }): Promise<{ data: Document }>
  delete(resource: string, asked: { id: string }): Promise<unknown>
}
/** The admin's data provider over the API at this entrypoint, for who has this token. */
export function openAdmin(entrypoint: string, token: string): Promise<DataProvider>
/** The message of each field of a form that was refused, as the admin finds it in the error. */
export function messagesOf(error: unknown): Promise<Record<string, string> | null>
