import '@openappkit/appkit/styles.css'
import './style.css'
import { kitCookies } from '@openappkit/appkit'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './Wallet'

export const metadata: Metadata = {
  title: 'OpenAppKit with Next.js',
  icons: 'data:,',
}

export default async function Layout({ children }: { children: ReactNode }) {
  const cookie = kitCookies((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Wallet cookie={cookie}>{children}</Wallet>
      </body>
    </html>
  )
}
