import { type AppKitInstance, useAppKit, useAppKitAccount } from '@openappkit/appkit/react'
import type { ReactNode } from 'react'
import { fill } from '../words/loadWords'
import { useWords } from '../words/WordsContext'
import { connectDemoWallet } from './connectDemoWallet'
import { FactGrid } from './FactGrid'
import { useOutcome } from './useOutcome'

/** Introduces the kit, with the ways to connect and measured facts. */
export function Hero({ kit, hasSignIn }: { readonly kit: AppKitInstance; readonly hasSignIn: boolean }): ReactNode {
  const words = useWords()
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  const [outcome, run] = useOutcome()
  const isWaiting = outcome.status === 'waiting'
  const connect = () => connectDemoWallet(kit, hasSignIn).then(() => '')
  return (
    <section className="hero" aria-labelledby="headline">
      <h1 id="headline">{words.headline}</h1>
      <p className="intro">{words.intro}</p>
      <div className="ways">
        {isConnected && !isWaiting ? (
          <button type="button" className="primary" onClick={() => void open()}>
            {words.openAccount}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="primary"
              aria-disabled={isWaiting}
              onPointerEnter={() => kit.prefetch()}
              onFocus={() => kit.prefetch()}
              onClick={() => isWaiting || void run(connect)}
            >
              {words.connectDemo}
            </button>
            <button type="button" onClick={() => void open()}>
              {words.connectOther}
            </button>
          </>
        )}
      </div>
      <p role="status" className="result" data-status={outcome.status}>
        {outcome.status === 'waiting' && words.waiting}
        {outcome.status === 'declined' && words.declined}
        {outcome.status === 'failed' && fill(words.failed, { reason: outcome.reason })}
      </p>
      <FactGrid />
    </section>
  )
}
