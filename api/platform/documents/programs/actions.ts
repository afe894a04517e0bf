// How each action of `allowedActions` is called: its operation, for the OpenAPI document.
import { allOperations, type NamedOperation } from '../../../../contract/catalogue.ts'
import type { AnyResource } from '../../../../contract/language.ts'

// What is answered by its new status, without an operation of its own.
const byAnother: Record<string, Record<string, string>> = {
  ContractProposal: {
    accept: 'contractProposals.answer',
    reject: 'contractProposals.answer',
    withdraw: 'contractProposals.answer',
  },
}
/** The operation with which this action of the resource is done; undefined for what nobody does, such as to expire. */
export const operationOf = ({ type, path, actions }: AnyResource, action: string): NamedOperation | undefined => {
  if (actions[action]!.every(({ by }) => by.length === 0)) return undefined
  return allOperations.find(({ id, operation }) => {
    if (operation.kind === 'action') return operation.resource?.type === type && operation.action === action
    return id === byAnother[type]?.[action] || new RegExp(`^${path}(/\\{uuid\\})?/${action}$`).test(operation.path)
  })
}
/** The actions of a resource that somebody does, each with its method and its path below /v1. */
export const waysOf = (resource: AnyResource): Record<string, string> =>
  Object.fromEntries(
    Object.keys(resource.actions).flatMap(action => {
      const found = operationOf(resource, action)?.operation
      return found ? [[action, `${found.method} ${found.path}`]] : []
    }),
  )
