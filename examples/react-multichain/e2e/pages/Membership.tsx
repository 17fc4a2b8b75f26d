import { useAppKitAccount } from '@openappkit/appkit/react'
import { type ReactNode, useEffect, useState } from 'react'

interface Answer {
  readonly sessions: readonly { readonly data: { readonly chainId: string; readonly accountAddress: string } }[]
}

/** Shows the signed-in accounts from the app's server. Fetches them on mount and after each event. */
export function Membership({ server }: { server: EventTarget }): ReactNode {
  const { caipAddress } = useAppKitAccount()
  const [members, setMembers] = useState<readonly string[]>([])
  useEffect(() => {
    let latest = 0
    const ask = async (): Promise<void> => {
      const requestId = ++latest
      const answer = await askServer()
      // Only the latest request counts.
      if (requestId === latest) setMembers(answer)
    }
    const askAgain = () => void ask()
    askAgain()
    server.addEventListener('told', askAgain)
    return () => {
      latest = Number.POSITIVE_INFINITY
      server.removeEventListener('told', askAgain)
    }
  }, [server])
  return (
    <section aria-label="Membership">
      <h2>Membership</h2>
      <dl>
        <dt>In use</dt>
        <dd data-testid="in-use">{caipAddress ?? 'nobody'}</dd>
        <dt>Signed in</dt>
        <dd data-testid="signed-in">{members.length > 0 ? members.join(' ') : 'nobody'}</dd>
      </dl>
    </section>
  )
}

async function askServer(): Promise<readonly string[]> {
  const response = await fetch('/auth/session', { cache: 'no-store' })
  const { sessions } = (await response.json()) as Answer
  return sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)
}
