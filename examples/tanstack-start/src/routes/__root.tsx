import '@openappkit/appkit/styles.css'
import '../style.css'
import { kitCookies } from '@openappkit/appkit'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { Wallet } from '../Wallet'

/** Passes the wallet's cookies to the page, and no others. */
const readCookie = createServerFn().handler(() => kitCookies(getRequestHeader('cookie')))

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'OpenAppKit with TanStack Start' },
    ],
    links: [{ rel: 'icon', href: 'data:,' }],
  }),
  loader: () => readCookie(),
  // The browser needs the cookies once, to hydrate the page.
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: Document,
  component: Root,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  return (
    <Wallet cookie={Route.useLoaderData()}>
      <Outlet />
    </Wallet>
  )
}
