import type { ReactNode } from 'react'
import { Icon } from '../../features/Icon'
import { useAccountItems } from '../../features/useAccountItems'
import { textIn } from '../../i18n/TextByLanguage'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { shownAccountButtons } from './shownAccountButtons'

/** Renders the active account's actions. Parts `account-buttons`, `account-button`; attribute `data-name`. */
export function AccountButtons(): ReactNode {
  const kit = useKit()
  const { locale } = useTranslator()
  const { items, isLoading } = useAccountItems()
  // Rerender if anything changes that a button depends on: options, account or network.
  useSnapshot(kit.options.state)
  useSnapshot(kit.chains.state)
  const buttons = shownAccountButtons(kit, items.buttons)
  if (buttons.length === 0 && !isLoading) return null
  return (
    <div className="account-buttons" part="account-buttons">
      {buttons.map(({ name, view, label, icon }) => (
        <button
          key={name}
          className="account-button"
          part="account-button"
          type="button"
          data-name={name}
          // Views behind account buttons take no arguments.
          onClick={() => kit.router.push(view as 'WalletReceive')}
        >
          <Icon {...icon} />
          {textIn(label, locale)}
        </button>
      ))}
    </div>
  )
}
