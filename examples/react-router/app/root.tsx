import '@openappkit/appkit/styles.css'
import './style.css'
import { kitCookies } from '@openappkit/appkit'
import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router'
import { Wallet } from './Wallet'

export const meta = () => [{ title: 'OpenAppKit with React Router' }]
export const links = () => [{ rel: 'icon', href: 'data:,' }]

/** Passes the wallet's cookies to the page, and no others. */
export function loader({ request }: LoaderFunctionArgs) {
  return { cookie: kitCookies(request.headers.get('cookie')) }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { cookie } = useLoaderData<typeof loader>()
  return (
    <Wallet cookie={cookie}>
      <Outlet />
    </Wallet>
  )
}
