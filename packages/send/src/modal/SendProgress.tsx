import { truncateAddress } from '@openappkit/appkit-core/format'
import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import {
  Button,
  ButtonLink,
  Message,
  Notice,
  type Translator,
  useActiveConnection,
  useKit,
  WalletStatusImage,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { SendReview } from '../review/SendReview'
import type { SendController } from '../SendController'
import { exactAmount } from './exactAmount'
import type { sendEn } from './locales/send.en'
import { type ProgressState, sendScene } from './sendScene'
import { shortened } from './shortened'

/** Failures that a retry can't fix: the user has to change the form. */
const final =
  /^(?:send\/(?!failed|estimate-failed|name-unverified)|amount\/|token\/|network\/|transaction\/insufficient)/

/** Returns true if the same request can go to the wallet again. */
function canRetry(value: ProgressState): boolean {
  if (value.status !== 'failed') return value.status === 'declined' || value.status === 'pendingInWallet'
  return value.hash === undefined && !final.test(value.error.code)
}

/** Returns the values for the messages: the exact amount, and the recipient by name or short address. */
function namesOf({ amount, recipient: { address, name = '' }, token }: SendReview, locale: string) {
  return {
    amount: exactAmount(amount, token.decimals, token.symbol, locale),
    recipient: name || truncateAddress(address),
    symbol: token.symbol,
    name,
  }
}

export interface SendProgressProps {
  readonly value: ProgressState
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}

/** The progress and outcome of a transfer, with the next actions. Parts `send-progress`, `send-actions`. */
export function SendProgress({ controller, translator, value }: SendProgressProps): ReactNode {
  const kit = useKit()
  const primary = useRef<HTMLButtonElement>(null)
  const { locale, t } = translator
  const active = useActiveConnection()
  const { account } = value.review
  const wallet = shortened(active?.name ?? t('unknownWallet'))
  const coin = account.network.nativeCurrency.symbol
  const scene = sendScene(value, t, { ...namesOf(value.review, locale), wallet, coin })
  const hash = value.status === 'replaced' ? value.by : 'hash' in value ? value.hash : undefined
  const explorer = hash === undefined ? undefined : transactionUrl(account.network, hash)
  const fee = 'raisedFee' in value ? value.raisedFee : undefined
  const inCoin = (units = 0n): string => exactAmount(units, account.network.nativeCurrency.decimals, coin, locale)
  const isRetried = canRetry(value)
  // The transfer can't be changed anymore.
  const isOver = hash !== undefined || value.status === 'uncertain'
  useLayoutEffect(() => {
    if (isRetried) primary.current?.focus({ preventScroll: true })
  }, [isRetried])
  const end = (): void => {
    controller.reset()
    kit.router.reset('Account')
  }
  return (
    <div className="send-progress" part="send-progress">
      <Message
        role="status"
        title={scene.title}
        detail={scene.detail}
        media={<WalletStatusImage src={active?.imageUrl} name={wallet} status={scene.ring} />}
      />
      {fee !== undefined && (
        <Notice tone="negative">{t('feeRaised', { fee: inCoin(fee), reviewed: inCoin(value.review.fee) })}</Notice>
      )}
      <div className="send-actions" part="send-actions">
        {isOver ? (
          <Button fullWidth variant={explorer ? 'neutral' : 'primary'} onClick={end}>
            {t('done')}
          </Button>
        ) : (
          <Button
            fullWidth
            variant={value.status === 'failed' && !isRetried ? 'primary' : 'neutral'}
            onClick={() => controller.edit()}
          >
            {t('back')}
          </Button>
        )}
        {isRetried && (
          <Button elementRef={primary} variant="primary" fullWidth onClick={() => void controller.confirm()}>
            {t('tryAgain')}
          </Button>
        )}
        {explorer && <ButtonLink href={explorer}>{t('explorer')}</ButtonLink>}
      </div>
    </div>
  )
}
