import { AddressText, Avatar, Icon, IconButton, Spinner, useKit } from '@openappkit/appkit-ui/elements'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { PasteButton, type PasteProblem } from './PasteButton'
import { RecentList } from './RecentList'
import { RecentRecipients } from './RecentRecipients'
import type { CheckedFieldProps } from './SendFieldProps'

const clearIcon = <Icon name="x" paths={['M18 6 6 18M6 6l12 12']} />

export interface RecipientPanelProps extends CheckedFieldProps {
  /** Called when the user presses Enter, because the field has a single line. */
  readonly onEnter: () => void
}

/**
 * The field for the recipient, an address or a name. Long text wraps, so that the whole address is readable. Without the
 * focus, the field shows an address in groups. If the recipient's address differs from the text, it appears below. An
 * empty field offers to paste and, once it has had the focus, suggests recent recipients. Parts `send-panel`, `send-to`, `send-to-field`, `send-address`, `send-error`.
 */
export function RecipientPanel(props: RecipientPanelProps): ReactNode {
  const { controller, draft, error, isRead, onEnter, timing, translator } = props
  const id = useId()
  const recents = useKit().controller(RecentRecipients)
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasFocused, setFocused] = useState(false)
  const [pasteProblem, setPasteProblem] = useState<PasteProblem>()
  const { locale, t } = translator
  const { recipient, recipientText: text } = draft
  const address = recipient.kind === 'found' ? recipient.address : undefined
  const isAddress = address === text.trim()
  const fill = (value: string): void => {
    setPasteProblem(undefined)
    // Neither addresses nor names contain line breaks.
    controller.typeRecipient(value.replace(/[\r\n]+/g, ''))
  }
  const fillAtOnce = (value: string): void => {
    timing.report()
    fill(value)
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
              onFocus={() => {
                setFocused(true)
                void recents.load()
              }}
              onBlur={timing.report}
              onChange={event => {
                timing.onTyped(event)
                fill(event.target.value)
              }}
            />
            {address !== undefined && isAddress && (
              <div className="send-address" aria-hidden="true">
                <AddressText address={address} />
              </div>
            )}
          </div>
          <div id={`${id}-found`} className="send-found">
            {address !== undefined && !isAddress && (
              <div className="send-address" part="send-address">
                <AddressText address={address} />
              </div>
            )}
            {error && (
              <p className="send-error" part="send-error" role={isRead ? undefined : 'alert'}>
                {error}
              </p>
            )}
            {pasteProblem && <p role="alert">{t(pasteProblem)}</p>}
          </div>
        </div>
        {recipient.kind === 'unknown' && <Spinner />}
        {text ? (
          <IconButton icon={clearIcon} label={t('clear')} onClick={() => fillAtOnce('')} />
        ) : (
          <PasteButton
            label={t('paste')}
            onPaste={fillAtOnce}
            onProblem={problem => {
              setPasteProblem(problem)
              field.current?.focus()
            }}
          />
        )}
      </div>
      {hasFocused && !text && <RecentList label={t('recent')} locale={locale} onChoose={fillAtOnce} />}
    </section>
  )
}
