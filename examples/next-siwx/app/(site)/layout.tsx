import { kitCookies } from '@openappkit/appkit'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './Wallet'

/** Passes the kit's cookies to the client, so that the server renders the connected account. */
export default async function SiteLayout({ children }: { children: ReactNode }): Promise<ReactNode> {
  return (
    <Wallet cookie={kitCookies((await headers()).get('cookie'))} localChain={process.env['LOCAL_CHAIN_URL']}>
      {children}
    </Wallet>
  )
}
