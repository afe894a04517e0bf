// An item as its viewer gets it: the actions they may do now, why not the others, and only the fields they may see.
import { type AnyItem, type AnyResource, iriOf, uuidOf } from '../../../contract/language.ts'
import type { Viewer } from '../concept.ts'
import { hide } from './hidden.ts'
import type { Extent } from './item-reader.ts'
import { obstacleOf, permissionOf } from './permission.ts'

/**
 * Changes an item into what this viewer gets. It adds the actions they may do now. A whole item also gets the obstacles: a
 * sentence for each action that the viewer may do in general but not now. Hidden fields are removed.
 */
export const showTo = (
  { me, now }: Pick<Viewer, 'me' | 'now'>,
  resource: AnyResource,
  item: AnyItem,
  extent: Extent,
): AnyItem => {
  const actions = Object.keys(resource.actions)
  if (actions.length > 0) {
    // In loops, here and in permissionOf: this runs for each action of each row, and most of what it would make is thrown away.
    const allowed: string[] = []
    const obstacles: Record<string, string> = {}
    for (const action of actions) {
      const permission = permissionOf(resource, action, item, me, now)
      if (typeof permission !== 'string') allowed.push(action)
      else if (extent === 'item' && permission !== 'forbidden') obstacles[action] = obstacleOf(permission, resource, item)
    }
    item.allowedActions = allowed
    if (extent === 'item') item.obstacles = obstacles
  }
  hide(resource, item, me)
  return item
}

/** The answer to a change for a caller who needs only the IRI of the item. */
export const addressed = (resource: AnyResource, uuid: string): AnyItem => ({
  '@id': iriOf(resource, uuid),
  '@type': resource.type,
  uuid,
})

/** The clients whose data an item shows to its viewer, for the access log. */
export const clientsIn = (resource: AnyResource, items: readonly AnyItem[]): string[] => {
  if (!resource.clientField) return []
  const found = items.flatMap(item => {
    const value = item[resource.clientField!]
    const uuid = typeof value === 'string' ? value : (value as { uuid?: string } | undefined)?.uuid
    const others = resource.otherClientsField ? ((item[resource.otherClientsField] ?? []) as string[]) : []
    return [...(uuid ? [uuid] : []), ...others.map(uuidOf)]
  })
  return [...new Set(found)]
}
