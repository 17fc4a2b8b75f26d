import { Avatar, IconButton, Spinner, useActiveChain } from '@openappkit/appkit-ui/elements'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createStroke } from './icons/createStroke'
import { recipientProblemText } from './recipientProblemText'
import type { SendFieldProps } from './SendFieldProps'

const ClearIcon: () => ReactNode = /* @__PURE__ */ createStroke('x', 'M18 6 6 18M6 6l12 12')

export interface RecipientPanelProps extends SendFieldProps {
  /** Called when the user presses Enter, because the field has a single line. */
  readonly onEnter: () => void
}

/**
 * The field for the recipient, an address or a name. Long text wraps, so that the whole address is readable. If the
 * recipient's address differs from the text, it appears below. Parts `send-panel`, `send-to`, `send-to-field`,
 * `send-address`, `send-error`.
 */
export function RecipientPanel({ controller, draft, onEnter, translator }: RecipientPanelProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const network = useActiveChain()?.network?.name ?? ''
  const { t } = translator
  const { recipient, recipientText: text } = draft
  const error = recipient.kind === 'invalid' ? recipientProblemText(recipient, t, network) : undefined
  const clear = (): void => {
    controller.typeRecipient('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <section className="send-panel" part="send-panel" data-invalid={error ? true : undefined}>
      <label className="send-label" htmlFor={id}>
        {t('to')}
        <span className="visually-hidden"> {t('recipientHint')}</span>
      </label>
      <div className="send-to" part="send-to">
        {recipient.kind === 'found' && <Avatar address={recipient.address} src={recipient.avatarUrl} size={32} />}
        <div className="send-to-text">
          <div className="send-to-field" data-value={text}>
            <textarea
              id={id}
              ref={field}
              part="send-to-field"
              rows={1}
              value={text}
              dir={text ? 'auto' : undefined}
              placeholder={t('recipientHint')}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={`send-warning-imitation ${id}-found`}
              onKeyDown={onKeyDown}
              // Neither addresses nor names contain line breaks.
              onChange={event => controller.typeRecipient(event.target.value.replace(/[\r\n]+/g, ''))}
            />
          </div>
          <p id={`${id}-found`} className="send-found">
            {recipient.kind === 'found' && recipient.address !== text.trim() && (
              <bdi className="send-address" part="send-address" dir="ltr">
                {recipient.address}
              </bdi>
            )}
            {error && (
              <span className="send-error" part="send-error" role="alert">
                {error}
              </span>
            )}
          </p>
        </div>
        {recipient.kind === 'unknown' && <Spinner />}
        {text && <IconButton icon={<ClearIcon />} label={t('clear')} onClick={clear} />}
      </div>
    </section>
  )
}
