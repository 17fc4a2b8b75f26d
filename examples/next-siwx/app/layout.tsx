import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@openappkit/appkit/styles.css'
import './site.css'

export const metadata: Metadata = {
  title: 'Sign in with OpenAppKit',
  description: 'A members’ page for users who sign in with a wallet.',
}

export default function RootLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
