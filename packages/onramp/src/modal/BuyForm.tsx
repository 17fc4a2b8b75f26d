import { Button, Link, Notice, useActiveChain, useAnnouncement, useKit } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { blockerOf } from '../draft/blockerOf'
import { chosenQuote, type OnrampFormState } from '../OnrampForm'
import { AmountPanel } from './AmountPanel'
import { buyButton } from './buyButton'
import { limitText } from './limitText'
import { MarketChoices } from './MarketChoices'
import type { OnrampProps } from './OnrampProps'
import { ProviderChoices } from './ProviderChoices'
import { problemText } from './problemText'
import { QuoteFacts } from './QuoteFacts'
import { ReceivePanel } from './ReceivePanel'
import { countryName } from './regionNames'

export interface BuyFormProps extends OnrampProps {
  readonly value: OnrampFormState
}

/** The form of a purchase. Its button is always enabled and says what is missing. Part `buy-form`. */
export function BuyForm({ flow, translator, value }: BuyFormProps): ReactNode {
  const kit = useKit()
  const form = useRef<HTMLFormElement>(null)
  const { locale, t } = translator
  const { draft, quotes } = value
  const catalog = value.catalog.status === 'ready' ? value.catalog.catalog : undefined
  const blocker = blockerOf(draft, catalog)
  const quote = chosenQuote(value)
  const button = buyButton(value, blocker, translator)
  const shared = { flow, translator, draft, catalog }
  const isAbroad = catalog !== undefined && catalog.assets.length === 0
  const { asset } = draft
  const figures = quote?.figures
  useAnnouncement(
    figures && asset
      ? t('receiveNow', { amount: exactAmount(figures.amount, asset.decimals, asset.symbol, locale) })
      : undefined,
  )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (button.isLoading) return
    if (button.action === 'start') flow.start()
    else if (button.action === 'refresh') flow.form.refresh()
    else focusBlocker(form.current, blocker)
  }
  return (
    <form ref={form} className="buy-form" part="buy-form" noValidate onSubmit={onSubmit}>
      {!isAbroad && (
        <div className="buy-panels">
          <AmountPanel {...shared} error={limitText({ blocker, catalog, draft, quotes }, translator)} />
          <ReceivePanel {...shared} quote={quote} isLoading={quotes.status === 'loading'} />
        </div>
      )}
      <MarketChoices {...shared} />
      {isAbroad && <AbroadNotice country={draft.country} translator={translator} />}
      {quote && quotes.status === 'ready' && (
        <>
          <ProviderChoices {...shared} quotes={quotes.quotes} chosen={quote} />
          <QuoteFacts quote={quote} translator={translator} />
          {quote.provider.isSandbox && <Notice>{t('sandboxDetail')}</Notice>}
        </>
      )}
      <FormNotice {...shared} value={value} />
      {isAbroad ? (
        <Button fullWidth onClick={() => kit.router.push('WalletReceive')}>
          {t('receive')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" fullWidth loading={button.isLoading}>
          {button.text}
        </Button>
      )}
      <HelpLink isSmartAccount={draft.account?.isSmartAccount ?? false} translator={translator} />
    </form>
  )
}

interface AbroadNoticeProps extends Pick<OnrampProps, 'translator'> {
  readonly country: string | undefined
}

function AbroadNotice({ country, translator }: AbroadNoticeProps): ReactNode {
  const network = useActiveChain()?.network?.name ?? ''
  const { locale, t } = translator
  return (
    <Notice tone="caution">
      {t('notInCountry', { country: countryName(country, locale) })}.{' '}
      {t('notInCountryDetail', { network: shortened(network) })}
    </Notice>
  )
}

interface HelpLinkProps extends Pick<OnrampProps, 'translator'> {
  readonly isSmartAccount: boolean
}

function HelpLink({ isSmartAccount, translator }: HelpLinkProps): ReactNode {
  const kit = useKit()
  return (
    <p className="buy-help">
      <Link
        onClick={() => {
          kit.events.track('SELECT_WHAT_IS_A_BUY', { isSmartAccount })
          kit.router.push('WhatIsABuy')
        }}
      >
        {translator.t('whatIsBuy')}
      </Link>
    </p>
  )
}

/** Why there is no price, or why the purchase didn't start. */
function FormNotice({ translator, value }: BuyFormProps): ReactNode {
  const { locale, t } = translator
  const { catalog, draft, problem, quotes } = value
  const error =
    problem ?? (catalog.status === 'failed' ? catalog.error : quotes.status === 'failed' ? quotes.error : undefined)
  if (error) return <Notice tone="caution">{problemText(error, t)}</Notice>
  if (quotes.status !== 'ready' || quotes.quotes.quotes.length > 0) return null
  const { skipped } = quotes.quotes
  // The field shows a limit.
  if (skipped.some(({ limits }) => limits)) return null
  const isTemporary = skipped.length === 0 || skipped.some(({ reason }) => reason === 'unavailable')
  return (
    <Notice tone="caution">
      {isTemporary
        ? t('noPrice')
        : t('noProvider', {
            symbol: shortened(draft.asset?.symbol ?? ''),
            country: countryName(draft.country, locale),
          })}
    </Notice>
  )
}

/** Moves the focus to the first input that the form lacks. */
function focusBlocker(form: HTMLFormElement | null, blocker: string | undefined): void {
  const selects = form?.querySelectorAll<HTMLElement>('select')
  if (blocker === 'country') selects?.[0]?.focus()
  else if (blocker === 'subdivision') selects?.[1]?.focus()
  else form?.querySelector<HTMLElement>('input')?.focus()
}
