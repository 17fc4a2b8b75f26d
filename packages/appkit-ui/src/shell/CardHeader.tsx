import type { RouterEntry } from '@openappkit/appkit-core'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { IconButton } from '../elements/IconButton'
import { useTranslator } from '../i18n/useTranslator'
import { CloseIcon } from '../icons/CloseIcon'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import type { DragHandlers } from './dragToDismiss'
import { HeaderLead } from './HeaderLead'
import { useShell } from './ShellContext'

export interface CardHeaderProps {
  readonly titleId: string
  readonly drag: DragHandlers | undefined
}

/**
 * Renders the view's title with the back and close buttons. The title comes first in the DOM, so Tab leads from it to
 * the back button, the close button and the content. Parts `header`, `header-title`.
 */
export function CardHeader({ titleId, drag }: CardHeaderProps): ReactNode {
  const kit = useKit()
  const { views, isEmbedded } = useShell()
  const translator = useTranslator()
  const { stack } = useSnapshot(kit.router.state, { sync: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const entry = (stack[stack.length - 1] ?? { view: 'Connect', params: undefined }) as RouterEntry
  const key = `${stack.length}:${entry.view}`
  const title = useSyncExternalStore(views.subscribe, () => views.title(entry, { kit, translator }))
  // Focuses the title of a new view, so that it is announced and Tab starts there. An embedded card doesn't take focus.
  const shownKey = useRef(isEmbedded ? key : '')
  useLayoutEffect(() => {
    // The title of a loading view isn't known yet.
    if (shownKey.current === key || !title) return
    shownKey.current = key
    heading.current?.focus({ preventScroll: true })
  }, [key, title])
  const isHidden = views.isTitleHidden(entry.view)
  return (
    <header className="header" part="header" {...drag}>
      <h1
        key={key}
        ref={heading}
        id={titleId}
        tabIndex={-1}
        className={isHidden ? 'visually-hidden' : 'header-title'}
        part="header-title"
      >
        <bdi>{title}</bdi>
      </h1>
      <HeaderLead view={entry.view} canGoBack={stack.length > 1} />
      {!isEmbedded && (
        <IconButton icon={<CloseIcon />} label={translator.t('close')} onClick={() => kit.modal.safeClose()} />
      )}
    </header>
  )
}
