import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../elements/IconButton'
import { QrCode, type QrCodeProps } from '../../elements/QrCode'
import { useTranslator } from '../../i18n/useTranslator'
import { CloseIcon } from '../../icons/CloseIcon'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import css from './EnlargeableCode.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Shows a QR code that fills the screen when pressed, for old cameras. Parts `code-enlarge`, `large-code`. */
export function EnlargeableCode(props: QrCodeProps): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const [isLarge, setLarge] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useSheet(sheet)
  useLayoutEffect(() => {
    if (isLarge) dialog.current?.showModal()
  }, [isLarge])
  const close = () => dialog.current?.close()
  // React passes these events on to the modal, which would close too.
  const keep = (event: SyntheticEvent) => event.stopPropagation()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') keep(event)
  }
  const onClose = (event: SyntheticEvent) => {
    keep(event)
    setLarge(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <QrCode {...props} />
      <button
        ref={button}
        className="code-enlarge"
        part="code-enlarge"
        type="button"
        aria-label={messages.t('code.enlarge')}
        title={messages.t('code.enlarge')}
        onClick={() => setLarge(true)}
      />
      {isLarge && (
        <dialog
          ref={dialog}
          className="large-code"
          part="large-code"
          data-theme="light"
          aria-label={props.label}
          onClick={close}
          onCancel={keep}
          onClose={onClose}
          onKeyDown={onKeyDown}
        >
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={close} />
          <QrCode {...props} />
        </dialog>
      )}
    </>
  )
}
