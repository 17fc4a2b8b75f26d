import { AppKitNetworkButton, useAppKitAccount, useAppKitNetwork } from '@openappkit/appkit/react'
import type { ReactNode } from 'react'
import { shortAddress } from '../wallet/shownValues'
import { fill } from '../words/loadWords'
import { useWords } from '../words/WordsContext'
import { ActionRow } from './ActionRow'
import { TokenIcon } from './TokenIcon'
import { useWalletActions } from './useWalletActions'

const message = 'Hello from OpenAppKit'

export interface ActionCardProps {
  /** Address to pay on each chain. */
  readonly recipients: Readonly<Record<string, string>>
}

/** A fictional app: what it can do with the active account. */
export function ActionCard({ recipients }: ActionCardProps): ReactNode {
  const words = useWords()
  const { caipNetwork, caipNetworkId } = useAppKitNetwork()
  const namespace = caipNetwork?.chainNamespace ?? 'eip155'
  const { address } = useAppKitAccount({ namespace })
  const actions = useWalletActions()
  const to = recipients[namespace] ?? ''
  return (
    <section className="card" aria-labelledby="app-title">
      <header>
        <TokenIcon namespace={namespace} />
        <div>
          <h2 id="app-title" lang="en">
            {words.app}
          </h2>
          <p>{words.appDetail}</p>
        </div>
      </header>
      {actions && address ? (
        <>
          <dl className="account">
            <div>
              <dt>{words.account}</dt>
              <dd>
                <bdi dir="ltr" data-testid="account" title={address}>
                  {shortAddress(address)}
                </bdi>
              </dd>
            </div>
            <div>
              <dt>{words.network}</dt>
              <dd>
                <bdi data-testid="network">{caipNetwork?.name}</bdi>
              </dd>
            </div>
          </dl>
          {/* Results belong to one account on one network. */}
          <ul className="actions" key={`${caipNetworkId}${address}`}>
            <ActionRow
              title={words.sign}
              detail={fill(words.signDetail, { message })}
              button={words.signButton}
              done={words.signed}
              testId="signature"
              action={() => actions.sign(message)}
            />
            <ActionRow
              title={fill(words.send, { amount: actions.amount })}
              detail={fill(words.sendDetail, { address: shortAddress(to) })}
              button={words.sendButton}
              done={words.sent}
              testId="hash"
              action={() => actions.pay(to)}
            />
            <li className="action">
              <div className="action-text">
                <h3>{words.switch}</h3>
                <p>{words.switchDetail}</p>
              </div>
              <AppKitNetworkButton />
            </li>
          </ul>
        </>
      ) : (
        <p className="connect-first">{words.connectFirst}</p>
      )}
    </section>
  )
}
