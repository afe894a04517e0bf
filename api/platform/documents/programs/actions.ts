// How each action of `allowedActions` is called: its operation, for the OpenAPI document.
import { allOperations, type NamedOperation } from '../../../../contract/catalogue.ts'
import type { AnyResource } from '../../../../contract/language.ts'

// Actions without an operation of their own: another operation sets the new status.
const byAnother: Record<string, Record<string, string>> = {
  ContractProposal: {
    accept: 'contractProposals.answer',
    reject: 'contractProposals.answer',
    withdraw: 'contractProposals.answer',
  },
}
/** The operation that performs this action of the resource; undefined for actions that nobody performs, such as expiring. */
export const operationOf = ({ type, path, actions }: AnyResource, action: string): NamedOperation | undefined => {
  if (actions[action]!.every(({ by }) => by.length === 0)) return undefined
  return allOperations.find(({ id, operation }) => {
    if (operation.kind === 'action') return operation.resource?.type === type && operation.action === action
    return id === byAnother[type]?.[action] || new RegExp(`^${path}(/\\{uuid\\})?/${action}$`).test(operation.path)
  })
}
/** The actions of a resource that can be performed, each with its method and its path below /v1. */
export const waysOf = (resource: AnyResource): Record<string, string> =>
  Object.fromEntries(
    Object.keys(resource.actions).flatMap(action => {
      const found = operationOf(resource, action)?.operation
      return found ? [[action, `${found.method} ${found.path}`]] : []
    }),
  )
