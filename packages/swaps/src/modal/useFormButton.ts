import { useActiveChain } from '@openappkit/appkit-ui/elements'
import { blockerOf, type SwapBlocker } from '../draft/blockerOf'
import type { SwapLock } from './SwapArguments'
import type { FormValue, SwapProps } from './SwapProps'

/** The form's button: its text, and what it does. */
export interface FormButton {
  readonly text: string
  readonly action: 'review' | 'refresh' | 'fix'
  readonly blocker?: SwapBlocker | undefined
  readonly isLoading: boolean
}

/** Returns the button for the state of the form. Its text always says what is missing. */
export function useFormButton(
  value: FormValue,
  locked: readonly SwapLock[],
  { t }: SwapProps['translator'],
): FormButton {
  const coin = useActiveChain()?.network?.nativeCurrency.symbol ?? ''
  const { draft, quote } = value
  const blocker = blockerOf(draft)
  const changeable = (['to', 'from'] as const).find(side => !locked.includes(`${side}Token`))
  const fix = (text: string): FormButton => ({ text, action: 'fix', blocker, isLoading: false })
  if (value.status === 'preparing') return { text: t('checking'), action: 'review', isLoading: true }
  if (blocker === 'from' || blocker === 'to') return fix(t('selectToken'))
  if (blocker === 'amount' || blocker === 'invalidAmount') return fix(t('enterAmount'))
  if (blocker === 'balance') return fix(t('notEnough', { symbol: draft.from?.symbol ?? '' }))
  // The user may add coins, so the button checks again.
  if (value.problem?.code === 'swap/insufficient-fee')
    return { text: t('notEnoughForFee', { symbol: coin }), action: 'review', isLoading: false }
  switch (quote.status) {
    case 'idle':
      return { text: t('gettingPrice'), action: 'refresh', isLoading: true }
    case 'loading':
      return quote.previous
        ? { text: t('reviewSwap'), action: 'review', isLoading: true }
        : { text: t('gettingPrice'), action: 'refresh', isLoading: true }
    case 'ready':
      return { text: t('reviewSwap'), action: 'review', isLoading: false }
    case 'expired':
      return { text: t('refreshPrice'), action: 'refresh', isLoading: false }
    case 'failed':
      if (quote.error.code === 'swap/unavailable') return { text: t('tryAgain'), action: 'refresh', isLoading: false }
      return quote.error.code === 'swap/no-route' && changeable
        ? { text: t('selectToken'), action: 'fix', blocker: changeable, isLoading: false }
        : fix(t('reviewSwap'))
  }
}
