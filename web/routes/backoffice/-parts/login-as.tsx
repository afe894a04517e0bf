import { useRouter } from '@tanstack/react-router'
import { useAction } from '#care/action/use-action.ts'
import { useChange } from '#client/cache.ts'
import { stringifySearch } from '#client/search-params.ts'
import { rememberWanted } from '#client/wanted-path.ts'
import { Button, type ButtonLook } from '#components/controls/button.tsx'
import { EyeIcon } from '#components/marks/icons.tsx'
import type { Address } from '#contract/addresses.ts'

type Props = ButtonLook & {
  uuid: string
  firstName: string | undefined
  /** The screen that is opened as them; otherwise their home. */
  to?: Address
}

/** Opens the screen that logs in as somebody else, in this tab. */
export function LoginAs({ uuid, firstName, to, ...look }: Props) {
  const make = useChange('POST /user_tokens/impersonate')
  const router = useRouter()
  const { busy, act } = useAction()
  const go = async () => {
    const { url } = await make.run({ body: { user: uuid } })
    // Ending the impersonation leads back here.
    rememberWanted({ path: router.state.location.href, pathname: router.state.location.pathname })
    // The link is to this app, and the token is in its path: the path is enough.
    await router.navigate({ href: `${new URL(url).pathname}${stringifySearch({ naar: to })}` })
  }
  return (
    <Button variant="default" leftSection={<EyeIcon size={20} />} {...look} loading={busy} onClick={() => void act({ run: go })}>
      Inloggen als<span className="unseen"> {firstName}</span>
    </Button>
  )
}
