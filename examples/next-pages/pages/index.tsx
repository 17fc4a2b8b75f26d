import { kitCookies } from '@openappkit/appkit'
import type { GetServerSideProps } from 'next'
import { Account } from '../components/Account'

/** Passes the wallet's cookies to the page, and no others. */
export const getServerSideProps: GetServerSideProps<{ cookie: string }> = async ({ req }) => ({
  props: { cookie: kitCookies(req.headers.cookie) },
})

export default function Page() {
  return <Account />
}
