import { kitCookies } from '@openappkit/appkit'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './Wallet'
import '@openappkit/appkit/styles.css'
import './site.css'

export const metadata: Metadata = {
  title: 'Sign in with OpenAppKit',
  description: 'A members’ page for whoever signs in with a wallet.',
}

export default async function RootLayout({ children }: { children: ReactNode }): Promise<ReactNode> {
  return (
    <html lang="en">
      <body>
        <Wallet cookie={kitCookies((await headers()).get('cookie'))} localChain={process.env['LOCAL_CHAIN_URL']}>
          {children}
        </Wallet>
      </body>
    </html>
  )
}
