import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { signIn } from '../../../lib/signIn'

/** Renders on the server for the account in the session cookie. The server trusts nothing else from the browser. */
export default async function MembersPage(): Promise<ReactNode> {
  const session = await signIn.getSession({ headers: await headers() })
  if (!session)
    return (
      <main>
        <h1>Members only</h1>
        <p>Connect your wallet and sign in to read this page.</p>
      </main>
    )
  return (
    <main>
      <h1>Members</h1>
      <dl>
        <dt>Account</dt>
        <dd data-testid="member">{session.address}</dd>
        <dt>Network</dt>
        <dd>{session.chainId}</dd>
        <dt>Signed in until</dt>
        <dd>{new Date(session.expiresAt).toISOString()}</dd>
      </dl>
    </main>
  )
}
