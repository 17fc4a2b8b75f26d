/**
 * Elements and hooks for a way to connect that a feature adds to the Connect view. All of them are part of the modal's
 * first file, so a component that imports only these adds nothing but itself to the first open.
 */
export { IconButton, type IconButtonProps } from '../elements/IconButton'
export { Spinner } from '../elements/Spinner'
export { textIn } from '../i18n/TextByLanguage'
export { useTranslator } from '../i18n/useTranslator'
export { type Announce, useAnnounce } from '../kit/useAnnounce'
export { useKit } from '../kit/useKit'
export { useSnapshot } from '../kit/useSnapshot'
export { defineSheet, type Sheet, type SheetLayer } from '../styles/defineSheet'
export { useSheet } from '../styles/useSheet'
