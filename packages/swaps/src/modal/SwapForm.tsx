import { Button, IconButton, Notice, useActiveChain, useAnnouncement, useKit } from '@openappkit/appkit-ui/elements'
import { exactAmount, useWatchedAssets } from '@openappkit/appkit-ui/money'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { minimumOf } from '../draft/Slippage'
import { shownQuote } from '../quote/QuoteState'
import { SwitchIcon } from './icons/SwitchIcon'
import { LeftoverNotices } from './LeftoverNotices'
import { PayPanel } from './PayPanel'
import { problemText } from './problemText'
import { QuoteSummary } from './QuoteSummary'
import { ReceivePanel } from './ReceivePanel'
import type { SwapLock } from './SwapArguments'
import type { FormValue, SwapProps } from './SwapProps'
import { useFormButton } from './useFormButton'

export interface SwapFormProps extends SwapProps {
  readonly value: FormValue
  /** Values that the user can't change. */
  readonly locked: readonly SwapLock[]
}

/**
 * The form: what is paid, what is received, and the terms. Its button is always enabled and says what is missing. Parts
 * `swap-form`, `swap-switch`.
 */
export function SwapForm({ controller, locked, translator, value }: SwapFormProps): ReactNode {
  const kit = useKit()
  const form = useRef<HTMLFormElement>(null)
  const coin = useActiveChain()?.network?.nativeCurrency.symbol ?? ''
  const button = useFormButton(value, locked, translator)
  // Keeps the balances of the form's tokens fresh.
  useWatchedAssets()
  const { locale, t } = translator
  const { draft, quote } = value
  const problem = value.status === 'editing' ? value.problem : undefined
  const hasNoQuote = quote.status === 'failed'
  const failure = hasNoQuote ? quote.error : problem
  const symbol = draft.from?.symbol ?? ''
  const offered = quote.status === 'ready' ? quote.quote : undefined
  const { decimals = 0, symbol: received = '' } = offered?.query.to ?? {}
  const least = offered && minimumOf(offered.amountOut, offered.query.slippageBps)
  useAnnouncement(
    least === undefined ? undefined : t('atLeastNow', { amount: exactAmount(least, decimals, received, locale) }),
  )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (button.isLoading) return
    if (button.action === 'refresh') controller.refresh()
    else if (button.action === 'review')
      void controller.review().then(isShown => isShown && kit.router.push('SwapPreview', { title: t('reviewTitle') }))
    else focusBlocker(form.current, button.blocker)
  }
  return (
    <form ref={form} className="swap-form" part="swap-form" noValidate onSubmit={onSubmit}>
      <div className="swap-panels">
        <PayPanel controller={controller} draft={draft} locked={locked} translator={translator} />
        {locked.length === 0 && (
          <span className="swap-switch" part="swap-switch">
            <IconButton
              icon={<SwitchIcon />}
              label={t('switchTokens')}
              onClick={() => controller.switchTokens(locale)}
            />
          </span>
        )}
        <ReceivePanel draft={draft} quote={quote} isLocked={locked.includes('toToken')} translator={translator} />
      </div>
      {failure && <Notice tone="caution">{problemText(failure, t, { symbol, coin }) ?? t('failedDetail')}</Notice>}
      {!hasNoQuote && draft.from && draft.to && draft.amount !== undefined && draft.amount > 0n && (
        <QuoteSummary controller={controller} draft={draft} quote={shownQuote(quote)} translator={translator} />
      )}
      <LeftoverNotices controller={controller} translator={translator} />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        loading={button.isLoading}
        onMouseDown={event => event.preventDefault()}
      >
        {button.text}
      </Button>
    </form>
  )
}

/** Moves the focus to what the form lacks. */
function focusBlocker(form: HTMLFormElement | null, blocker: string | undefined): void {
  const target = blocker === 'from' ? '[data-side="from"]' : blocker === 'to' ? '[data-side="to"]' : 'input'
  form?.querySelector<HTMLElement>(target)?.focus()
}
