import type { WalletFeature } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { useAccountItems } from '../../features/useAccountItems'
import { AddIcon } from '../../icons/AddIcon'
import { ExternalIcon } from '../../icons/ExternalIcon'
import { ReceiveIcon } from '../../icons/ReceiveIcon'
import { SwapIcon } from '../../icons/SwapIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWords } from '../words/WordsContext'
import { shownAccountButtons } from './shownAccountButtons'

const icons: { readonly [Name in WalletFeature]: () => ReactNode } = {
  onramp: AddIcon,
  swaps: SwapIcon,
  receive: ReceiveIcon,
  send: ExternalIcon,
}

/** What can be done with the account in use. Parts `account-buttons`, `account-button`; attribute `data-name`. */
export function AccountButtons(): ReactNode {
  const kit = useKit()
  const { t } = useWords()
  const { items, isLoading } = useAccountItems()
  // Whatever decides about an offer wakes this: options, the account and its network.
  useSnapshot(kit.options.state)
  useSnapshot(kit.chains.state)
  const buttons = shownAccountButtons(kit, items.buttons)
  if (buttons.length === 0 && !isLoading) return null
  return (
    <div className="account-buttons" part="account-buttons">
      {buttons.map(({ name, view }) => {
        const Icon = icons[name]
        return (
          <button
            key={name}
            className="account-button"
            part="account-button"
            type="button"
            data-name={name}
            // What stands behind a button of the account needs no arguments.
            onClick={() => kit.router.push(view as 'WalletReceive')}
          >
            <Icon />
            {t(`account.${name}`)}
          </button>
        )
      })}
    </div>
  )
}
