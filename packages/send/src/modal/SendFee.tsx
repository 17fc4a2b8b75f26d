import type { Translator } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendAccount } from '../SendAccount'
import type { sendEn } from './locales/send.en'
import { shownFee, shownFeeWorth } from './shownFee'

export interface SendFeeProps {
  /** Base units of the coin. */
  readonly fee: bigint
  readonly coin: SendAccount['network']['nativeCurrency']
  /** The fee in money, if the coin's price is known. */
  readonly worth: bigint | undefined
  readonly translator: Pick<Translator<typeof sendEn>, 'locale' | 't'>
}

/** A network fee, rounded up: first in money, then in the coin. Every digit is in the tooltip. */
export function SendFee({ coin, fee, translator: { locale, t }, worth }: SendFeeProps): ReactNode {
  const inCoin = (
    <bdi title={exactAmount(fee, coin.decimals, coin.symbol, locale)}>
      {shownFee(fee, coin.decimals, locale)}
      {'\u00a0'}
      {shortened(coin.symbol)}
    </bdi>
  )
  if (worth === undefined) return inCoin
  return (
    <>
      <Money value={shownFeeWorth(worth)} locale={locale} as={amount => t('worth', { amount })} />{' '}
      <span className="send-second">{inCoin}</span>
    </>
  )
}
