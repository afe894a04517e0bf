import { useRouter } from '@tanstack/react-router'
import { useAct } from '#care/act/use-act.ts'
import { useChange } from '#client/cache.ts'
import { rememberWanted } from '#client/wanted-path.ts'
import { Button, type ButtonLook } from '#components/controls/button.tsx'
import { EyeIcon } from '#components/marks/icons.tsx'

type Props = ButtonLook & { uuid: string; firstName: string | undefined }

/** Leads to the screen on which one logs in as somebody, in this tab. */
export function LoginAs({ uuid, firstName, ...look }: Props) {
  const make = useChange('POST /user_tokens/impersonate')
  const router = useRouter()
  const { busy, act } = useAct()
  const go = async () => {
    const { url } = await make.run({ body: { user: uuid } })
    // Whoever stops looking along comes back here.
    rememberWanted({ path: router.state.location.href, pathname: router.state.location.pathname })
    // The link is of this app: the token is in its path alone.
    await router.navigate({ href: new URL(url).pathname })
  }
  return (
    <Button variant="default" leftSection={<EyeIcon size={20} />} {...look} loading={busy} onClick={() => void act({ run: go })}>
      Inloggen als<span className="unseen"> {firstName}</span>
    </Button>
  )
}
