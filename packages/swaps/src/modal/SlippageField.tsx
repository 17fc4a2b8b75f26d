import { parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import { type ReactNode, useId, useState } from 'react'
import { highSlippage, slippageBounds, slippageBpsOf, slippagePresets } from '../draft/Slippage'
import type { SwapDraft } from '../draft/SwapDraft'
import { percentText } from './percentText'
import type { SwapProps } from './SwapProps'

export interface SlippageFieldProps extends SwapProps {
  readonly draft: SwapDraft
}

/**
 * The choice of the slippage: automatic, a preset or a custom percentage. Only the user changes it. Parts
 * `swap-slippage`, `swap-choice`.
 */
export function SlippageField({ controller, draft, translator }: SlippageFieldProps): ReactNode {
  const id = useId()
  const { locale, t } = translator
  const { from, slippage, to } = draft
  const isPreset = slippage === 'auto' || slippagePresets.includes(slippage)
  const [custom, setCustom] = useState(isPreset ? undefined : printAmount(BigInt(slippage), 2, locale))
  const isCustom = custom !== undefined
  const choices = ['auto' as const, ...slippagePresets].map(value => ({
    value,
    text:
      value === 'auto'
        ? t('slippageAuto', { percent: percentText(slippageBpsOf('auto', from, to), locale) })
        : percentText(value, locale),
  }))
  const type = (text: string): boolean => {
    setCustom(text)
    const bps = bpsOf(text, locale)
    return bps !== undefined && controller.setSlippage(bps)
  }
  const bps = isCustom ? bpsOf(custom, locale) : undefined
  const isWrong =
    isCustom && custom !== '' && (bps === undefined || bps < slippageBounds.min || bps > slippageBounds.max)
  const [min, max] = [slippageBounds.min, slippageBounds.max].map(bound => percentText(bound, locale))
  return (
    <fieldset className="swap-slippage" part="swap-slippage">
      <legend className="swap-label">{t('slippage')}</legend>
      <div className="swap-choices">
        {choices.map(({ text, value }) => (
          <button
            key={value}
            type="button"
            className="swap-choice"
            part="swap-choice"
            aria-pressed={!isCustom && slippage === value}
            onClick={() => {
              setCustom(undefined)
              controller.setSlippage(value)
            }}
          >
            {text}
          </button>
        ))}
        <button
          type="button"
          className="swap-choice"
          part="swap-choice"
          aria-pressed={isCustom}
          onClick={() => setCustom('')}
        >
          {t('slippageCustom')}
        </button>
      </div>
      {isCustom && (
        <input
          className="swap-percent"
          part="swap-percent"
          inputMode="decimal"
          aria-label={t('slippageField')}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          placeholder={percentText(100, locale)}
          value={custom}
          onChange={event => type(event.target.value)}
        />
      )}
      {isWrong && (
        <p className="swap-error" part="swap-error" id={`${id}-error`} role="alert">
          {t('slippageBounds', { min: min ?? '', max: max ?? '' })}
        </p>
      )}
      {slippage !== 'auto' && slippage > highSlippage && <p className="swap-caution">{t('slippageHigh')}</p>}
    </fieldset>
  )
}

/** Reads a percentage with up to two decimals. Undefined if it isn't one. */
function bpsOf(text: string, locale: string): number | undefined {
  try {
    return Number(parseAmount(text.replace(/[%٪\s]/gu, ''), 2, locale))
  } catch {
    return undefined
  }
}
