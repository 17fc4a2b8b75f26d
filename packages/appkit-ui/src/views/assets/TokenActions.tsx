import type { ViewRegistry } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Icon } from '../../features/Icon'
import { inHostOrder } from '../../features/inHostOrder'
import { useAccountItems } from '../../features/useAccountItems'
import { textIn } from '../../i18n/TextByLanguage'
import { useKit } from '../../kit/useKit'
import { shownAccountButtons } from '../account/shownAccountButtons'
import { receiveButton } from '../receive/receiveButton'

/** Renders what the user can do with a token: Receive, as first in the account view, and the actions of features. */
export function TokenActions({
  token,
  locale,
}: {
  readonly token: ViewRegistry['TokenDetail']
  readonly locale: string
}): ReactNode {
  const kit = useKit()
  const { items } = useAccountItems()
  const actions = inHostOrder(kit, items.tokenActions).filter(action => action.isOffered?.(kit, token) ?? true)
  const receive = shownAccountButtons(kit, []).find(({ name }) => name === receiveButton.name)
  if (actions.length === 0 && !receive) return null
  return (
    <div className="detail-actions">
      {receive && (
        <Button
          fullWidth
          variant={actions.length === 0 ? 'primary' : 'neutral'}
          icon={<Icon {...receive.icon} />}
          onClick={() => kit.router.push('WalletReceive')}
        >
          {textIn(receive.label, locale)}
        </Button>
      )}
      {actions.map((action, index) => (
        <Button
          key={action.name}
          fullWidth
          variant={index === 0 ? 'primary' : 'neutral'}
          icon={<Icon {...action.icon} />}
          // A feature provides the view, so this package doesn't know its name.
          onClick={() => kit.router.push(action.view as 'Connect', action.argumentsFor(token))}
        >
          {textIn(action.label, locale)}
        </Button>
      ))}
    </div>
  )
}
