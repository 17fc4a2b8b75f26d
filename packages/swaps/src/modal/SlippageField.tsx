import { printAmount } from '@openappkit/appkit-core/amounts'
import { type ReactNode, useState } from 'react'
import { highSlippage, slippageBpsOf, slippagePresets } from '../draft/Slippage'
import type { SwapDraft } from '../draft/SwapDraft'
import { percentText } from './percentText'
import { readPercent } from './readPercent'
import { SlippagePercent } from './SlippagePercent'
import type { SwapProps } from './SwapProps'

export interface SlippageFieldProps extends SwapProps {
  readonly draft: SwapDraft
}

/**
 * The choice of the slippage: automatic, a preset or a custom percentage. Only the user changes it. Parts
 * `swap-slippage`, `swap-choice`.
 */
export function SlippageField({ controller, draft, translator }: SlippageFieldProps): ReactNode {
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
  const type = (text: string): void => {
    setCustom(text)
    const bps = readPercent(text, locale)
    if (bps !== undefined) controller.setSlippage(bps)
  }
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
      {isCustom && <SlippagePercent text={custom} onText={type} translator={translator} />}
      {slippage !== 'auto' && slippage > highSlippage && <p className="swap-caution">{t('slippageHigh')}</p>}
    </fieldset>
  )
}
