// What a viewer gets of an item that was read: what they may do with it and why not, and nothing that is not theirs to see.
import type { AnyItem, AnyResource } from '../../../contract/language.ts'
import type { Viewer } from '../concept.ts'
import { hide } from './hidden.ts'
import type { Extent } from './item-reader.ts'
import { refusalOf, standingOf } from './standing.ts'

/**
 * Makes of an item, in its place, what this viewer gets: the actions they may do now; of a whole item also the obstacles, the sentence
 * for each that is theirs in general and not now; without the fields that are not theirs to see.
 */
export const showTo = (
  { me, now }: Pick<Viewer, 'me' | 'now'>,
  resource: AnyResource,
  item: AnyItem,
  extent: Extent,
): AnyItem => {
  const actions = Object.keys(resource.actions)
  if (actions.length > 0) {
    const standings = actions.map(action => [action, standingOf(resource, action, item, me, now)] as const)
    item.allowedActions = standings.flatMap(([action, standing]) => (typeof standing === 'string' ? [] : [action]))
    if (extent === 'item')
      item.obstacles = Object.fromEntries(
        standings.flatMap(([action, standing]) =>
          typeof standing === 'string' && standing !== 'forbidden' ? [[action, refusalOf(standing, resource, item).message]] : [],
        ),
      )
  }
  hide(resource, item, me)
  return item
}

/** The clients whose data an item shows to its viewer: for the access log. */
export const clientsIn = (resource: AnyResource, items: readonly AnyItem[]): string[] => {
  if (!resource.clientField) return []
  const found = items.flatMap(item => {
    const value = item[resource.clientField!]
    const uuid = typeof value === 'string' ? value : (value as { uuid?: string } | undefined)?.uuid
    return uuid ? [uuid] : []
  })
  return [...new Set(found)]
}
