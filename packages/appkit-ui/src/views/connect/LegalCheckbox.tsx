import { type ReactNode, useId } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { LegalLinks } from './LegalLinks'

export interface LegalCheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Renders the consent checkbox that the app requires before the user can select a wallet. Part `legal-checkbox`. */
export function LegalCheckbox({ checked, onChange }: LegalCheckboxProps): ReactNode {
  const { t } = useTranslator()
  const id = useId()
  return (
    <div className="legal-checkbox" part="legal-checkbox">
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={id}
        onChange={event => onChange(event.target.checked)}
      />
      <span id={id}>
        {t('legal.agree')} <LegalLinks />
      </span>
    </div>
  )
}
