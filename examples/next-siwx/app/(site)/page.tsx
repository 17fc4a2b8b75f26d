import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { signIn } from '../../lib/signIn'

export default async function HomePage(): Promise<ReactNode> {
  const session = await signIn.getSession({ headers: await headers() })
  return (
    <main>
      <h1>Sign in with your wallet</h1>
      <p data-testid="greeting">{session ? `Welcome, ${session.address}.` : 'You’re not signed in.'}</p>
    </main>
  )
}
