import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { Image, type Translator, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SendReview } from '../review/SendReview'
import type { SendAccount } from '../SendAccount'
import { exactAmount } from './exactAmount'
import type { sendEn } from './locales/send.en'
import { Money } from './Money'
import { shortened } from './shortened'

export interface SendFactsProps {
  readonly review: SendReview
  /** Base units of the token that leave the account. */
  readonly sent: bigint
  readonly translator: Translator<typeof sendEn>
}

/** Network, fee and remaining balance of a transfer. Part `send-facts`. */
export function SendFacts({ review, sent, translator: { locale, t } }: SendFactsProps): ReactNode {
  const { account, balance, fee, token } = review
  const { nativeCurrency: coin, name, assets } = account.network
  const price = useCoinPrice(account)
  const feeWorth = fee === undefined ? undefined : fiatValue(fee, coin.decimals, price)
  const after = balance - sent - (token.address === undefined ? (fee ?? 0n) : 0n)
  const left = `${showAmount(after < 0n ? 0n : after, token.decimals, { locale })}\u00a0${shortened(token.symbol)}`
  return (
    <dl className="send-facts" part="send-facts">
      <div>
        <dt>{t('network')}</dt>
        <dd>
          <Image src={assets?.imageUrl} name={name} size="small" shape="circle" />
          <bdi>{name}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('fee')}</dt>
        <dd>
          {fee === undefined ? t('feeInWallet') : exactAmount(fee, coin.decimals, coin.symbol, locale)}
          {feeWorth !== undefined && (
            <span className="send-second">
              <Money value={feeWorth} locale={locale} as={amount => t('worth', { amount })} />
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd>
          <bdi>{left}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** Returns the last known price of the network's native asset, or undefined if it is unknown. */
function useCoinPrice({ address, network }: SendAccount): number | undefined {
  const portfolio = useKit().controller(PortfolioController)
  const states = useSnapshot(portfolio.state)
  const { caipNetworkId, chainNamespace: namespace } = network
  const state = portfolio.of({ namespace, address, caipNetworkId }, states)
  const held = 'portfolio' in state ? state.portfolio.assets : []
  return held.find(({ tokenAddress }) => tokenAddress === undefined)?.price
}
