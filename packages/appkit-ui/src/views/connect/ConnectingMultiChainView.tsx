import type { ConnectingMultiChainArguments } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Image } from '../../elements/Image'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import type { ViewComponent } from '../ViewEntry'
import { ChainRow } from './ChainRow'
import css from './ConnectingMultiChainView.css?inline'
import { useConnectAll } from './useConnectAll'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * Lets the user choose on which chain family to connect a wallet that supports several, or connect all of them. Part
 * `multi-chain`.
 */
function ConnectingMultiChain({ params }: { readonly params: ConnectingMultiChainArguments }): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const { name, imageUrl } = params
  // Use the app's order of chains rather than the order in which the wallet announced itself.
  const order = Object.keys(useSnapshot(useKit().chains.state).namespaces)
  const choices = params.choices.toSorted((one, other) => order.indexOf(one.namespace) - order.indexOf(other.namespace))
  const { status, title, text, request } = useConnectAll(name, choices)
  // The row of the chain shows a spinner, so the button has none.
  const isRequesting = status === 'requesting'
  const isRetry = status === 'declined' || status === 'failed'
  useSheet(sheet)
  return (
    <div className="multi-chain" part="multi-chain">
      <Message
        media={<Image src={imageUrl} name={name} size="large" />}
        title={title ?? messages.t('multiChain.title', { wallet: name })}
        detail={text}
      >
        {request && (
          <Button
            variant={isRequesting ? 'neutral' : 'primary'}
            fullWidth
            icon={isRetry && <RetryIcon />}
            aria-disabled={isRequesting || undefined}
            onClick={isRequesting ? undefined : request}
          >
            {isRetry ? t('tryAgain') : messages.t(isRequesting ? 'multiChain.connecting' : 'multiChain.all')}
          </Button>
        )}
      </Message>
      <ul aria-label={messages.t('multiChain.list', { wallet: name })}>
        {choices.map(choice => (
          <ChainRow key={choice.namespace} wallet={name} {...choice} />
        ))}
      </ul>
    </div>
  )
}

export const ConnectingMultiChainView: ViewComponent<'ConnectingMultiChain'> =
  /* @__PURE__ */ withMessages<'ConnectingMultiChain'>(ConnectingMultiChain)
