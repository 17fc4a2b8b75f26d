import '@openappkit/appkit/styles.css'
import '../components/style.css'
import type { AppProps } from 'next/app'
import Head from 'next/head'
import { Wallet } from '../components/Wallet'

export default function App({ Component, pageProps: { cookie, ...props } }: AppProps<{ cookie: string }>) {
  return (
    <>
      <Head>
        <title>OpenAppKit with Next.js</title>
        <link rel="icon" href="data:," />
      </Head>
      <Wallet cookie={cookie}>
        <Component {...props} />
      </Wallet>
    </>
  )
}
