import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { canPush, isPushDenied, isSubscribedHere, subscribeHere, unsubscribeHere } from '#client/push.ts'
import { useSession } from '#client/use-session.ts'
import { useAction } from '../../action/use-action.ts'

const here = ['push here']
const failed = 'Dat lukte niet in deze browser. Probeer het later nog eens.'

/**
 * Push notifications on this device: `state` is undefined while it loads and where the browser lacks them; call `turnOn` from a
 * click, as it asks the browser for permission.
 */
export function usePush() {
  const session = useSession()
  const enabled = canPush() && session !== null && !session.impersonated
  const server = useQuery({ ...queryOf('GET /push_subscription', {}), enabled })
  const browser = useQuery({ queryKey: here, queryFn: isSubscribedHere, enabled })
  const client = useQueryClient()
  const subscribe = useChange('PUT /push_subscription')
  const unsubscribe = useChange('DELETE /push_subscription')
  const { busy, act } = useAction()
  const look = () => client.invalidateQueries({ queryKey: here })
  const state = () => {
    if (enabled && isPushDenied()) return 'denied'
    if (!enabled || !server.data || browser.data === undefined) return undefined
    return server.data.subscribed && browser.data ? 'on' : 'off'
  }
  const turnOn = () =>
    act({
      run: async () => {
        const body = await subscribeHere(server.data!.publicKey).catch((cause: Error) => {
          throw Object.assign(new Problem(400, failed), { cause })
        })
        if (body) await subscribe.run({ body })
        await look()
        return body !== undefined
      },
      done: isOn => (isOn ? 'Meldingen komen nu ook op dit toestel.' : ''),
    })
  const turnOff = () =>
    act({
      run: async () => {
        await unsubscribe.run({})
        await unsubscribeHere()
        await look()
      },
      done: 'Er komen geen meldingen meer op dit toestel.',
    })
  const isComing = enabled && [server, browser].some(({ isPending }) => isPending)
  return { state: state(), isComing, busy, turnOn, turnOff }
}
