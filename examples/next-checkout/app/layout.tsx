import '@openappkit/appkit/styles.css'
import './style.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { setting } from '../lib/settings'
import { Wallet } from './Wallet'

export const metadata: Metadata = {
  title: 'The Poster Shop',
  description: 'A shop that sells one poster, for crypto.',
  icons: 'data:,',
}

export default async function Layout({ children }: { children: ReactNode }) {
  // The settings are those of the running server, not of the build.
  await connection()
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">The Poster Shop</Link>
        </header>
        <Wallet cloud={setting('CLOUD_URL')} projectId={process.env['PROJECT_ID']} chainId={setting('CHAIN_ID')}>
          <main>{children}</main>
        </Wallet>
      </body>
    </html>
  )
}
