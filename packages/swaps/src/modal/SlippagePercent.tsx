import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isSlippageAllowed, slippageBounds } from '../draft/Slippage'
import { percentText } from './percentText'
import { readPercent } from './readPercent'
import type { SwapProps } from './SwapProps'

export interface SlippagePercentProps extends Pick<SwapProps, 'translator'> {
  readonly text: string
  readonly onText: (text: string) => void
}

/** The field for a custom slippage. Takes the focus when it appears empty. Parts `swap-percent`, `swap-error`. */
export function SlippagePercent({ onText, text, translator: { locale, t } }: SlippagePercentProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isNew] = useState(text === '')
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const bps = readPercent(text, locale)
  const isWrong = text !== '' && (bps === undefined || !isSlippageAllowed(bps))
  const { max, min } = slippageBounds
  return (
    <>
      <input
        ref={field}
        className="swap-percent"
        part="swap-percent"
        inputMode="decimal"
        aria-label={t('slippageField')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        placeholder={percentText(100, locale)}
        value={text}
        onChange={event => onText(event.target.value)}
      />
      {isWrong && (
        <p className="swap-error" part="swap-error" id={`${id}-error`} role="alert">
          {t('slippageBounds', { min: percentText(min, locale), max: percentText(max, locale) })}
        </p>
      )}
    </>
  )
}
